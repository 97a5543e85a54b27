import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRangeSource } from '../../web/ui/map/streets/range-source.ts';

const file = '/maps/roads-0123456789ab.pmtiles';
const bytes = Uint8Array.from({ length: 900_000 }, (_, at) => (at * 31 + (at >> 8)) & 255);
/** The ranges that were asked for, as in the header. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_file: string, { headers, signal }: RequestInit) => {
    signal?.throwIfAborted();
    const range = new Headers(headers).get('range') ?? '';
    asked.push(range);
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
    return new Response(bytes.slice(Number(first), Number(last) + 1), {
      status: 206,
      headers: { etag: '"a"' },
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const read = async (
  source: ReturnType<typeof createRangeSource>,
  [offset, length]: readonly [number, number],
) => new Uint8Array((await source.getBytes(offset, length)).data);

describe('the ranges of a map file', () => {
  test('have the bytes that were asked for, however they are fetched', async () => {
    const range = fc.tuple(fc.nat({ max: 800_000 }), fc.integer({ min: 1, max: 90_000 }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(range, { maxLength: 6 }), { maxLength: 4 }), async (turns) => {
        const source = createRangeSource(file);
        await source.getBytes(0, 16_384);
        for (const ranges of turns) {
          const before = asked.length;
          const found = await Promise.all(ranges.map((one) => read(source, one)));
          expect(asked.length - before).toBeLessThanOrEqual(ranges.length);
          for (const [nth, [offset, length]] of ranges.entries())
            expect(Buffer.compare(found[nth] ?? Buffer.of(), bytes.subarray(offset, offset + length))).toBe(
              0,
            );
        }
      }),
      { numRuns: 50 },
    );
  });

  test('come in one request where they are near each other, and in their own where they are not', async () => {
    const source = createRangeSource(file);
    await Promise.all([
      read(source, [300_000, 5_000]),
      read(source, [306_000, 2_000]),
      read(source, [600_000, 100]),
    ]);
    expect(asked).toEqual(['bytes=300000-307999', 'bytes=600000-600099']);
  });

  test('are cut from the start of the file once it is known', async () => {
    const source = createRangeSource(file);
    await read(source, [0, 16_384]);
    await read(source, [817, 4_762]);
    expect(asked).toEqual(['bytes=0-16383']);
  });

  test('are not fetched for a tile that left the map, and fail together with their request', async () => {
    const source = createRangeSource(file);
    const gone = new AbortController();
    const left = source.getBytes(400_000, 100, gone.signal);
    const kept = read(source, [400_200, 100]);
    gone.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await kept).toEqual(bytes.slice(400_200, 400_300));
    expect(asked).toEqual(['bytes=400200-400299']);
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    const both = await Promise.allSettled([read(source, [500_000, 10]), read(source, [500_100, 10])]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
