import { AccountSignedOut } from '../../../events/account.ts';
import { renewableSeconds } from '../../kernel/data/account-status.ts';
import { env } from '../../kernel/env.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { endSession } from './adapters/account-repository.ts';
import { register } from './commands/register.ts';
import { requestPasswordReset, resetPassword } from './commands/reset-password.ts';
import { resendCode } from './commands/verify-email.ts';
import type { accountRoutes } from './contract.ts';
import { createSocialStartUrl } from './domain/social.ts';

/** The calls by which people come in and go. */
export const accountCalls = {
  register: ({ body }, _caller, info) => register(body, info),
  logout: (_input, { id, session, signedInAt }) =>
    endSession(session, signedInAt + renewableSeconds, [AccountSignedOut.of({ userId: id, session })]),
  resendCode: (_input, caller) => resendCode(caller),
  forgotPassword: ({ body }, _caller, { ip }) => requestPasswordReset(body.email, ip),
  resetPassword: ({ body }, _caller, { ip }) => resetPassword(body, ip),
  redirectGoogle: async ({ query }) => ({
    location: createSocialStartUrl(env('SITE_URL'), 'google', query.next),
  }),
  redirectFacebook: async ({ query }) => ({
    location: createSocialStartUrl(env('SITE_URL'), 'facebook', query.next),
  }),
} satisfies Partial<Operations<typeof accountRoutes>>;
