import * as z from 'zod';
import type { Routes } from '../../kernel/http/contract.ts';
import { type Need, needs } from '../../kernel/needs.ts';

export type { Need } from '../../kernel/needs.ts';

export interface FunctionSpec {
  /** The file that exports `handler`. */
  readonly entry: `functions/${string}.ts`;
  readonly needs: readonly Need[];
  /**
   * The part of the account's concurrent runs that is kept for the function, in hundredths. It is the most that
   * the function gets, too. Only in a stage whose account has enough.
   */
  readonly reservedPercent?: number;
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}
export interface ApiGroup extends FunctionSpec {
  readonly routes: Routes;
}
/** A function as a subscriber's own file declares it, with the names of its events. */
export const Subscriber = z.strictObject({
  entry: z.templateLiteral(['functions/', z.string(), '.ts']),
  on: z.array(z.string()).min(1).readonly(),
  needs: z.array(z.enum(needs)).readonly(),
  memoryMb: z.int().exactOptional(),
  timeoutSeconds: z.int().exactOptional(),
  /** Its events wait in a queue, and at most so many batches are handled at once. */
  atOnce: z.int().exactOptional(),
});
export type Subscriber = z.output<typeof Subscriber>;
export interface Schedule extends FunctionSpec {
  readonly every: `rate(${string})` | `cron(${string})`;
}
export type Trigger = 'preSignUp' | 'postConfirmation' | 'preTokenGeneration';
