import * as z from 'zod';
import { JointOwnerId, PropertyId, type UserId } from '../../../../events/vocabulary.ts';
import { openValue, sealValue } from '../../../people/vault/adapters/vault.ts';
import type { JointOwner } from '../domain/joint-owner.ts';

const purpose = 'owner_invitation';
const Sealed = z.object({ propertyId: PropertyId, jointOwnerId: JointOwnerId });

/** The content of a link: the joint owner's row and the seller who sent it. */
export interface OpenedInvitation extends z.output<typeof Sealed> {
  readonly sellerId: UserId;
}

/** The sealed value in an invitation's link, bound to its seller and this purpose. */
export async function sealInvitation({ propertyId, id, sellerId }: JointOwner, now: Date): Promise<string> {
  const data = JSON.stringify({ propertyId, jointOwnerId: id });
  return (await sealValue({ purpose, userId: sellerId, data }, now)).value;
}

/** The content of a link; `undefined` when it is not genuine, has expired or has another purpose. */
export async function openInvitation(value: string, now: Date): Promise<OpenedInvitation | undefined> {
  const opened = await openValue({ value, purpose }, now);
  if (!opened) return undefined;
  return { ...Sealed.parse(JSON.parse(opened.data)), sellerId: opened.userId };
}
