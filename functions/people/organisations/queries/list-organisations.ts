import { type UserId } from '../../../../events/vocabulary.ts';
import { formatName } from '../../../kernel/text.ts';
import { loadAccounts } from '../../accounts/adapters/account-repository.ts';
import { findKeyEnd, viewKey } from '../../api-keys/domain/api-key.ts';
import { listInvitations } from '../adapters/invitation-repository.ts';
import { findLastKeyUse, listOrganisationsOf } from '../adapters/organisation-repository.ts';
import type { OrganisationKeyView, OrganisationView } from '../contract.ts';
import { isInvitationOpen } from '../domain/invitation.ts';
import { getMember, type Organisation, type OrganisationKey } from '../domain/organisation.ts';

export async function listOrganisationViews(userId: UserId, now: Date): Promise<OrganisationView[]> {
  const found = await listOrganisationsOf(userId);
  return Promise.all(found.map((organisation) => toOrganisationView(organisation, userId, now)));
}

/** An organisation for a member: who waits for an answer, and who did what, is for admins. */
export async function toOrganisationView(
  organisation: Organisation,
  userId: UserId,
  now: Date,
): Promise<OrganisationView> {
  const { id, name, createdAt, members, acts } = organisation;
  const { role } = getMember(organisation, userId);
  const isAdmin = role === 'admin';
  const named = acts.flatMap(({ by, of }) => [by, of]).filter((each) => each !== undefined);
  const accounts = await loadAccounts([...members.map((member) => member.userId), ...(isAdmin ? named : [])]);
  const nameOf = (each: UserId) => formatName(accounts.get(each), 'Someone');
  const waiting = isAdmin ? await listInvitations(id) : [];
  return {
    id,
    name,
    role,
    createdAt,
    members: members.map((member) => ({ ...member, name: nameOf(member.userId) })),
    keys: await Promise.all(organisation.keys.map((key) => toOrganisationKeyView(key, now))),
    invitations: waiting.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      linkEndsAt: invitation.linkEndsAt,
      expired: !isInvitationOpen(invitation, now),
    })),
    acts: isAdmin
      ? acts.toReversed().map(({ at, what, by, of, key }) => ({
          at,
          what,
          by: by && nameOf(by),
          of: of && nameOf(of),
          key,
        }))
      : [],
  };
}

export async function toOrganisationKeyView(key: OrganisationKey, now: Date): Promise<OrganisationKeyView> {
  // Its keys outlive the logins of its members.
  const time = { now, validFrom: 0 };
  return {
    ...viewKey(key, time),
    scopes: key.scopes,
    usedAt: await findLastKeyUse(key),
    expired: findKeyEnd(key, 0, now) !== undefined,
  };
}
