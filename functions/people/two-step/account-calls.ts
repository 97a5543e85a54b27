import { now } from '../../kernel/clock.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { issueToken } from '../accounts/commands/log-in.ts';
import type { PersonTokenRequest } from '../accounts/domain/token-request.ts';
import { answerChallenge } from './commands/answer-challenge.ts';
import { beginTwoStep } from './commands/begin-two-step.ts';
import { confirmTwoStep } from './commands/confirm-two-step.ts';
import { disableTwoStep } from './commands/disable-two-step.ts';
import { replaceRecoveryCodes } from './commands/replace-recovery-codes.ts';
import { resetTwoStep } from './commands/reset-two-step.ts';
import { savePasskeys } from './commands/save-passkeys.ts';
import { startPasskeySetUp } from './commands/start-passkey-set-up.ts';
import type { twoStepRoutes } from './contract.ts';

/**
 * The operations of two-step sign-in. They run in the accounts function, the only one with permission to
 * change sign-ins.
 */
export const twoStepCalls: Operations<typeof twoStepRoutes> = {
  startTwoStep: ({ body }, caller, { ip }) => beginTwoStep(caller, body.password, ip),
  confirmTwoStep: ({ body }, caller, { ip }) => confirmTwoStep(caller, body, ip),
  turnOffTwoStep: ({ body }, caller, { ip }) => disableTwoStep(caller, body, ip),
  replaceRecoveryCodes: ({ body }, caller, { ip }) => replaceRecoveryCodes(caller, body, ip),
  startPasskeySetUp: ({ body }, caller, { ip }) => startPasskeySetUp(caller, body, ip),
  savePasskeys: ({ body }, caller) => savePasskeys(caller, body.accessToken),
  resetTwoStep: ({ params: { id }, body: { reason } }, caller) => resetTwoStep(id, reason, caller, now()),
};

/** A log-in, whose second step is the same call. */
export function issueLogIn(request: PersonTokenRequest, ip: string) {
  return request.grant_type === 'urn:gable:two-step' ? answerChallenge(request, ip) : issueToken(request, ip);
}
