import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import { listCountedAnswers } from '../adapters/first-answer-repository.ts';
import { findResponseTime } from '../adapters/response-time-repository.ts';
import { toResponseMinutes } from '../domain/first-answer.ts';
import type { ResponseTime } from '../domain/response-time.ts';

/** Median minutes of a person's first answers; null with fewer than three answers in 90 days. */
export async function loadResponseTime(userId: UserId): Promise<number | null> {
  return resolveResponseTime(await findResponseTime(userId));
}

/** The minutes of a kept response time, counted again once one of its answers is too old. */
export async function resolveResponseTime(responseTime: ResponseTime | undefined): Promise<number | null> {
  if (!responseTime) return null;
  const time = now();
  if (toUnixSeconds(time) < responseTime.holdsUntil) return responseTime.minutes;
  const answers = await listCountedAnswers(responseTime.userId, time);
  return toResponseMinutes(answers.map(({ minutes }) => minutes));
}
