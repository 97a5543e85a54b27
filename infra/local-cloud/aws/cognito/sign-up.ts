import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { checkAttributes, checkRequired, checkWritable, isEmail } from './attributes.ts';
import { checkSecretHash } from './client-secrets.ts';
import { issueCode, takeCode } from './codes.ts';
import { getClient, type Cognito } from './context.ts';
import {
  createExpiredCode,
  createInvalidParameter,
  createNotAuthorized,
  createUserDisabled,
  createUserNotFound,
} from './errors.ts';
import { toCodeDelivery, sendMessage } from './messages.ts';
import { MetadataInput, defineOperation, Pairs, Text } from './operation.ts';
import { checkPasswordPolicy, hashPassword } from './passwords.ts';
import { callPostConfirmation, callPreSignUp } from './triggers.ts';
import type { UserPoolDefinition } from './user-pool.ts';
import {
  changeUser,
  isEmailTaken,
  findUser,
  insertUser,
  toAttributes,
  createUsernameExists,
} from './users.ts';

/** The user name and attributes a new native user gets. */
export function createUserIdentity(pool: UserPoolDefinition, name: string, given: Record<string, string>) {
  const sub = randomUUID();
  if (!pool.emailIsUsername) return { username: name, sub, given };
  if (!isEmail(name)) throw createInvalidParameter('Username should be an email.');
  return { username: sub, sub, given: { email: name, ...given } };
}

const SignUpInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
  Password: Text,
  UserAttributes: Pairs,
  ValidationData: Pairs,
  ClientMetadata: MetadataInput,
});

async function signUpUser(cognito: Cognito, input: z.output<typeof SignUpInput>) {
  const { pool, client } = getClient(cognito, input.ClientId);
  checkSecretHash(client, input.Username, input.SecretHash);
  if (!pool.selfSignUp) throw createNotAuthorized('SignUp is not permitted for this user pool');
  const { username, sub, given } = createUserIdentity(
    pool,
    input.Username,
    toAttributes(input.UserAttributes),
  );
  checkWritable(client, given);
  checkAttributes(pool, given);
  checkRequired(pool, given);
  checkPasswordPolicy(pool.passwordPolicy, input.Password);
  const taken = pool.emailIsUsername
    ? isEmailTaken(cognito, pool, given['email'] ?? '')
    : findUser(cognito, pool, username);
  if (taken) throw createUsernameExists(pool);
  const metadata = input.ClientMetadata;
  const { confirmed, emailVerified } = await callPreSignUp(cognito, {
    pool,
    occasion: 'SignUp',
    username,
    attributes: given,
    clientId: client.id,
    metadata,
    ...(input.ValidationData.length > 0 && { validationData: toAttributes(input.ValidationData) }),
  });
  const user = insertUser(cognito, {
    pool: pool.id,
    username,
    sub,
    status: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    attributes: { sub, ...given, ...(given['email'] && { email_verified: String(emailVerified) }) },
    password: hashPassword(input.Password),
  });
  const answer = { UserConfirmed: confirmed, UserSub: sub };
  if (confirmed) {
    await callPostConfirmation(cognito, {
      pool,
      occasion: 'ConfirmSignUp',
      user,
      clientId: client.id,
      metadata,
    });
    return answer;
  }
  if (!pool.autoVerified.includes('email') || !given['email'] || emailVerified) return answer;
  const secret = issueCode(cognito, user, 'sign-up');
  const delivery = await sendMessage(cognito, {
    pool,
    user,
    occasion: 'SignUp',
    secret,
    clientId: client.id,
    metadata,
  });
  return { ...answer, CodeDeliveryDetails: delivery };
}

const ConfirmInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
  ConfirmationCode: Text,
  ClientMetadata: MetadataInput,
});

async function confirmSignUp(cognito: Cognito, input: z.output<typeof ConfirmInput>) {
  const { pool, client } = getClient(cognito, input.ClientId);
  checkSecretHash(client, input.Username, input.SecretHash);
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    if (client.preventUserExistenceErrors) throw createExpiredCode();
    throw user ? createUserDisabled() : createUserNotFound('Username/client id combination not found.');
  }
  if (user.status !== 'UNCONFIRMED')
    throw createNotAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  takeCode(cognito, user, 'sign-up', input.ConfirmationCode);
  const verified = pool.autoVerified.includes('email') && user.attributes['email'];
  const confirmed = changeUser(cognito, user, {
    status: 'CONFIRMED',
    attributes: { ...user.attributes, ...(verified && { email_verified: 'true' }) },
  });
  await callPostConfirmation(cognito, {
    pool,
    occasion: 'ConfirmSignUp',
    user: confirmed,
    clientId: client.id,
    metadata: input.ClientMetadata,
  });
  return {};
}

const ResendInput = z.object({
  ClientId: Text,
  SecretHash: z.string().optional(),
  Username: Text,
  ClientMetadata: MetadataInput,
});

async function resendConfirmationCode(cognito: Cognito, input: z.output<typeof ResendInput>) {
  const { pool, client } = getClient(cognito, input.ClientId);
  checkSecretHash(client, input.Username, input.SecretHash);
  const user = findUser(cognito, pool, input.Username);
  if (!user?.enabled) {
    // The answer for an unknown user looks like the answer for a known one.
    if (client.preventUserExistenceErrors) return { CodeDeliveryDetails: toCodeDelivery(input.Username) };
    throw user ? createUserDisabled() : createUserNotFound('Username/client id combination not found.');
  }
  if (user.status !== 'UNCONFIRMED') throw createInvalidParameter('User is already confirmed.');
  const secret = issueCode(cognito, user, 'sign-up');
  const delivery = await sendMessage(cognito, {
    pool,
    user,
    occasion: 'ResendCode',
    secret,
    clientId: client.id,
    metadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetails: delivery };
}

export const signUpOperations = {
  SignUp: defineOperation(SignUpInput, signUpUser),
  ConfirmSignUp: defineOperation(ConfirmInput, confirmSignUp),
  ResendConfirmationCode: defineOperation(ResendInput, resendConfirmationCode),
};
