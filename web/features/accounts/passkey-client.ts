import { Amplify } from 'aws-amplify';
import {
  associateWebAuthnCredential,
  decodeJWT,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
} from 'aws-amplify/auth';
import type { Config } from '../../lib/config.ts';

export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/**
 * Changes passkeys at Cognito, with a token that the API gave for that alone. The token stays in memory, so that
 * it ends with the page at the latest.
 */
export function createPasskeyClient(config: Config, accessToken: string) {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = config;
  const tokens = { accessToken: decodeJWT(accessToken) };
  Amplify.configure(
    { Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } },
    { Auth: { tokenProvider: { getTokens: async () => tokens } } },
  );
  return {
    async list(): Promise<readonly OwnPasskey[]> {
      const { credentials } = await listWebAuthnCredentials();
      return credentials.map(({ credentialId = '', friendlyCredentialName = 'Passkey', createdAt }) => ({
        id: credentialId,
        name: friendlyCredentialName,
        createdAt: (createdAt ?? new Date()).toISOString(),
      }));
    },
    add: () => associateWebAuthnCredential(),
    remove: (credentialId: string) => deleteWebAuthnCredential({ credentialId }),
  };
}
