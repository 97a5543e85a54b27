import * as z from 'zod';

const Question = z.object({
  'detail-type': z.literal('ownership.check_requested.v1'),
  detail: z.object({ meta: z.object({ time: z.iso.datetime() }) }),
});

/**
 * A land register that is asked in the past answers then: the demo's homes were proved on their own days. Everything else
 * reacts at the present.
 * @param now of the cloud's clock, in milliseconds
 * @returns milliseconds that the clock of an event's functions is ahead of it
 */
export function readAhead(event: unknown, now: number): number {
  const question = Question.safeParse(event);
  return question.success ? Math.min(0, Date.parse(question.data.detail.meta.time) - now) : 0;
}
