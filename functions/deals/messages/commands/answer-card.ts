import { OfferId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { acceptOffer } from '../../offers/commands/accept-offer.ts';
import { cancelOffer } from '../../offers/commands/cancel-offer.ts';
import { rejectOffer } from '../../offers/commands/reject-offer.ts';
import { acceptViewing, cancelViewing, rejectViewing } from '../../viewings/commands/respond-to-viewing.ts';
import type { Message } from '../domain/message.ts';

export interface CardAnswer {
  readonly status: 'accepted' | 'rejected' | 'cancelled';
  readonly reason: string | undefined;
  /** To accept an offer: the seller's word for joint owners who have not answered. */
  readonly ownersAgree: boolean;
}

/**
 * Answers a viewing or offer card with the same command as the viewing's or offer's own call.
 * @throws 409 for a card of a sale, a message without a card, and a card that is not the latest of its object;
 *   422 on `ownersAgree` to accept an offer for joint owners who have not answered
 */
export async function answerCard(
  message: Message,
  answer: CardAnswer,
  caller: Caller,
  now: Date,
): Promise<void> {
  const { card, id: messageId } = message;
  if (card?.type === 'viewing') await answerViewing(messageId, answer, caller, now);
  else if (card?.type === 'offer') {
    const ids = { offerId: OfferId.parse(card.id), messageId };
    await answerOffer(ids, answer, caller, now);
  } else
    throw new AppError('conflict', `This message can’t be ${answer.status}.`, {
      state: card?.moment ?? message.kind,
    });
}

function answerViewing(messageId: Message['id'], { status, reason }: CardAnswer, caller: Caller, now: Date) {
  const ids = { messageId };
  if (status === 'accepted') return acceptViewing(ids, {}, caller, now);
  return status === 'rejected'
    ? rejectViewing(ids, { reason }, caller, now)
    : cancelViewing(ids, { reason }, caller, now);
}

/**
 * Fills in what the offer's own call asks for: the defaults on acceptance, and `other` with the note as the
 * reason.
 */
function answerOffer(
  ids: { offerId: OfferId; messageId: Message['id'] },
  { status, reason: note, ownersAgree }: CardAnswer,
  caller: Caller,
  now: Date,
) {
  if (status === 'accepted')
    return acceptOffer(ids, { stopViewings: true, keepBackups: true, ownersAgree }, caller, now);
  return status === 'rejected'
    ? rejectOffer(ids, { reason: 'other', note }, caller, now)
    : cancelOffer(ids, { reason: 'other', note }, caller, now);
}
