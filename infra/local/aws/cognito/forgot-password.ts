import * as z from 'zod';
import { checkSecretHash } from './client-secrets.ts';
import { issueCode, takeCode } from './codes.ts';
import { clientOf, type Cognito } from './context.ts';
import { codeMismatch, invalidParameter, notAuthorized, userIsDisabled, userNotFound } from './errors.ts';
import { deliveryTo, sendMessage } from './messages.ts';
import { MetadataInput, operation, Text } from './operation.ts';
import { checkPolicy, clearFailures, hashPassword } from './passwords.ts';
import { postConfirmation } from './triggers.ts';
import { changeUser, findUser } from './users.ts';

const ForgotInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
  ClientMetadata: MetadataInput,
});

function placeOf(cognito: Cognito, input: z.output<typeof ForgotInput>) {
  const place = clientOf(cognito, input.ClientId);
  checkSecretHash(place.client, input.Username, input.SecretHash);
  return place;
}

async function forgotPassword(cognito: Cognito, input: z.output<typeof ForgotInput>) {
  const { pool, client } = placeOf(cognito, input);
  if (!pool.passwordRecovery) throw notAuthorized('Contact administrator to reset password.');
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    if (client.preventUserExistenceErrors) return { CodeDeliveryDetails: deliveryTo(input.Username) };
    throw user ? userIsDisabled() : userNotFound('Username/client id combination not found.');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'EXTERNAL_PROVIDER')
    throw notAuthorized('User password cannot be reset in the current state.');
  if (user.attributes['email_verified'] !== 'true')
    throw invalidParameter(
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
  const { pool, client } = placeOf(cognito, input);
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    if (client.preventUserExistenceErrors) throw codeMismatch();
    throw user ? userIsDisabled() : userNotFound('Username/client id combination not found.');
  }
  checkPolicy(pool.passwordPolicy, input.Password);
  takeCode(cognito, user, 'forgot-password', input.ConfirmationCode);
  clearFailures(cognito, user);
  const changed = changeUser(cognito, user, {
    status: 'CONFIRMED',
    password: hashPassword(input.Password),
    passwordExpires: null,
  });
  await postConfirmation(cognito, {
    pool,
    occasion: 'ConfirmForgotPassword',
    user: changed,
    clientId: client.id,
    metadata: input.ClientMetadata,
  });
  return {};
}

export const forgotPasswordOperations = {
  ForgotPassword: operation(ForgotInput, forgotPassword),
  ConfirmForgotPassword: operation(ConfirmInput, confirmForgotPassword),
};
