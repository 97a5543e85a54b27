import type { Caller } from '../shared/caller.ts';
import { AppError } from '../shared/errors.ts';
import type { Message } from './message.ts';

export interface CardAnswer {
  readonly status: 'accepted' | 'rejected' | 'cancelled';
  readonly reason: string | undefined;
}

/** Answers a card by the very act that the viewing's or the offer's own call does. @throws 409 for anything else */
export async function answerCard(
  message: Message,
  answer: CardAnswer,
  _caller: Caller,
  _now: Date,
): Promise<void> {
  throw new AppError('conflict', `This message can not be ${answer.status}.`, { state: message.kind });
}
