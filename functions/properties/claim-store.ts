import { Entity } from 'electrodb';
import { deleting, oneTable, putting, rowKey, stale, type Write } from '../shared/table.ts';
import { claimsOf } from './address.ts';
import { holdsAddress } from './editing.ts';
import type { Property } from './property.ts';
import type { Holder } from './publishing.ts';

/** One row per address that is on sale: two people can not sell one home without somebody looking at it. */
const ClaimRow = new Entity(
  {
    model: { entity: 'address-claim', version: '1', service: 'gable' },
    attributes: {
      address: { type: 'string', required: true },
      propertyId: { type: 'string', required: true },
      ownerId: { type: 'string', required: true },
    },
    indexes: { byAddress: rowKey('address') },
  },
  oneTable,
);

/** Who else has the address of this home on sale, if anybody has. */
export async function claimant(property: Property): Promise<Holder | undefined> {
  const { data } = await ClaimRow.get(claimsOf(property).map((address) => ({ address }))).go({
    consistent: true,
  });
  const others = data.filter(({ propertyId }) => propertyId !== property.id);
  if (others.some(({ ownerId }) => ownerId !== property.ownerId)) return 'another';
  return others.length > 0 ? 'same-owner' : undefined;
}

/** What a change of status means for the address: taken when it goes on sale, given back when it leaves. */
export function claimWrites(before: Property, after: Property): Write[] {
  if (after.status === 'live' && !claims(before))
    return claimsOf(after).map((address) => taking(address, after));
  return claims(before) && !claims(after) ? claimsOf(before).map((address) => givingBack(address)) : [];
}
// A home under review is checked for its address and has not got it yet.
const claims = ({ status }: Property): boolean => holdsAddress.has(status) && status !== 'under_review';

const taking = (address: string, { id, ownerId }: Property, propertyId: string = id): Write =>
  putting(
    ClaimRow.put({ address, propertyId, ownerId })
      .where(
        ({ propertyId: holder }, { notExists, eq }) => `${notExists(holder)} OR ${eq(holder, propertyId)}`,
      )
      .params(),
    stale,
  );
const givingBack = (address: string): Write => deleting(ClaimRow.delete({ address }).params());
