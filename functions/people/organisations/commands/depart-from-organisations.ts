import type { OrganisationId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { env } from '../../../kernel/env.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { removeInvitations } from '../adapters/invitation-repository.ts';
import { createHeirMail } from '../adapters/organisation-mails.ts';
import {
  buildMembershipRemoval,
  buildOrganisationChange,
  buildOrganisationRemoval,
  findOrganisation,
  listOrganisationIdsOf,
} from '../adapters/organisation-repository.ts';
import { departMember } from '../domain/membership.ts';

/** Ends all memberships of a person whose account is deleted or blocked, and forgets those of before. */
export async function departFromOrganisations(userId: UserId): Promise<void> {
  for (const id of await listOrganisationIdsOf(userId)) await departFrom(id, userId);
}

async function departFrom(id: OrganisationId, userId: UserId): Promise<void> {
  // Before the membership, by which a repeat finds the organisation.
  await removeInvitations(id, ({ invitedBy }) => invitedBy === userId);
  const departure = await updateWithRetry(
    () => findOrganisation(id),
    async (before) => {
      if (!before) return { writes: [buildMembershipRemoval(userId, id)], result: undefined };
      const left = departMember(before, userId, now());
      // Before the organisation and the membership, by which a repeat finds both.
      if (!left.organisation) await removeInvitations(id);
      const writes = left.organisation
        ? buildOrganisationChange(before, left.organisation, userId)
        : buildOrganisationRemoval(before);
      return { writes, result: { ...left, name: before.name } };
    },
  );
  const heir = departure?.heir === undefined ? undefined : await findAccount(departure.heir);
  if (departure && heir)
    await sendMailBestEffort(
      heir.email,
      createHeirMail(departure.name, `${env('SITE_URL')}/developers/organisations`),
    );
}
