import * as z from 'zod';
import { UserId, textUpTo } from '../../../events/vocabulary.ts';
import { required } from '../../kernel/errors.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { AppCode, RecoveryCode, TwoStepView } from '../accounts/domain/second-step.ts';

const password = z.string().min(1, required).max(256);

const SignInTokens = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  expires_in: z.int(),
  refresh_token: z.string().optional(),
});

const recoveryCodes = z.array(z.string());

export const twoStepRoutes = defineRoutes({
  startTwoStep: {
    method: 'POST',
    path: '/api/user/two-step',
    access: 'user',
    summary: 'Begin two-step sign-in: the secret for an authenticator app',
    body: z.object({ password }),
    result: z.object({ secret: z.string(), uri: z.string() }),
    secret: true,
    problems: ['conflict', 'stale', 'too_many', 'account_blocked'],
  },
  confirmTwoStep: {
    method: 'POST',
    path: '/api/user/two-step/confirm',
    access: 'user',
    summary:
      'Turn two-step sign-in on by the first code; every other login ends, and this one has new tokens',
    body: z.object({ password, code: AppCode }),
    result: z.object({ recoveryCodes, tokens: SignInTokens }),
    secret: true,
    problems: ['conflict', 'stale', 'too_many', 'account_blocked'],
  },
  turnOffTwoStep: {
    method: 'DELETE',
    path: '/api/user/two-step',
    access: 'user',
    summary: 'Turn two-step sign-in off; every other login ends, and this one has new tokens',
    body: z.object({ password, code: AppCode.optional(), recovery_code: RecoveryCode.optional() }),
    result: z.object({ tokens: SignInTokens }),
    problems: ['conflict', 'stale', 'too_many', 'gone'],
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/api/user/two-step/recovery-codes',
    access: 'user',
    summary: 'Ten new recovery codes in place of all that are left',
    body: z.object({ password, code: AppCode }),
    result: z.object({ recoveryCodes }),
    secret: true,
    problems: ['conflict', 'stale', 'too_many', 'gone'],
  },
  startPasskeySetUp: {
    method: 'POST',
    path: '/api/user/two-step/passkeys/session',
    access: 'user',
    summary: 'A token for five minutes, with which the browser adds and removes passkeys at Cognito',
    body: z.object({ password, code: AppCode.optional(), recovery_code: RecoveryCode.optional() }),
    result: z.object({ accessToken: z.string(), expiresIn: z.int() }),
    secret: true,
    problems: ['conflict', 'stale', 'too_many', 'gone'],
  },
  savePasskeys: {
    method: 'PUT',
    path: '/api/user/two-step/passkeys',
    access: 'user',
    summary: 'Take over the passkeys that the person has at Cognito now',
    body: z.strictObject({ accessToken: z.string().min(1, required).max(8_000) }),
    result: TwoStepView,
    problems: ['conflict', 'stale', 'gone', 'too_many'],
  },
  resetTwoStep: {
    method: 'POST',
    path: '/api/staff/people/{id}/two-step/reset',
    access: 'staff',
    summary:
      'Turn two-step sign-in off for a person who lost their app and their codes; every login of theirs ends',
    status: 204,
    params: z.object({ id: UserId }),
    body: z.object({ reason: textUpTo(2_000).min(3, 'Give a reason') }),
    result: z.void(),
    problems: ['not_found', 'conflict', 'stale'],
  },
});
