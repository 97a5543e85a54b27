import * as z from 'zod';
import { JointOwnerId, PropertyId, type UserId } from '../../../events/vocabulary.ts';
import { openValue, sealValue } from '../../vault/adapters/vault.ts';
import type { JointOwner } from '../domain/joint-owner.ts';

const purpose = 'owner_invitation';
const Sealed = z.object({ propertyId: PropertyId, jointOwnerId: JointOwnerId });

/** What a link names: the row that keeps its state, and the seller who sent it. */
export interface OpenedInvitation extends z.output<typeof Sealed> {
  readonly sellerId: UserId;
}

/** The value in the link of an invitation, bound to its seller and to this purpose. */
export async function sealInvitation({ propertyId, id, sellerId }: JointOwner, now: Date): Promise<string> {
  const data = JSON.stringify({ propertyId, jointOwnerId: id });
  return (await sealValue({ purpose, userId: sellerId, data }, now)).value;
}

/** What a link names; undefined where it is not genuine, is too old or is for something else. */
export async function openInvitation(value: string, now: Date): Promise<OpenedInvitation | undefined> {
  const opened = await openValue({ value, purpose }, now);
  if (!opened) return undefined;
  return { ...Sealed.parse(JSON.parse(opened.data)), sellerId: opened.userId };
}
