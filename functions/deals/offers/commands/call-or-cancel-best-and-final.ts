import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildStatusCondition } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { findOpenPackage } from '../../../money/packages/adapters/package-repository.ts';
import { packageCatalogue } from '../../../money/packages/domain/catalogue.ts';
import { hasFeature } from '../../../money/packages/domain/entitlements.ts';
import { listInterestNotesOfHome } from '../../scottish-homes/adapters/interest-note-repository.ts';
import { isNoted } from '../../scottish-homes/domain/interest-note.ts';
import { keepReachable, listCountingNotes } from '../../scottish-homes/queries/list-interested.ts';
import { listViewingsOfProperty } from '../../viewings/adapters/viewing-repository.ts';
import { isBooked } from '../../viewings/domain/transitions.ts';
import { findRound, buildRoundWrite } from '../adapters/best-and-final-repository.ts';
import { listOpenOffers } from '../adapters/offer-repository.ts';
import {
  type BestAndFinal,
  callRound,
  cancelRound,
  inviteLater,
  type RoundDecision,
} from '../domain/best-and-final.ts';
import { toCurrentOffer } from '../domain/due-changes.ts';

interface RoundCaller {
  readonly id: UserId;
}

/** Asks all buyers for their best and final amount. @throws 402, 404, 409, 422 */
export async function callBestAndFinal(
  propertyId: PropertyId,
  { deadline, note }: { deadline: string; note?: string | undefined },
  caller: RoundCaller,
  now: Date,
): Promise<BestAndFinal> {
  const property = await getOwnProperty(propertyId, caller.id);
  if (!hasFeature((await findOpenPackage(propertyId))?.packageId, 'rounds'))
    throw createPackageRequiredError();
  const [previous, stored] = await Promise.all([findRound(propertyId), listOpenOffers(propertyId)]);
  const offers = stored.map((offer) => toCurrentOffer(offer, previous, now));
  const interestedIds = property.address.nation === 'scotland' ? await listInterested(property) : [];
  return saveRound(property, callRound({ property, previous, offers, interestedIds, deadline, note }, now));
}

/** Who noted interest in a home, viewed it or is about to, without those who can't deal with the seller any more. */
async function listInterested({ id, ownerId }: Property): Promise<UserId[]> {
  const [notes, viewings] = await Promise.all([listInterestNotesOfHome(id), listViewingsOfProperty(id)]);
  const viewed = viewings.filter((viewing) => viewing.status === 'completed' || isBooked(viewing));
  const interested = [...notes.filter(isNoted), ...viewed].map(({ buyerId }) => ({ buyerId }));
  return (await keepReachable(ownerId, interested)).map(({ buyerId }) => buyerId);
}

const createPackageRequiredError = () =>
  new AppError('payment_required', 'Asking all buyers for their best offer comes with Plus and Premium.', {
    more: { packages: packageCatalogue.filter(({ id }) => hasFeature(id, 'rounds')) },
  });

/** Cancels the round before its deadline; all invited buyers and all who bid are notified. @throws 404, 409 */
export async function cancelBestAndFinal(
  propertyId: PropertyId,
  caller: RoundCaller,
  now: Date,
): Promise<void> {
  const property = await getOwnProperty(propertyId, caller.id);
  const [round, offers] = await Promise.all([findRound(propertyId), listOpenOffers(propertyId)]);
  const noted = round?.isClosingDate ? await listCountingNotes(property) : [];
  const invited = inviteLater(
    round,
    noted.map(({ buyerId }) => buyerId),
  );
  await saveRound(property, cancelRound(invited, offers, now));
}

async function saveRound(property: Property, { round, events }: RoundDecision): Promise<BestAndFinal> {
  await commit([buildRoundWrite(round), buildStatusCondition(property)], events);
  return round;
}
