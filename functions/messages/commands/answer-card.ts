import { OfferId } from '../../../events/vocabulary.ts';
import { acceptOffer } from '../../offers/commands/accept-offer.ts';
import { cancelOffer } from '../../offers/commands/cancel-offer.ts';
import { rejectOffer } from '../../offers/commands/reject-offer.ts';
import type { Caller } from '../../shared/caller.ts';
import { AppError } from '../../shared/errors.ts';
import { acceptViewing, cancelViewing, rejectViewing } from '../../viewings/commands/respond-to-viewing.ts';
import type { Message } from '../domain/message.ts';

export interface CardAnswer {
  readonly status: 'accepted' | 'rejected' | 'cancelled';
  readonly reason: string | undefined;
}

/**
 * Answers a card by the very act that the viewing's or the offer's own call does.
 * @throws 409 for anything else, and for a card that is not its object's latest
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
    throw new AppError('conflict', `This message can not be ${answer.status}.`, {
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

/** What the call of its own would ask for beside the sum: the usual, and a reason in the person's own words. */
function answerOffer(
  ids: { offerId: OfferId; messageId: Message['id'] },
  { status, reason: note }: CardAnswer,
  caller: Caller,
  now: Date,
) {
  if (status === 'accepted')
    return acceptOffer(ids, { stopViewings: true, keepBackups: true, ownersAgree: false }, caller, now);
  return status === 'rejected'
    ? rejectOffer(ids, { reason: 'other', note }, caller, now)
    : cancelOffer(ids, { reason: 'other', note }, caller, now);
}
