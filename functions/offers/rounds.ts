import type { PropertyId, UserId } from '../../events/vocabulary.ts';
import { catalogue } from '../packages/domain/catalogue.ts';
import { hasFeature } from '../packages/domain/entitlements.ts';
import { findOpenPackage } from '../packages/adapters/package-repository.ts';
import { propertyById, requiringStatus } from '../properties/property-store.ts';
import type { Property } from '../properties/property.ts';
import { AppError } from '../shared/errors.ts';
import { commit } from '../shared/table.ts';
import { type BestAndFinal, callRound, cancelRound, type RoundChange } from './round.ts';
import { roundOf, savingRound } from './round-store.ts';
import { present } from './settling.ts';
import { openOffersOf } from './store.ts';

type Person = { readonly id: UserId };

/** Asks all buyers for their best and final sum. @throws 402, 404, 409, 422 */
export async function callBestAndFinal(
  propertyId: PropertyId,
  { deadline, note }: { deadline: string; note?: string | undefined },
  caller: Person,
  now: Date,
): Promise<BestAndFinal> {
  const home = await ownHome(propertyId, caller);
  if (!hasFeature((await findOpenPackage(propertyId))?.packageId, 'rounds')) throw noRounds();
  const [before, kept] = await Promise.all([roundOf(propertyId), openOffersOf(propertyId)]);
  const offers = kept.map((offer) => present(offer, before, now));
  return saved(home, callRound({ home, before, offers, deadline, note }, now));
}

const noRounds = () =>
  new AppError('payment_required', 'Asking all buyers for their best offer comes with Plus and Premium.', {
    more: { packages: catalogue.filter(({ id }) => hasFeature(id, 'rounds')) },
  });

/** Calls the round off before its deadline; everybody who was asked hears of it. @throws 404, 409 */
export async function cancelBestAndFinal(propertyId: PropertyId, caller: Person, now: Date): Promise<void> {
  const home = await ownHome(propertyId, caller);
  await saved(home, cancelRound(await roundOf(propertyId), now));
}

async function saved(home: Property, { round, events }: RoundChange): Promise<BestAndFinal> {
  await commit([savingRound(round), requiringStatus(home)], events);
  return round;
}

async function ownHome(id: PropertyId, caller: Person): Promise<Property> {
  const home = await propertyById(id);
  if (home?.ownerId !== caller.id) throw new AppError('not_found', 'There is no such home.');
  return home;
}
