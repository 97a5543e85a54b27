/** What a sign-in has in its metadata when its tokens are for Cognito's own API. */
export const setUpPurpose = 'set_up';

/** With this scope, an access token may change its user at Cognito: password, email, second step, deletion. */
export const userAdministration = 'aws.cognito.signin.user.admin';

/** The scopes that the access token of a sign-in must not have. */
export function selectScopesToSuppress(metadata: Readonly<Record<string, string>> | undefined): string[] {
  return metadata?.['purpose'] === setUpPurpose ? [] : [userAdministration];
}
