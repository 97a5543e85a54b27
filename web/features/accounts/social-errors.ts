/** The text for an error from a provider or a Cognito trigger. */
export function describeSocialError(description: string): string {
  const way = /Log in with (Google|Facebook)/.exec(description)?.[1];
  if (way) return `There’s already a Gable account with this email. Log in with ${way}.`;
  if (/exist|already|registered|password/i.test(description))
    return 'There’s already a Gable account with this email. Log in with its password.';
  if (/denied|cancel/i.test(description)) return 'The login was cancelled.';
  if (/email|attributes required/i.test(description))
    return 'The login came without an email address. Allow it, or sign up with your email.';
  return 'The login didn’t work. Please try again, or use your email.';
}
