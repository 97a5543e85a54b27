import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasSiteFile } from '../../functions/reach/site-pages/adapters/site-file.ts';

const noon = new Date('2026-11-23T12:00:00.000Z').getTime();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function answerWith(status: () => number) {
  const fetched = vi.fn(async () => new Response(undefined, { status: status() }));
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('SITE_URL', 'https://gable.test');
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  return fetched;
}

describe('whether the site has a file', () => {
  test('is asked once for a file that is there', async () => {
    const fetched = answerWith(() => 200);
    expect([await hasSiteFile('/media/cards/a.jpg'), await hasSiteFile('/media/cards/a.jpg')]).toEqual([
      true,
      true,
    ]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is asked again 30 seconds after a file was not there', async () => {
    let status = 403;
    const fetched = answerWith(() => status);
    expect(await hasSiteFile('/media/cards/b.jpg')).toBe(false);
    status = 200;
    vi.setSystemTime(noon + 29_000);
    expect(await hasSiteFile('/media/cards/b.jpg')).toBe(false);
    expect(fetched).toHaveBeenCalledOnce();
    vi.setSystemTime(noon + 30_000);
    expect(await hasSiteFile('/media/cards/b.jpg')).toBe(true);
  });
});
