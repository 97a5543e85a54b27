import { loadOwnersAgreement } from '../../../listings/joint-owners/queries/load-owners-agreement.ts';
import { assertProofsUsable } from '../adapters/proof-repository.ts';
import type { OfferChange } from '../contract.ts';
import { requestPriceChange, agreePriceChange, declinePriceChange } from '../domain/acceptance.ts';
import { assertAmountMeant } from '../domain/amount-confirmation.ts';
import { reviseOffer } from '../domain/create-offer.ts';
import type { OfferSide } from '../domain/offer-decision.ts';
import type { Offer } from '../domain/offer.ts';
import { makeCounterOffer, declineCounterOffer, reconfirmOffer } from '../domain/responses.ts';
import { buildCounterAcceptance } from './accept-offer.ts';
import { createWithdrawalUpdate, createReleaseUpdate } from './cancel-offer.ts';
import {
  type OfferContext,
  type OfferUpdate,
  type OfferReference,
  type OfferCaller,
  updateOfferAs,
} from './update-offer.ts';

type CounterOfferBody = Extract<OfferChange, { action: 'counter' }>;

/** A counter-offer commits the seller when the buyer accepts it, so all owners have to agree to it. */
async function buildCounterOffer(
  { offer, round, stamp, property }: OfferContext,
  body: CounterOfferBody,
  side: OfferSide,
): Promise<OfferUpdate> {
  const { ownersAgree = false, confirmLow, confirmHigh, ...terms } = body;
  const packageEnd = property.package?.endsAt;
  const decision = makeCounterOffer(offer, terms, { side, round, packageEnd }, stamp);
  assertAmountMeant(terms.amount, property.price, { confirmLow, confirmHigh });
  const { checks } = await loadOwnersAgreement(property.id, ownersAgree, stamp.now);
  return { decision, otherWrites: checks };
}

type PriceChangeBody = Extract<OfferChange, { action: 'ask_change' }>;

function buildPriceChangeRequest(
  { offer, stamp, property }: OfferContext,
  side: OfferSide,
  body: PriceChangeBody,
): OfferUpdate {
  const decision = requestPriceChange(offer, side, body, stamp);
  assertAmountMeant(body.amount, property.price, body);
  return { decision };
}

type RaiseBody = Extract<OfferChange, { action?: 'raise' | undefined }>;

const isRaise = (body: OfferChange): body is RaiseBody =>
  body.action === undefined || body.action === 'raise';

/** Any other step of either side; a body without an action is a raise. */
export async function changeOffer(
  ids: OfferReference,
  body: OfferChange,
  caller: OfferCaller,
  now: Date,
): Promise<Offer> {
  if (isRaise(body)) {
    const { action: _, amount, note, confirmLow, confirmHigh, ...terms } = body;
    await assertProofsUsable(terms, caller.id);
    return updateOfferAs(ids, caller, now, ({ offer, round, stamp, property }, side) => {
      const decision = reviseOffer(offer, { amount, note, terms }, { side, round }, stamp);
      if (decision.offer.amount !== offer.amount)
        assertAmountMeant(decision.offer.amount, property.price, { confirmLow, confirmHigh });
      return { decision };
    });
  }
  return updateOfferAs(ids, caller, now, (context, side) => buildOfferUpdate(context, side, body));
}

function buildOfferUpdate(
  context: OfferContext,
  side: OfferSide,
  body: Exclude<OfferChange, RaiseBody>,
): OfferUpdate | Promise<OfferUpdate> {
  const { offer, stamp } = context;
  switch (body.action) {
    case 'accept_counter':
      return buildCounterAcceptance(context, side);
    case 'reject_counter':
      return { decision: declineCounterOffer(offer, side, stamp) };
    case 'reconfirm':
      return { decision: reconfirmOffer(offer, side, stamp) };
    case 'counter':
      return buildCounterOffer(context, body, side);
    case 'ask_change':
      return buildPriceChangeRequest(context, side, body);
    case 'agree_change':
      return { decision: agreePriceChange(offer, side, stamp) };
    case 'decline_change':
      return { decision: declinePriceChange(offer, side, stamp) };
    case 'withdraw':
      return createWithdrawalUpdate(context, side, body);
    case 'release':
      return createReleaseUpdate(context, side, body);
  }
}
