import type { UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { listAnswerMinutes } from '../adapters/first-answer-repository.ts';
import { toResponseMinutes } from '../domain/first-answer.ts';

/** Median minutes of a person's first answers; null with fewer than three answers in 90 days. */
export async function loadResponseTime(userId: UserId): Promise<number | null> {
  return toResponseMinutes(await listAnswerMinutes(userId, now()));
}
