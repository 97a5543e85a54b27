import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Obstacle } from '../../../web/features/selling/api.ts';
import { findForbiddenTexts } from '../../../web/features/selling/wizard/text-check.ts';

const draft: Parameters<typeof findForbiddenTexts>[0] = {
  description: [{ value: { mainDescription: 'Call me on 07700 900123.' } }],
};
const found: readonly Obstacle[] = [
  { code: 'text_contact', field: 'description', step: 3, text: 'Leave out the phone number.' },
];

/** What a worker does with a draft: answers, says nothing, or fails as one whose script can’t be loaded. */
type Manner = 'answers' | 'hangs' | 'fails' | 'cannot start';
let manner: Manner = 'answers';
const started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    if (manner === 'cannot start') throw new DOMException('Blocked by a policy', 'SecurityError');
    started.push(this);
  }

  postMessage(_: unknown, [port]: readonly MessagePort[]): void {
    if (manner === 'answers') port?.postMessage(found);
    if (manner === 'fails') this.dispatchEvent(new Event('error'));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(async () => {
  // The module keeps a worker that answers: one that fails leaves none for the next test.
  manner = 'fails';
  await findForbiddenTexts(draft);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('findForbiddenTexts', () => {
  test('asks one worker for all drafts, and none for an empty one', async () => {
    manner = 'answers';
    expect(await findForbiddenTexts({})).toEqual([]);
    expect(started).toHaveLength(0);
    expect(await findForbiddenTexts(draft)).toEqual(found);
    expect(await findForbiddenTexts(draft)).toEqual(found);
    expect(started).toHaveLength(1);
  });

  test('finds nothing where the worker says nothing for five seconds, and starts another next time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    manner = 'hangs';
    const [first, second] = [findForbiddenTexts(draft), findForbiddenTexts(draft)];
    const answered = vi.fn();
    void first.then(answered);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([await first, await second]).toEqual([[], []]);
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
    vi.useRealTimers();
    manner = 'answers';
    expect(await findForbiddenTexts(draft)).toEqual(found);
    expect(started).toHaveLength(2);
  });

  test.each([
    ['whose script can’t be loaded', 'fails'],
    ['that can’t be made', 'cannot start'],
  ] as const)('finds nothing with a worker %s, and starts another next time', async (_, how) => {
    manner = how;
    expect(await findForbiddenTexts(draft)).toEqual([]);
    expect(started.every(({ isEnded }) => isEnded)).toBe(true);
    manner = 'answers';
    expect(await findForbiddenTexts(draft)).toEqual(found);
  });
});
