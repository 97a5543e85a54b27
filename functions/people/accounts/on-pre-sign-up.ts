import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { findAccountByEmail } from './adapters/account-repository.ts';

const howToLogIn = {
  password: 'your password',
  google: 'Google',
  facebook: 'Facebook',
} as const;

/**
 * A social login needs an email without an account: two sign-ins are only linked with proof of the password.
 * Users with a password are created by the registration, which checks their email itself.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider') return event;
  const email = event.request.userAttributes['email']?.toLowerCase();
  if (!email) throw new Error('An email address is needed. Share it, or sign up with email and password');
  const account = await findAccountByEmail(email);
  if (account)
    throw new Error(
      `There’s already an account with this email. Log in with ${howToLogIn[account.signInWith]}`,
    );
  return event;
}
