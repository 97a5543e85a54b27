import * as z from 'zod';
import { ApiKeyId, OrganisationId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { organisationScopeNames } from '../../../kernel/http/key-scopes.ts';
import { KeyText } from '../../api-keys/domain/api-key.ts';

export const maxMembers = 20;
/** Organisations that one person can be in. */
export const maxOrganisations = 5;
/** As many as admins look through to see who did what. */
const keptActs = 50;

/** An admin has the people, too; a developer has the keys alone. */
export const OrganisationRole = z.enum(['admin', 'developer']);
export type OrganisationRole = z.output<typeof OrganisationRole>;

const Member = z.object({ userId: UserId, role: OrganisationRole, since: z.iso.datetime() });
export type OrganisationMember = z.output<typeof Member>;

export const OrganisationKey = z.object({
  /** The `client_id` of client credentials. */
  id: ApiKeyId,
  name: z.string(),
  scopes: z.array(z.enum(organisationScopeNames)),
  days: z.int(),
  createdAt: z.iso.datetime(),
  hint: z.string(),
  text: KeyText,
  /** The text before the last rotation, until it ends. */
  formerText: KeyText.optional(),
});
export type OrganisationKey = z.output<typeof OrganisationKey>;

export const OrganisationAct = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'created',
    'invited',
    'invitation_withdrawn',
    'joined',
    'left',
    'removed',
    'made_admin',
    'made_developer',
    'key_made',
    'key_rotated',
    'key_ended',
  ]),
  /** Who did it; absent once their account has gone. */
  by: UserId.optional(),
  /** The member it is about, where that is another one. */
  of: UserId.optional(),
  /** The name of the key. */
  key: z.string().optional(),
});
export type OrganisationAct = z.output<typeof OrganisationAct>;

export const Organisation = z.object({
  id: OrganisationId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  members: z.array(Member),
  keys: z.array(OrganisationKey),
  /** The latest last. */
  acts: z.array(OrganisationAct),
  version: z.int().min(1),
});
export type Organisation = z.output<typeof Organisation>;

export function createOrganisation(
  id: OrganisationId,
  name: string,
  founder: UserId,
  now: Date,
): Organisation {
  const at = now.toISOString();
  return {
    id,
    name,
    createdAt: at,
    members: [{ userId: founder, role: 'admin', since: at }],
    keys: [],
    acts: [{ at, what: 'created', by: founder }],
    version: 1,
  };
}

/** To others an organisation is not there. @throws 404 `not_found` */
export function getMember({ members }: Organisation, userId: UserId): OrganisationMember {
  const member = members.find((each) => each.userId === userId);
  if (!member) throw createOrganisationMissingError();
  return member;
}

export function createOrganisationMissingError(): AppError {
  return new AppError('not_found', 'We can’t find that organisation. You may no longer be a member.');
}

/** @throws 404 `not_found` to others, 403 `admin_only` to developers */
export function assertAdmin(organisation: Organisation, userId: UserId): void {
  if (getMember(organisation, userId).role !== 'admin')
    throw new AppError('admin_only', 'Only an admin of the organisation can do this.');
}

export function addAct(
  organisation: Organisation,
  act: Omit<OrganisationAct, 'at'>,
  now: Date,
): Organisation {
  return {
    ...organisation,
    acts: [...organisation.acts, { at: now.toISOString(), ...act }].slice(-keptActs),
  };
}

/** The next version, which a save is conditional on. */
export function nextVersion(organisation: Organisation): Organisation {
  return { ...organisation, version: organisation.version + 1 };
}
