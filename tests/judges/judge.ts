import type { RunningSite } from './site.ts';

/** A program of others that looks at the product. */
export interface Judge {
  /** What it finds wrong, one fault a line. */
  readonly findFaults: (site: RunningSite) => Promise<readonly string[]>;
  readonly needsSite: boolean;
}

/** What a judge says that is no fault, by the words that it says it with, each with the reason. */
export type Allowance = readonly (readonly [words: RegExp, reason: string])[];

/** Without what is allowed. @throws Error for an allowance that nothing needs */
export function dropAllowed(faults: readonly string[], allowance: Allowance): readonly string[] {
  const idle = allowance.filter(([words]) => !faults.some((fault) => words.test(fault)));
  const left = faults.filter((fault) => !allowance.some(([words]) => words.test(fault)));
  return [...left, ...idle.map(([words]) => `the allowance ${String(words)} is no longer needed`)];
}
