import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { runWithCause } from '../../kernel/events/event-context.ts';
import { ensureAccount } from './commands/ensure-account.ts';
import { PersonName } from './domain/person-name.ts';
import { providerOf } from './domain/social.ts';

/** A provider's name that is no name of ours is left out; the person can write it later. */
const toPersonName = (name: string | undefined) => PersonName.safeParse(name).data || undefined;

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
      firstName: toPersonName(given_name),
      lastName: toPersonName(family_name),
    }),
  );
  return event;
}
