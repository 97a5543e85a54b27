import * as z from 'zod';
import { checkSecretHash } from './client-secrets.ts';
import { issueCode, takeCode } from './codes.ts';
import { getClient, type Cognito } from './context.ts';
import {
  createCodeMismatch,
  createInvalidParameter,
  createNotAuthorized,
  createUserDisabled,
  createUserNotFound,
} from './errors.ts';
import { toCodeDelivery, sendMessage } from './messages.ts';
import { MetadataInput, defineOperation, Text } from './operation.ts';
import { checkPasswordPolicy, clearFailures, hashPassword } from './passwords.ts';
import { callPostConfirmation } from './triggers.ts';
import { changeUser, findUser } from './users.ts';

const ForgotInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
  ClientMetadata: MetadataInput,
});

function getPlace(cognito: Cognito, input: z.output<typeof ForgotInput>) {
  const place = getClient(cognito, input.ClientId);
  checkSecretHash(place.client, input.Username, input.SecretHash);
  return place;
}

async function forgotPassword(cognito: Cognito, input: z.output<typeof ForgotInput>) {
  const { pool, client } = getPlace(cognito, input);
  if (!pool.passwordRecovery) throw createNotAuthorized('Contact administrator to reset password.');
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    if (client.preventUserExistenceErrors) return { CodeDeliveryDetails: toCodeDelivery(input.Username) };
    throw user ? createUserDisabled() : createUserNotFound('Username/client id combination not found.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'EXTERNAL_PROVIDER')
    throw createNotAuthorized('User password cannot be reset in the current state.');
  if (user.attributes['email_verified'] !== 'true')
    throw createInvalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  const secret = issueCode(cognito, user, 'forgot-password');
  const delivery = await sendMessage(cognito, {
    pool,
    user,
    occasion: 'ForgotPassword',
    secret,
    clientId: client.id,
    metadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetails: delivery };
}

const ConfirmInput = ForgotInput.extend({ ConfirmationCode: Text, Password: Text });

async function confirmForgotPassword(cognito: Cognito, input: z.output<typeof ConfirmInput>) {
  const { pool, client } = getPlace(cognito, input);
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    if (client.preventUserExistenceErrors) throw createCodeMismatch();
    throw user ? createUserDisabled() : createUserNotFound('Username/client id combination not found.');
  }
  checkPasswordPolicy(pool.passwordPolicy, input.Password);
  takeCode(cognito, user, 'forgot-password', input.ConfirmationCode);
  clearFailures(cognito, user);
  const changed = changeUser(cognito, user, {
    status: 'CONFIRMED',
    password: hashPassword(input.Password),
    passwordExpires: null,
  });
  await callPostConfirmation(cognito, {
    pool,
    occasion: 'ConfirmForgotPassword',
    user: changed,
    clientId: client.id,
    metadata: input.ClientMetadata,
  });
  return {};
}

export const forgotPasswordOperations = {
  ForgotPassword: defineOperation(ForgotInput, forgotPassword),
  ConfirmForgotPassword: defineOperation(ConfirmInput, confirmForgotPassword),
};
