import * as z from 'zod';
import { OfferId, ViewingId } from '../../../../events/vocabulary.ts';
import { listChecksOfBuyer } from '../../../deals/buyer-checks/adapters/buyer-check-repository.ts';
import { isOfferCovered } from '../../../deals/buyer-checks/domain/proceedable.ts';
import { findOffer, listOffersOfBuyer } from '../../../deals/offers/adapters/offer-repository.ts';
import { sumOtherPurchases } from '../../../deals/offers/domain/agreed-purchases.ts';
import type { Offer } from '../../../deals/offers/domain/offer.ts';
import { calculateStrength } from '../../../deals/offers/domain/strength.ts';
import { findViewing } from '../../../deals/viewings/adapters/viewing-repository.ts';
import { now } from '../../../kernel/clock.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { describeBuyerPosition } from '../../../people/accounts/domain/buyer-position.ts';
import type { NoticeFacts, OfferFacts, ViewingFacts } from '../domain/notice.ts';
import { offerFactEvents } from '../domain/offer-facts.ts';
import { viewingFactEvents } from '../domain/viewing-facts.ts';

const Subject = z.object({ viewingId: ViewingId.optional(), offerId: OfferId.optional() });

/** What a mail states of a viewing or an offer besides its event: the facts that its reader decides by. */
export async function loadNoticeFacts(name: string, data: unknown, property: Property): Promise<NoticeFacts> {
  const { viewingId, offerId } = Subject.parse(data);
  if (viewingId && viewingFactEvents.has(name)) return { viewing: await findViewingFacts(viewingId) };
  if (offerId && offerFactEvents.has(name)) return findOfferFacts(offerId, property);
  return {};
}

async function findViewingFacts(id: ViewingId): Promise<ViewingFacts | undefined> {
  const viewing = await findViewing(id);
  if (!viewing) return undefined;
  const { attendees, message, answers, buyerId, heldUntil, disputeUntil } = viewing;
  const profile = (await findAccount(buyerId))?.buyerProfile;
  const today = now().toISOString().slice(0, 10);
  const position = profile && describeBuyerPosition(profile, today);
  return { attendees, message, answers, position, heldUntil, disputeUntil };
}

/** While the offer is sealed only until when: terms and words of a sealed offer show much of its sum. */
async function findOfferFacts(id: OfferId, property: Property): Promise<NoticeFacts> {
  const offer = await findOffer(id);
  if (!offer) return {};
  if (offer.sealedUntil !== undefined) return { sealedUntil: offer.sealedUntil };
  return { offer: await toOfferFacts(offer, property) };
}

async function toOfferFacts(offer: Offer, property: Property): Promise<OfferFacts> {
  const { amount, terms, message, counter, history, buyerId } = offer;
  const [checks, offersOfBuyer] = await Promise.all([listChecksOfBuyer(buyerId), listOffersOfBuyer(buyerId)]);
  const otherPurchases = sumOtherPurchases(offer, offersOfBuyer);
  const isCovered = isOfferCovered(checks, { amount, funding: terms.funding, otherPurchases }, now());
  return {
    amount,
    strength: calculateStrength(
      { amount, terms, nation: property.address.nation, isCovered },
      property.price,
      now(),
    ),
    conditions: terms.conditions,
    message,
    raisedWith: history.findLast(({ kind }) => kind === 'raised')?.note,
    counter: counter && { amount: counter.amount, conditions: counter.conditions },
  };
}
