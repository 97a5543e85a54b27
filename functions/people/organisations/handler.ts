import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { limitGuesses } from '../../kernel/http/guess-limit.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import {
  closeOrganisation,
  endMembership,
  giveRole,
  startOrganisation,
} from './commands/change-organisation.ts';
import { acceptInvitation, inviteMember, withdrawOrganisationInvitation } from './commands/invite-member.ts';
import {
  makeOrganisationKey,
  removeOrganisationKey,
  replaceOrganisationKey,
} from './commands/keep-organisation-key.ts';
import { organisationRoutes } from './contract.ts';
import { listOrganisationViews, toOrganisationView } from './queries/list-organisations.ts';
import { loadOrganisationInvitation } from './queries/load-invitation.ts';

const guesses = { max: 20, seconds: 600 };

export const handler = api(organisationRoutes, {
  organisations: async (_input, { id }) => ({ organisations: await listOrganisationViews(id, now()) }),

  createOrganisation: async ({ body: { name } }, { id }) =>
    toOrganisationView(await startOrganisation(name, id), id, now()),

  closeOrganisation: ({ params: { id } }, caller) => closeOrganisation(id, caller.id),

  inviteToOrganisation: async ({ params: { id }, body: { email, role } }, caller) =>
    toOrganisationView(await inviteMember(id, { byId: caller.id, email, role }), caller.id, now()),

  withdrawOrganisationInvitation: ({ params: { id, invitationId } }, caller) =>
    withdrawOrganisationInvitation(id, invitationId, caller.id),

  organisationInvitation: ({ body: { key } }, caller, { ip }) =>
    limitGuesses({ key: `organisation-link#${toNetwork(ip)}`, ...guesses }, () =>
      loadOrganisationInvitation(key, caller?.id, now()),
    ),

  acceptOrganisationInvitation: ({ body: { key } }, { id }) =>
    limitGuesses({ key: `organisation-link#${id}`, ...guesses }, async () =>
      toOrganisationView(await acceptInvitation(key, id), id, now()),
    ),

  changeMemberRole: async ({ params: { id, userId }, body: { role } }, caller) =>
    toOrganisationView(await giveRole(id, { byId: caller.id, userId, role }), caller.id, now()),

  removeOrganisationMember: ({ params: { id, userId } }, caller) => endMembership(id, caller.id, userId),

  createOrganisationKey: ({ params: { id }, body }, caller) =>
    makeOrganisationKey({ id, byId: caller.id }, body),

  rotateOrganisationKey: ({ params: { id, keyId } }, caller) =>
    replaceOrganisationKey({ id, byId: caller.id }, keyId),

  endOrganisationKey: ({ params: { id, keyId } }, caller) =>
    removeOrganisationKey({ id, byId: caller.id }, keyId),
});
