import { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { createRowRead, findRows } from '../../../kernel/data/row-read.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, createStaleError, type Write } from '../../../kernel/data/table.ts';
import { listAddressKeys } from '../domain/address-key.ts';
import { addressHoldingStatuses } from '../domain/edit-property.ts';
import type { Property } from '../domain/property.ts';
import type { AddressHolderKind } from '../domain/publish-property.ts';

/** One row per address that is on sale; a second listing of the address is reviewed first. */
const ClaimRow = defineRow('address-claim', {
  columns: { address: text, propertyId: text, ownerId: text },
  indexes: { byAddress: rowKey('address') },
});

const createClaimRead = (address: string) =>
  createRowRead(
    ClaimRow.get({ address }),
    (stored) =>
      stored && {
        address,
        propertyId: PropertyId.parse(stored['propertyId']),
        ownerId: UserId.parse(stored['ownerId']),
      },
  );

/** The other property that has an address on sale. */
export interface AddressHolder {
  readonly holder: AddressHolderKind;
  readonly propertyId: PropertyId;
  readonly ownerId: UserId;
  /** The address keys that both properties claim. */
  readonly claims: readonly string[];
}

/**
 * The other holder of a property's address, another seller before the same one; `undefined` when the address
 * is free.
 */
export async function findAddressHolder(property: Property): Promise<AddressHolder | undefined> {
  const addresses = listCheckedKeys(property);
  if (addresses.length === 0) return undefined;
  const claims = await findRows(...addresses.map(createClaimRead));
  const others = claims.flatMap((claim) => (claim && claim.propertyId !== property.id ? [claim] : []));
  const found = others.find(({ ownerId }) => ownerId !== property.ownerId) ?? others[0];
  if (!found) return undefined;
  return {
    holder: found.ownerId === property.ownerId ? 'same-owner' : 'another',
    propertyId: found.propertyId,
    ownerId: found.ownerId,
    claims: others.filter(({ propertyId }) => propertyId === found.propertyId).map(({ address }) => address),
  };
}

/**
 * The writes that claim the address when the property goes on sale and release it when it leaves the market.
 */
export function buildClaimWrites(before: Property, after: Property): Write[] {
  if (after.status === 'live' && !isClaiming(before))
    return listOwnKeys(after).map((address) => buildClaimWrite(address, after));
  return isClaiming(before) && !isClaiming(after)
    ? listOwnKeys(before).map((address) => buildClaimRelease(address))
    : [];
}

/** Transfers the address from one property to another, which may claim more keys of it. */
export function buildClaimTransferWrites(from: Property, to: Property): Write[] {
  const [given, wanted] = [listOwnKeys(from), listOwnKeys(to)];
  return [
    ...wanted.map((address) => buildClaimWrite(address, to, given.includes(address) ? from.id : to.id)),
    ...given.filter((address) => !wanted.includes(address)).map((address) => buildClaimRelease(address)),
  ];
}

/** The keys that another property must not hold: its own, and those of known addresses that it may be. */
function listCheckedKeys(property: Property): string[] {
  const shared = new Set(property.clearance?.claims);
  const known = (property.lookupClaims ?? []).filter((address) => !shared.has(address));
  return [...new Set([...listOwnKeys(property), ...known])];
}

/** The address keys of a property without those that staff allow it to share. */
function listOwnKeys(property: Property): string[] {
  const shared = new Set(property.clearance?.claims);
  return listAddressKeys(property).filter((address) => !shared.has(address));
}

// A property that is reviewed before it goes on sale does not hold its address yet.
const isClaiming = ({ status, review }: Property): boolean =>
  addressHoldingStatuses.has(status) && (status !== 'under_review' || review?.holdsAddress === true);

const buildClaimWrite = (address: string, { id, ownerId }: Property, from: string = id): Write =>
  buildPut(
    ClaimRow.put({ address, propertyId: id, ownerId }).where(
      ({ propertyId: holder }, { notExists, eq }) => `${notExists(holder)} OR ${eq(holder, from)}`,
    ),
    createStaleError,
  );
const buildClaimRelease = (address: string): Write => buildDelete(ClaimRow.delete({ address }));
