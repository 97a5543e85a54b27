import * as z from 'zod';
import {
  ApiKeyId,
  lineUpTo,
  OrganisationId,
  OrganisationInvitationId,
  UserId,
} from '../../../events/vocabulary.ts';
import { EmailAddress } from '../../kernel/email-address.ts';
import { required } from '../../kernel/errors.ts';
import { defineRoutes, LinkToken } from '../../kernel/http/contract.ts';
import { organisationScopeNames } from '../../kernel/http/key-scopes.ts';
import { ApiKeyView, createScopeChoice, NewApiKey } from '../api-keys/contract.ts';
import { isNameAlone, notNameAlone } from '../content-rules/domain/person-name.ts';
import { OrganisationAct, OrganisationRole } from './domain/organisation.ts';

/** Mails to strangers have the name. */
export const NewOrganisation = z.object({
  name: lineUpTo(80).min(1, required).refine(isNameAlone, notNameAlone),
});
export const NewOrganisationMember = z.object({ email: EmailAddress, role: OrganisationRole });
export const NewOrganisationKey = z.object({
  name: lineUpTo(60).min(1, required),
  scopes: createScopeChoice(organisationScopeNames),
  days: NewApiKey.shape.days,
});
export type NewOrganisationKey = z.output<typeof NewOrganisationKey>;

export const OrganisationKeyView = ApiKeyView.omit({ ended: true }).extend({
  scopes: z.array(z.enum(organisationScopeNames)),
  expired: z.boolean(),
});
export type OrganisationKeyView = z.output<typeof OrganisationKeyView>;

export const OrganisationView = z.object({
  id: OrganisationId,
  name: z.string(),
  /** The caller's. */
  role: OrganisationRole,
  createdAt: z.iso.datetime(),
  members: z.array(
    z.object({ userId: UserId, name: z.string(), role: OrganisationRole, since: z.iso.datetime() }),
  ),
  keys: z.array(OrganisationKeyView),
  /** For admins; empty for others. */
  invitations: z.array(
    z.object({
      id: OrganisationInvitationId,
      email: z.string(),
      role: OrganisationRole,
      linkEndsAt: z.iso.datetime(),
      expired: z.boolean(),
    }),
  ),
  /** What members did, the latest first, with their names; for admins, and empty for others. */
  acts: z.array(
    OrganisationAct.pick({ at: true, what: true, key: true }).extend({
      by: z.string().optional(),
      of: z.string().optional(),
    }),
  ),
});
export type OrganisationView = z.output<typeof OrganisationView>;

/** What the link in an invitation shows. */
export const OrganisationInvitationView = z.object({
  organisation: z.string(),
  role: OrganisationRole,
  sender: z.string(),
  linkEndsAt: z.iso.datetime(),
  /** The caller is a member already. */
  member: z.boolean(),
});

const byId = z.object({ id: OrganisationId });
const KeyShown = z.object({ key: OrganisationKeyView, apiKey: z.string() });

export const organisationRoutes = defineRoutes({
  organisations: {
    method: 'GET',
    path: '/api/organisations',
    access: 'user',
    summary: 'The organisations that the caller is a member of, with their people and keys',
    result: z.object({ organisations: z.array(OrganisationView) }),
  },
  createOrganisation: {
    method: 'POST',
    path: '/api/organisations',
    access: 'active',
    summary: 'Create an organisation, with the caller as its admin',
    status: 201,
    body: NewOrganisation,
    result: OrganisationView,
    problems: ['conflict', 'too_many'],
  },
  closeOrganisation: {
    method: 'DELETE',
    path: '/api/organisations/{id}',
    access: 'active',
    whileLeaving: true,
    summary: 'Close an organisation; its keys and tokens end at once',
    params: byId,
    result: z.void(),
    problems: ['not_found', 'admin_only', 'stale'],
  },
  inviteToOrganisation: {
    method: 'POST',
    path: '/api/organisations/{id}/invitations',
    access: 'active',
    summary: 'Ask a person by email to join an organisation',
    status: 201,
    params: byId,
    body: NewOrganisationMember,
    result: OrganisationView,
    problems: ['not_found', 'admin_only', 'conflict', 'stale', 'too_many'],
  },
  withdrawOrganisationInvitation: {
    method: 'DELETE',
    path: '/api/organisations/{id}/invitations/{invitationId}',
    access: 'active',
    whileLeaving: true,
    summary: 'Take an invitation back; its link no longer works',
    params: byId.extend({ invitationId: OrganisationInvitationId }),
    result: z.void(),
    problems: ['not_found', 'admin_only', 'stale'],
  },
  // The key is sent in the body, because URLs are logged and shared.
  organisationInvitation: {
    method: 'POST',
    path: '/api/organisation-invitation',
    access: 'anyone',
    summary: 'What the link in an invitation shows; one answer for every reason that it does not open',
    status: 200,
    body: z.object({ key: LinkToken }),
    result: OrganisationInvitationView,
    problems: ['gone', 'too_many'],
    secret: true,
  },
  acceptOrganisationInvitation: {
    method: 'POST',
    path: '/api/organisation-invitation/accept',
    access: 'active',
    summary: 'Join the organisation of an invitation',
    status: 200,
    body: z.object({ key: LinkToken }),
    result: OrganisationView,
    problems: ['gone', 'conflict', 'not_found', 'stale', 'too_many'],
  },
  changeMemberRole: {
    method: 'PUT',
    path: '/api/organisations/{id}/members/{userId}',
    access: 'active',
    whileLeaving: true,
    summary: 'Make a member an admin or a developer',
    params: byId.extend({ userId: UserId }),
    body: z.strictObject({ role: OrganisationRole }),
    result: OrganisationView,
    problems: ['not_found', 'admin_only', 'conflict', 'stale'],
  },
  removeOrganisationMember: {
    method: 'DELETE',
    path: '/api/organisations/{id}/members/{userId}',
    access: 'active',
    whileLeaving: true,
    summary: 'Leave an organisation, or remove a member of it',
    params: byId.extend({ userId: UserId }),
    result: z.void(),
    problems: ['not_found', 'admin_only', 'conflict', 'stale'],
  },
  createOrganisationKey: {
    method: 'POST',
    path: '/api/organisations/{id}/keys',
    access: 'active',
    summary: 'Make a key of an organisation; its secret is shown this once',
    status: 201,
    secret: true,
    params: byId,
    body: NewOrganisationKey,
    result: KeyShown,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  rotateOrganisationKey: {
    method: 'POST',
    path: '/api/organisations/{id}/keys/{keyId}/rotate',
    access: 'active',
    summary:
      'A new secret for a key, shown this once; the one before works for another day, during which the key can’t be replaced again',
    status: 201,
    secret: true,
    params: byId.extend({ keyId: ApiKeyId }),
    result: KeyShown,
    problems: ['not_found', 'conflict', 'stale', 'too_many'],
  },
  endOrganisationKey: {
    method: 'DELETE',
    path: '/api/organisations/{id}/keys/{keyId}',
    access: 'active',
    whileLeaving: true,
    summary: 'End a key of an organisation and its tokens at once',
    params: byId.extend({ keyId: ApiKeyId }),
    result: z.void(),
    problems: ['not_found', 'stale'],
  },
});
