import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { getOwnProperty } from '../../properties/queries/get-own-property.ts';
import {
  buildInvitationCountWrite,
  buildJointOwnerWrite,
  loadInvitedOwners,
} from '../adapters/joint-owner-repository.ts';
import { createJointOwner, isCurrent, isOwnerListClosed, maxJointOwners } from '../domain/joint-owner.ts';

const invitationsPerDay = 10;

/** @throws 429 `too_many` after ten invitations of a seller in a day */
export async function limitInvitations(sellerId: UserId): Promise<void> {
  await enforceLimit({ key: `owner-invitations#${sellerId}`, max: invitationsPerDay, seconds: daySeconds });
}

export interface NewJointOwner {
  readonly name: string;
  readonly email: string;
}

/**
 * Invites a joint owner by mail.
 * @throws 404 unless the caller is the seller; 409 `three_invited`, or with the status of a sold property;
 * 422 on `email` for the seller's own address or one that was invited
 */
export async function inviteJointOwner(
  propertyId: PropertyId,
  { name, email }: NewJointOwner,
  sellerId: UserId,
  now: Date,
): Promise<void> {
  const home = await getOwnProperty(propertyId, sellerId);
  if (isOwnerListClosed(home.status))
    throw new AppError('conflict', 'Owners can’t be added to this home any more.', { state: home.status });
  if ((await findAccount(sellerId))?.email === email)
    throw refuseEmail('This is your own address. You’re the seller already.');
  await limitInvitations(sellerId);
  const id = newId('jnt');
  await updateWithRetry(
    () => loadInvitedOwners(propertyId),
    ({ owners, invited }) => {
      const current = owners.filter(isCurrent);
      if (current.some((owner) => owner.email === email))
        throw refuseEmail('This person is invited already. Send the invitation again instead.');
      if (current.length >= maxJointOwners)
        throw new AppError('conflict', 'A home has up to three joint owners here.', {
          state: 'three_invited',
        });
      const { jointOwner, events } = createJointOwner({ id, propertyId, sellerId, name, email }, now);
      const writes = [buildJointOwnerWrite(jointOwner), buildInvitationCountWrite(propertyId, invited)];
      return { writes, events };
    },
  );
}

const refuseEmail = (text: string): AppError => new AppError('invalid', text, { errors: { email: [text] } });
