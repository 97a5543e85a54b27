import {
  CognitoIdentityProviderClient,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';
import { createAuthenticator } from './software-authenticator.ts';
import { createVisitorClient, password } from './visitor.ts';

const SetUp = z.object({ accessToken: z.string(), expiresIn: z.number() });
const Asked = z.object({
  challenge: z.string(),
  kinds: z.array(z.string()),
  passkey: z.unknown().optional(),
});

/** Passkeys of people with two-step sign-in: set up at Cognito as a browser does, and used in logins. */
export function createPasskeyClient(cloud: TestCloud) {
  const { call, logIn } = createVisitorClient(cloud);
  const cognito = new CognitoIdentityProviderClient(cloud.aws);

  const startSetUp = (token: string, code: string) =>
    call('POST', '/api/user/two-step/passkeys/session', { token, body: { password, code } });
  const getSetUpToken = async (token: string, code: string) =>
    SetUp.parse((await startSetUp(token, code)).body).accessToken;
  const savePasskeys = (token: string, accessToken: string) =>
    call('PUT', '/api/user/two-step/passkeys', { token, body: { accessToken } });

  /** Registers a new device at Cognito. */
  const registerAt = async (AccessToken: string, origin = cloud.origin) => {
    const { CredentialCreationOptions } = await cognito.send(
      new StartWebAuthnRegistrationCommand({ AccessToken }),
    );
    const device = createAuthenticator(origin);
    const Credential = device.register(CredentialCreationOptions);
    await cognito.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential }));
    return { device, CredentialId: Credential.id };
  };
  const removeAt = (AccessToken: string, CredentialId: string) =>
    cognito.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId }));

  /** Adds a passkey as the profile page does. */
  const addPasskey = async (token: string, code: string) => {
    const setUpToken = await getSetUpToken(token, code);
    const added = await registerAt(setUpToken);
    await savePasskeys(token, setUpToken);
    return { ...added, setUpToken };
  };

  const getPasskeyChallenge = async (email: string) => Asked.parse((await logIn(email)).body);
  const answerWithPasskey = (challenge: string, passkey: string) =>
    call('POST', '/oauth/token', {
      body: { grant_type: 'urn:gable:two-step', client_id: 2, challenge, passkey },
    });
  return {
    addPasskey,
    answerWithPasskey,
    getPasskeyChallenge,
    getSetUpToken,
    registerAt,
    removeAt,
    savePasskeys,
    startSetUp,
  };
}
