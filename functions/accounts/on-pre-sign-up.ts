import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { findAccountByEmail } from './adapters/account-repository.ts';

const howToLogIn = {
  password: 'your password',
  google: 'Google',
  facebook: 'Facebook',
} as const;

/**
 * Lets people in at once, with an email that is not proven yet. A social login needs an email that no account has:
 * two sign-ins become one only after proof of the password.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  if (event.triggerSource !== 'PreSignUp_ExternalProvider')
    return { ...event, response: { ...event.response, autoConfirmUser: true } };
  const email = event.request.userAttributes['email']?.toLowerCase();
  if (!email) throw new Error('An email address is needed. Share it, or sign up with email and password');
  const known = await findAccountByEmail(email);
  if (known)
    throw new Error(
      `There is an account with this email already. Log in with ${howToLogIn[known.signInWith]}`,
    );
  return event;
}
