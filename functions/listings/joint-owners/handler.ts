import { now } from '../../kernel/clock.ts';
import { api } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { getAccountOfCaller } from '../../people/accounts/adapters/account-repository.ts';
import { answerOwnerInvitation } from './commands/answer-owner-invitation.ts';
import { inviteJointOwner } from './commands/invite-joint-owner.ts';
import { sendInvitationAgain } from './commands/send-invitation-again.ts';
import { signOwnConsent } from './commands/sign-own-consent.ts';
import { withdrawInvitation } from './commands/withdraw-invitation.ts';
import { jointOwnerRoutes } from './contract.ts';
import { assertConsentMissing } from './domain/consent.ts';
import { assertUnanswered } from './domain/joint-owner.ts';
import { createConsentToSign, viewConsentToSign } from './queries/create-consent-to-sign.ts';
import { getInvitationFor, getOwnInvitation, loadInvitation } from './queries/load-invitation.ts';
import { loadJointOwnerList } from './queries/load-joint-owner-list.ts';

const maxReads = 30;
const readSeconds = 600;

/** Links are guessed, and each reading or signature of a consent makes a PDF. */
async function limitReader(reader: string): Promise<void> {
  await enforceLimit({ key: `owner-invitation#${reader}`, max: maxReads, seconds: readSeconds });
}

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
    await limitReader(toNetwork(ip));
    return loadInvitation(value, caller?.id, now());
  },

  answerOwnerInvitation: async ({ body }, caller, info) => {
    await limitReader(caller.id);
    const signature = body.agrees ? body.signature : undefined;
    const account = await getAccountOfCaller(caller);
    await answerOwnerInvitation({ value: body.value, signature }, { caller, account, info }, now());
    return loadInvitation(body.value, caller.id, now());
  },

  invitedConsent: async ({ body: { value } }, caller) => {
    await limitReader(caller.id);
    const found = await getInvitationFor(value, caller.id, now());
    assertUnanswered(found.jointOwner);
    return viewConsentToSign(await createConsentToSign(found), caller, now());
  },

  ownConsent: async ({ params: { propertyId } }, caller) => {
    await limitReader(caller.id);
    const found = await getOwnInvitation(propertyId, caller.id);
    assertConsentMissing(found.jointOwner);
    return viewConsentToSign(await createConsentToSign(found), caller, now());
  },

  signOwnConsent: async ({ params: { propertyId }, body }, caller, info) => {
    await limitReader(caller.id);
    const at = now();
    const account = await getAccountOfCaller(caller);
    await signOwnConsent(propertyId, body, { caller, account, info }, at);
    return { signedAt: at.toISOString() };
  },
});
