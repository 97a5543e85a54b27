import type { OrganisationId, OrganisationInvitationId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { createSecretKey, hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { formatName } from '../../../kernel/text.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findAccount, loadAccounts } from '../../accounts/adapters/account-repository.ts';
import {
  buildInvitationInsert,
  buildInvitationRemoval,
  listInvitations,
} from '../adapters/invitation-repository.ts';
import { createOrganisationInviteMail } from '../adapters/organisation-mails.ts';
import {
  buildMembershipWrite,
  getOrganisation,
  updateOrganisation,
} from '../adapters/organisation-repository.ts';
import {
  assertRoomToInvite,
  assertSentByAdmin,
  createOrganisationInvitation,
  createOrganisationLinkGoneError,
  isInvitationOpen,
} from '../domain/invitation.ts';
import { addMember } from '../domain/membership.ts';
import {
  addAct,
  assertAdmin,
  nextVersion,
  type Organisation,
  type OrganisationRole,
} from '../domain/organisation.ts';
import { getOpenInvitation } from '../queries/load-invitation.ts';
import { assertRoomFor } from './change-organisation.ts';

/** Invitations that a person sends in a day, of any organisation, and mails of any to one address. */
const sentPerDay = 20;
const mailsPerDay = 3;

interface Wish {
  readonly byId: UserId;
  readonly email: string;
  readonly role: OrganisationRole;
}

/**
 * Mails a person the link to an organisation. The answer does not tell whether the address has an account.
 * A new one to the same address replaces it, so that the link before no longer works.
 * @throws 404, 403 `admin_only`, what `assertRoomToInvite` throws, 429 `too_many`
 */
export async function inviteMember(id: OrganisationId, { byId, email, role }: Wish): Promise<Organisation> {
  const found = await getOrganisation(id);
  assertAdmin(found, byId);
  await enforceLimit({ key: `organisation-invitations#${byId}`, max: sentPerDay, seconds: daySeconds });
  await enforceLimit({ key: `organisation-mail#${email}`, max: mailsPerDay, seconds: daySeconds });
  const key = createSecretKey();
  const wishes = { organisationId: id, email, role, invitedBy: byId, keyHash: hashSecretKey(key) };
  const invitation = createOrganisationInvitation({ id: newId('oiv'), ...wishes }, now());
  const organisation = await updateOrganisation(found, async (before) => {
    assertAdmin(before, byId);
    const waiting = (await listInvitations(id)).filter((each) => isInvitationOpen(each, now()));
    const accounts = await loadAccounts(before.members.map(({ userId }) => userId));
    const memberEmails = [...accounts.values()].map((account) => account.email);
    const others = waiting.filter((each) => each.email !== email);
    assertRoomToInvite(email, { organisation: before, memberEmails, others });
    const replaced = waiting.filter((each) => each.email === email);
    return {
      organisation: addAct(nextVersion(before), { what: 'invited', by: byId }, now()),
      writes: [buildInvitationInsert(invitation), ...replaced.map((each) => buildInvitationRemoval(each))],
    };
  });
  const sender = formatName(await findAccount(byId), 'Someone');
  // Browsers do not send the fragment to any server.
  const href = `${env('SITE_URL')}/organisation-invitation#${toLinkToken({ id, key })}`;
  const { linkEndsAt } = invitation;
  const named = { sender, organisation: organisation.name, role, linkEndsAt };
  await sendMail(email, createOrganisationInviteMail(named, href));
  return organisation;
}

/** The link in the mail no longer works. @throws 404, 403 `admin_only` */
export async function withdrawOrganisationInvitation(
  id: OrganisationId,
  invitationId: OrganisationInvitationId,
  byId: UserId,
): Promise<void> {
  await updateOrganisation(id, (before) => {
    assertAdmin(before, byId);
    return {
      organisation: addAct(nextVersion(before), { what: 'invitation_withdrawn', by: byId }, now()),
      writes: [
        buildInvitationRemoval({ organisationId: id, id: invitationId }, createInvitationMissingError),
      ],
    };
  });
}

const createInvitationMissingError = () =>
  new AppError('not_found', 'This invitation is no longer there. It may have been accepted.');

/** @throws 410 for a link that does not open, 409 `member` or `full` */
export async function acceptInvitation(token: string, userId: UserId): Promise<Organisation> {
  const { invitation, organisation } = await getOpenInvitation(token, now());
  await assertRoomFor(userId);
  return updateOrganisation(organisation, (before) => {
    assertSentByAdmin(invitation, before);
    return {
      organisation: addMember(before, { userId, role: invitation.role }, now()),
      writes: [
        buildMembershipWrite(userId, before.id),
        buildInvitationRemoval(invitation, createOrganisationLinkGoneError),
      ],
    };
  });
}
