import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { firstAnswerDays, toResponseMinutes } from './first-answer.ts';

/** The response time of a person and how long it is valid. */
export const ResponseTime = z.object({
  userId: UserId,
  /** The median of the counted answers; null with too few of them. */
  minutes: z.int().nullable(),
  /** Unix second at which the oldest counted answer stops counting. */
  holdsUntil: z.int(),
  /** Unix second at which the newest one does. */
  expiresAt: z.int(),
  version: z.int().min(1),
});
export type ResponseTime = z.output<typeof ResponseTime>;

/** The minutes of a first answer that is stored until it stops counting. */
export interface CountedAnswer {
  readonly minutes: number;
  /** Unix seconds. */
  readonly expiresAt: number;
}

export function toExpirySecond(answeredAt: string): number {
  return toUnixSeconds(answeredAt) + firstAnswerDays * daySeconds;
}

export function createResponseTime(
  userId: UserId,
  answers: readonly CountedAnswer[],
  before: ResponseTime | undefined,
): ResponseTime {
  const ends = answers.map(({ expiresAt }) => expiresAt);
  return {
    userId,
    minutes: toResponseMinutes(answers.map(({ minutes }) => minutes)),
    holdsUntil: Math.min(...ends),
    expiresAt: Math.max(...ends),
    version: (before?.version ?? 0) + 1,
  };
}
