import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { checkSecretHash } from './client-secrets.ts';
import { getClient } from './context.ts';
import { CognitoError, createNotAuthorized } from './errors.ts';
import { defineOperation, Text } from './operation.ts';

const NameInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
});

/** A call that names a person: the pools that are emulated refuse it to everybody. */
const refuseToNamed = (reason: string) =>
  defineOperation(NameInput, (cognito, input) => {
    checkSecretHash(getClient(cognito, input.ClientId).client, input.Username, input.SecretHash);
    throw createNotAuthorized(reason);
  });

/** A call with an access token: one of a sign-in of ours lacks the scope, and no other program makes it. */
const refuseToHolder = defineOperation(z.object({ AccessToken: Text }), (cognito, input) => {
  getTokenHolder(cognito, input.AccessToken);
  throw new CognitoError('UnknownOperationException', 'This call is not emulated by the local cloud');
});

const noSignUp = 'SignUp is not permitted for this user pool';
const noRecovery = 'Contact administrator to reset password.';

/** Calls that AWS opens to any program on the internet, and that are refused as AWS refuses them. */
export const closedOperations = {
  SignUp: refuseToNamed(noSignUp),
  ConfirmSignUp: refuseToNamed(noSignUp),
  ResendConfirmationCode: refuseToNamed(noSignUp),
  ForgotPassword: refuseToNamed(noRecovery),
  ConfirmForgotPassword: refuseToNamed(noRecovery),
  UpdateUserAttributes: refuseToHolder,
  GetUserAttributeVerificationCode: refuseToHolder,
  VerifyUserAttribute: refuseToHolder,
  ChangePassword: refuseToHolder,
  GlobalSignOut: refuseToHolder,
  DeleteUser: refuseToHolder,
};
