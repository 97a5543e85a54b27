import type { OrganisationId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { removeInvitations } from '../adapters/invitation-repository.ts';
import { createMemberRemovedMail } from '../adapters/organisation-mails.ts';
import {
  buildNewOrganisationWrites,
  buildOrganisationRemoval,
  getOrganisation,
  listOrganisationsOf,
  updateOrganisation,
} from '../adapters/organisation-repository.ts';
import { changeRole, removeMember } from '../domain/membership.ts';
import {
  assertAdmin,
  createOrganisation,
  maxOrganisations,
  type Organisation,
  type OrganisationRole,
} from '../domain/organisation.ts';

/** @throws 409 `full` for one too many, 429 `too_many` after ten in a day */
export async function startOrganisation(name: string, founder: UserId): Promise<Organisation> {
  await assertRoomFor(founder);
  await enforceLimit({ key: `organisations#${founder}`, max: 10, seconds: daySeconds });
  const organisation = createOrganisation(newId('org'), name, founder, now());
  await commit(buildNewOrganisationWrites(organisation, founder));
  return organisation;
}

/** @throws 409 `full` for who is in as many organisations as a person can be */
export async function assertRoomFor(userId: UserId): Promise<void> {
  if ((await listOrganisationsOf(userId)).length >= maxOrganisations)
    throw new AppError(
      'conflict',
      `You’re in ${maxOrganisations} organisations, the most there can be. Leave one first.`,
      { state: 'full' },
    );
}

/** Ends all keys and memberships at once. @throws 404 `not_found`, 403 `admin_only` */
export async function closeOrganisation(id: OrganisationId, byId: UserId): Promise<void> {
  await updateWithRetry(
    () => getOrganisation(id),
    async (organisation) => {
      assertAdmin(organisation, byId);
      // Before the organisation, without which a repeat finds nothing to close.
      await removeInvitations(id);
      return { writes: buildOrganisationRemoval(organisation) };
    },
  );
}

interface RoleWish {
  readonly byId: UserId;
  readonly userId: UserId;
  readonly role: OrganisationRole;
}

/** @throws what `changeRole` throws */
export async function giveRole(id: OrganisationId, wish: RoleWish): Promise<Organisation> {
  const organisation = await updateOrganisation(id, (before) => ({
    organisation: changeRole(before, wish, now()),
  }));
  if (wish.role === 'developer') await withdrawInvitationsOf(id, wish.userId);
  return organisation;
}

/** A member leaves, or an admin removes one, who gets a mail. @throws what `removeMember` throws */
export async function endMembership(id: OrganisationId, byId: UserId, userId: UserId): Promise<void> {
  const { name } = await updateOrganisation(id, (before) => ({
    organisation: removeMember(before, { byId, userId }, now()),
  }));
  await withdrawInvitationsOf(id, userId);
  const removed = byId === userId ? undefined : await findAccount(userId);
  if (removed) await sendMailBestEffort(removed.email, createMemberRemovedMail(name));
}

/** Who may no longer invite has nobody on the way in. */
async function withdrawInvitationsOf(id: OrganisationId, userId: UserId): Promise<void> {
  await removeInvitations(id, ({ invitedBy }) => invitedBy === userId);
}
