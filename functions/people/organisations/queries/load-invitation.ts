import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { formatName } from '../../../kernel/text.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { findInvitationByToken } from '../adapters/invitation-repository.ts';
import { findOrganisation } from '../adapters/organisation-repository.ts';
import type { OrganisationInvitationView } from '../contract.ts';
import {
  assertSentByAdmin,
  createOrganisationLinkGoneError,
  isInvitationOpen,
  type OrganisationInvitation,
} from '../domain/invitation.ts';
import type { Organisation } from '../domain/organisation.ts';

interface OpenInvitation {
  readonly invitation: OrganisationInvitation;
  readonly organisation: Organisation;
}

/** What a link opens. @throws 410 with one text for every reason that it does not open */
export async function getOpenInvitation(token: string, now: Date): Promise<OpenInvitation> {
  const invitation = await findInvitationByToken(token);
  if (!invitation || !isInvitationOpen(invitation, now)) throw createOrganisationLinkGoneError();
  const organisation = await findOrganisation(invitation.organisationId);
  if (!organisation) throw createOrganisationLinkGoneError();
  assertSentByAdmin(invitation, organisation);
  return { invitation, organisation };
}

/** What a link shows. @throws what `getOpenInvitation` throws */
export async function loadOrganisationInvitation(
  token: string,
  readerId: UserId | undefined,
  now: Date,
): Promise<z.output<typeof OrganisationInvitationView>> {
  const { invitation, organisation } = await getOpenInvitation(token, now);
  return {
    organisation: organisation.name,
    role: invitation.role,
    sender: formatName(await findAccount(invitation.invitedBy), 'Someone'),
    linkEndsAt: invitation.linkEndsAt,
    member: organisation.members.some(({ userId }) => userId === readerId),
  };
}
