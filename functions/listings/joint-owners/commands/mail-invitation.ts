import { env } from '../../../kernel/env.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { formatShortAddress } from '../../properties/domain/address.ts';
import { sealInvitation } from '../adapters/invitation-link.ts';
import { toInvitationMail } from '../adapters/invitation-mail.ts';
import { findJointOwner } from '../adapters/joint-owner-repository.ts';
import { toCurrentJointOwner } from '../domain/joint-owner.ts';
import type { JointOwnerPlace } from './change-joint-owner.ts';

/** Mails the link of a pending invitation. */
export async function mailInvitation(
  { propertyId, jointOwnerId }: JointOwnerPlace,
  now: Date,
): Promise<void> {
  const [found, home] = await Promise.all([
    findJointOwner(propertyId, jointOwnerId),
    findProperty(propertyId),
  ]);
  if (!found || !home || toCurrentJointOwner(found, now).status !== 'pending') return;
  const seller = formatName(await findAccount(found.sellerId), 'The seller');
  const { name, linkEndsAt } = found;
  // Browsers do not send the fragment to any server.
  const href = `${env('SITE_URL')}/joint-owner-invitation#${await sealInvitation(found, now)}`;
  await sendMail(
    found.email,
    toInvitationMail({ name, seller, title: formatShortAddress(home, true), linkEndsAt }, href),
  );
}
