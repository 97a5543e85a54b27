import type { twoStepRoutes } from '../../../functions/people/two-step/contract.ts';
import { createClient } from '../../lib/client.ts';

/** The two-step calls of a person. */
export const twoStep = createClient<Omit<typeof twoStepRoutes, 'resetTwoStep'>>({
  startTwoStep: 'POST /api/user/two-step',
  confirmTwoStep: 'POST /api/user/two-step/confirm',
  turnOffTwoStep: 'DELETE /api/user/two-step',
  replaceRecoveryCodes: 'POST /api/user/two-step/recovery-codes',
  startPasskeySetUp: 'POST /api/user/two-step/passkeys/session',
  savePasskeys: 'PUT /api/user/two-step/passkeys',
});
