import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { runWithCause } from '../kernel/events/event-context.ts';
import { ensureAccount } from './commands/ensure-account.ts';
import { providerOf } from './domain/social.ts';

/**
 * Creates the account of a first social login. A registration by password creates its own with the form's
 * data.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userName, request } = event;
  if (triggerSource !== 'PostConfirmation_ConfirmSignUp' || !providerOf(userName)) return event;
  const { sub = '', email = '', email_verified, given_name, family_name } = request.userAttributes;
  const cause = { actor: null, correlationId: sub };
  await runWithCause(cause, () =>
    ensureAccount({
      sub,
      cognitoUsername: userName,
      email: email.toLowerCase(),
      emailVerified: email_verified === 'true',
      firstName: given_name?.slice(0, 60),
      lastName: family_name?.slice(0, 60),
    }),
  );
  return event;
}
