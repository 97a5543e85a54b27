import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { answerOwnerInvitation } from './commands/answer-owner-invitation.ts';
import { inviteJointOwner } from './commands/invite-joint-owner.ts';
import { sendInvitationAgain } from './commands/send-invitation-again.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';
import { jointOwnerRoutes } from './contract.ts';
import { loadInvitation } from './queries/load-invitation.ts';
import { loadJointOwnerList } from './queries/load-joint-owner-list.ts';

const maxGuesses = 30;
const guessSeconds = 600;

export const handler = api(jointOwnerRoutes, {
  jointOwners: ({ params: { propertyId } }, { id }) => loadJointOwnerList(propertyId, id, now()),

  inviteJointOwner: async ({ params: { propertyId }, body }, { id }) => {
    await inviteJointOwner(propertyId, body, id, now());
    return loadJointOwnerList(propertyId, id, now());
  },

  sendInvitationAgain: async ({ params: { propertyId, id: jointOwnerId } }, { id }) => {
    await sendInvitationAgain({ propertyId, jointOwnerId }, id, now());
    return loadJointOwnerList(propertyId, id, now());
  },

  withdrawJointOwner: async ({ params: { propertyId, id: jointOwnerId }, body: { reason } }, { id }) => {
    await withdrawInvitation({ propertyId, jointOwnerId }, reason, id, now());
    return loadJointOwnerList(propertyId, id, now());
  },

  ownerInvitation: async ({ body: { value } }, caller, { ip }) => {
    await enforceLimit({
      key: `owner-invitation#${toNetwork(ip)}`,
      max: maxGuesses,
      seconds: guessSeconds,
    });
    return loadInvitation(value, caller?.id, now());
  },

  answerOwnerInvitation: async ({ body: { value, agrees } }, { id }) => {
    await enforceLimit({ key: `owner-invitation#${id}`, max: maxGuesses, seconds: guessSeconds });
    await answerOwnerInvitation({ value, agrees }, id, now());
    return loadInvitation(value, id, now());
  },
});
