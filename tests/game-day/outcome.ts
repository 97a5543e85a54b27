import type { Reply } from '../support/clients/visitor.ts';

/** What was seen in an outage, and what should have been otherwise. */
export interface Outcome {
  readonly name: string;
  readonly seen: readonly string[];
  readonly broken: readonly string[];
}

/** Collects what a scenario sees. */
export function createRecord(name: string) {
  const seen: string[] = [];
  const broken: string[] = [];
  return {
    see: (text: string): void => void seen.push(text),
    /** Notes a fact that has to be so. */
    expect: (text: string, isSo: boolean): void => {
      seen.push(`${isSo ? '' : 'NOT SO: '}${text}`);
      if (!isSo) broken.push(`${name}: ${text}`);
    },
    finish: (): Outcome => ({ name, seen, broken }),
  };
}

/** How many answers had each status, such as `38 × 200, 2 × 503`. */
export function countStatuses(replies: readonly Pick<Reply, 'status'>[]): string {
  const groups = Object.entries(Object.groupBy(replies, ({ status }) => String(status)));
  return groups.map(([status, all = []]) => `${all.length} × ${status}`).join(', ');
}

export interface Timed<T> {
  readonly value: T;
  readonly ms: number;
}

/** Runs work and measures it, in milliseconds. */
export async function measure<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const start = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - start) };
}

/** The middle and the longest of durations, in milliseconds. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)] ?? 0} ms in the middle, ${sorted.at(-1) ?? 0} ms at most`;
}
