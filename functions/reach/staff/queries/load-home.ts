import type { PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import { isMoveAllowed } from '../../../listings/properties/domain/market.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { listAuditEntries } from '../../../people/audit/adapters/audit-repository.ts';
import { listStaffActs } from '../../../people/audit/queries/list-staff-acts.ts';
import { describeTrailEntry } from '../domain/trail-detail.ts';
import { loadMattersOfHome } from './load-matters.ts';

/** @throws 404 for a home that never was */
export async function getHome(id: PropertyId): Promise<Property> {
  const found = await findProperty(id);
  if (!found) throw new AppError('not_found', 'There’s no home with this id.');
  return found;
}

/** Entries of its trail that are shown, the latest. */
const maxEntries = 200;

/**
 * A home with its owner, its trail and what staff did. What people wrote to each other stays out.
 * @throws 404 for a home that never was
 */
export async function loadHome(id: PropertyId, now: Date) {
  const home = await getHome(id);
  const [owner, entries, acts, matters] = await Promise.all([
    findAccount(home.ownerId),
    listAuditEntries(id),
    listStaffActs({ subject: id }),
    loadMattersOfHome(id, home.ownerId, now),
  ]);
  return {
    id,
    address: formatFullAddress(home),
    status: home.status,
    nation: home.address.nation,
    price: home.price,
    propertyType: home.propertyType,
    noOfBedrooms: home.noOfBedrooms,
    noOfBathrooms: home.noOfBathrooms,
    picture: home.pictures[0],
    createdAt: home.createdAt,
    owner: { id: home.ownerId, user_name: owner?.user_name ?? null },
    canRemove: isMoveAllowed(home.status, 'remove', 'staff'),
    canRestore: isMoveAllowed(home.status, 'restore', 'staff'),
    ...matters,
    history: entries
      .slice(-maxEntries)
      .toReversed()
      .map((entry) => ({
        id: entry.eventId,
        name: entry.name,
        detail: describeTrailEntry(entry, home.address.nation),
        at: entry.at,
        actor: entry.actor,
      })),
    acts,
  };
}
