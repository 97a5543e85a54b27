import * as z from 'zod';
import { BoardShare } from './board-day.ts';

/** What happens to a home, draft, sale, complaint or report that the board counts by. */
export const SightedStep = z.enum([
  // A draft; a home has `begun` as well, once it is submitted from one.
  'begun',
  'step1',
  'step2',
  'step3',
  'step4',
  'step5',
  'step6',
  // A home
  'submitted',
  'chosen',
  'paid',
  'published',
  'on',
  'off',
  'offered',
  // A sale
  'accepted',
  'fell_through',
  'exchanged',
  'completed',
  // A complaint or a report
  'opened',
  'closed',
]);
export type SightedStep = z.output<typeof SightedStep>;

/** A step with its instant, or its day in London where no more is known. */
export const Sighting = z.object({ step: SightedStep, at: z.string() });
export type Sighting = z.output<typeof Sighting>;

/**
 * One thing that events were about: all that was seen of it, and the shares that the days have of it. It holds ids and
 * times, and nothing of a person.
 */
export const BoardSubject = z.object({
  id: z.string(),
  seen: z.array(Sighting),
  shares: z.array(BoardShare),
  version: z.int().min(0),
});
export type BoardSubject = z.output<typeof BoardSubject>;

/** Steps that can happen again; of any other the first counts. */
const repeated: ReadonlySet<SightedStep> = new Set(['on', 'off', 'opened', 'closed']);

const toSightingKey = ({ step, at }: Sighting): string => (repeated.has(step) ? `${step} ${at}` : step);

/**
 * All that was seen, in order of time, whatever the order in which it was told and however often.
 */
export function mergeSightings(seen: readonly Sighting[], told: readonly Sighting[]): Sighting[] {
  const earliestFirst = [...seen, ...told].toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.step.localeCompare(other.step),
  );
  const kept = new Map<string, Sighting>();
  for (const sighting of earliestFirst)
    if (!kept.has(toSightingKey(sighting))) kept.set(toSightingKey(sighting), sighting);
  return [...kept.values()];
}
