import { type PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { findOwnershipCheck } from '../../../deals/ownership-checks/adapters/ownership-check-repository.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { isCurrent, toCurrentJointOwner } from '../../../listings/joint-owners/domain/joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import { isMoveAllowed } from '../../../listings/properties/domain/market.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { loadPropertyPackages } from '../../../money/packages/adapters/package-repository.ts';
import { packageOf } from '../../../money/packages/domain/catalogue.ts';
import type { PropertyPackage } from '../../../money/packages/domain/property-package.ts';
import { findAccount, loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
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

const toPackage = (current: PropertyPackage | undefined) =>
  current
    ? { name: packageOf(current.packageId).name, status: current.status, endsAt: current.endsAt }
    : null;

/** Entries of its trail that are shown, the latest. */
const maxEntries = 200;

/**
 * A home with its owner, its trail and what staff did. What people wrote to each other stays out.
 * @throws 404 for a home that never was
 */
export async function loadHome(id: PropertyId, now: Date) {
  const home = await getHome(id);
  const [owner, entries, acts, matters, jointOwners, packages, ownership] = await Promise.all([
    findAccount(home.ownerId),
    listAuditEntries(id),
    listStaffActs({ subject: id }),
    loadMattersOfHome(id, home.ownerId, now),
    listJointOwners(id),
    loadPropertyPackages(id),
    findOwnershipCheck(id),
  ]);
  const shown = entries.slice(-maxEntries).toReversed();
  const actors = shown.map(({ actor }) => UserId.safeParse(actor).data);
  const people = await loadAccounts(actors.flatMap((actor) => actor ?? []));
  const nameActor = (actor: UserId | undefined) => (actor && people.get(actor)?.user_name) ?? null;
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
    jointOwners: jointOwners
      .map((found) => toCurrentJointOwner(found, now))
      .filter(isCurrent)
      .map(({ userId, name, status }) => ({ id: userId ?? null, name, status })),
    package: toPackage(packages.current),
    ownership: ownership?.status ?? null,
    canRemove: isMoveAllowed(home.status, 'remove', 'staff'),
    canRestore: isMoveAllowed(home.status, 'restore', 'staff'),
    ...matters,
    history: shown.map((entry, at) => ({
      id: entry.eventId,
      name: entry.name,
      detail: describeTrailEntry(entry, home.address.nation),
      at: entry.at,
      actor: entry.actor,
      actorName: nameActor(actors[at]),
    })),
    acts,
  };
}
