import * as z from 'zod';
import { OrganisationId, OrganisationInvitationId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { maxMembers, type Organisation, OrganisationRole } from './organisation.ts';

/** Days for which the link in the mail works. */
const invitationDays = 14;

export const OrganisationInvitation = z.object({
  organisationId: OrganisationId,
  id: OrganisationInvitationId,
  email: z.string(),
  role: OrganisationRole,
  /** Of the secret in the link, which is kept nowhere. */
  keyHash: z.string(),
  invitedBy: UserId,
  invitedAt: z.iso.datetime(),
  linkEndsAt: z.iso.datetime(),
});
export type OrganisationInvitation = z.output<typeof OrganisationInvitation>;

type InvitationWishes = Omit<OrganisationInvitation, 'invitedAt' | 'linkEndsAt'>;

export function createOrganisationInvitation(wishes: InvitationWishes, now: Date): OrganisationInvitation {
  const linkEndsAt = new Date(now.getTime() + invitationDays * dayMs).toISOString();
  return { ...wishes, invitedAt: now.toISOString(), linkEndsAt };
}

interface InvitationRoom {
  readonly organisation: Organisation;
  readonly memberEmails: readonly string[];
  /** Without those to the address itself, which a new one replaces. */
  readonly others: readonly OrganisationInvitation[];
}

/** @throws 422 on `email` for a member's, 409 `full` where as many are members or invited as there can be */
export function assertRoomToInvite(
  email: string,
  { organisation, memberEmails, others }: InvitationRoom,
): void {
  if (memberEmails.includes(email)) throw createFieldError('email', 'This person is a member already');
  if (organisation.members.length + others.length >= maxMembers)
    throw new AppError(
      'conflict',
      `An organisation has ${maxMembers} members at most, with those who are invited.`,
      { state: 'full' },
    );
}

export function isInvitationOpen({ linkEndsAt }: OrganisationInvitation, now: Date): boolean {
  return linkEndsAt > now.toISOString();
}

/**
 * Nobody comes in by who may no longer invite, also where their invitations could not be withdrawn.
 * @throws 410
 */
export function assertSentByAdmin(
  { invitedBy }: OrganisationInvitation,
  { members }: Pick<Organisation, 'members'>,
): void {
  if (!members.some(({ userId, role }) => userId === invitedBy && role === 'admin'))
    throw createOrganisationLinkGoneError();
}

export function createOrganisationLinkGoneError(): AppError {
  return new AppError('gone', 'This link no longer works. Ask an admin of the organisation for a new one.');
}
