import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import * as z from 'zod';
import { cloud } from '../cloud.ts';

export const cognito = new CognitoIdentityProviderClient(cloud.aws);

const Claims = z.object({ iss: z.string(), username: z.string() });
/** The user pool and username of a token. */
export function getPoolUser(token: string) {
  const { iss, username } = Claims.parse(decodeJwt(token));
  return { UserPoolId: iss.slice(iss.lastIndexOf('/') + 1), Username: username };
}

export function addToStaff(token: string) {
  return cognito.send(new AdminAddUserToGroupCommand({ ...getPoolUser(token), GroupName: 'staff' }));
}

export function disableUser(token: string) {
  return cognito.send(new AdminDisableUserCommand(getPoolUser(token)));
}

/** Sets a password past the API, as one from before passwords were normalised. */
export function setStoredPassword(token: string, password: string) {
  const command = { ...getPoolUser(token), Password: password, Permanent: true };
  return cognito.send(new AdminSetUserPasswordCommand(command));
}
