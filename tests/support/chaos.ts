import type { Chaos, FaultyService } from '../../infra/local-cloud/base/chaos.ts';

/** Numbers from 0 to 1, the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Late deliveries arrive after later ones. */
const maxDelayMs = 1_500;

/** What was injected. */
export const injected = { delays: 0, repeats: 0, repeatedBatches: 0, lostResults: 0 };

/** Lambda and the queues give a delivery up after three attempts. */
const maxFailures = 2;
const running = new Map<symbol, number>();
/** Attempts of deliveries that run in functions. */
export function countAttempts(): number {
  return running.size;
}
/** Whether no delivery would be given up for its functions being killed. */
export function canKill(): boolean {
  return [...running.values()].every((failed) => failed < maxFailures);
}

let random: (() => number) | undefined;
const drawChance = (share: number): boolean => random !== undefined && random() < share;
const drawDelay = (): number => (drawChance(0.3) ? Math.floor((random?.() ?? 0) * maxDelayMs) : 0);

/** Services that are out of order, with what decides about each request. */
export const outages = new Map<FaultyService, () => boolean>();

/** The faults of the shared cloud: no faults until `begin`. */
export const chaos: Chaos & { begin: (next: () => number) => void; end: () => void } = {
  begin(next) {
    random = next;
  },
  end() {
    random = undefined;
  },
  listDelays() {
    const delays = drawChance(0.15) ? [drawDelay(), drawDelay()] : [drawDelay()];
    injected.repeats += delays.length - 1;
    injected.delays += delays.filter((one) => one > 0).length;
    return delays;
  },
  // As Lambda: a minute, then two. Hurried retries would all meet the run that they repeat.
  retryMilliseconds: (attempt) => (random ? 60_000 * 2 ** attempt : undefined),
  isBatchRepeated() {
    const repeated = drawChance(0.1);
    if (repeated) injected.repeatedBatches += 1;
    return repeated;
  },
  onAttempt(failed) {
    const attempt = Symbol('attempt');
    running.set(attempt, failed);
    return () => running.delete(attempt);
  },
  isRefused: (service) => outages.get(service)?.() ?? false,
  isResultLost(attempt) {
    // The last attempt of a Lambda event keeps its result: more losses in a row are an outage.
    const lost = attempt === 0 && drawChance(0.1);
    if (lost) injected.lostResults += 1;
    return lost;
  },
};
