import * as z from 'zod';
import { checkAttributes, checkMutable } from './attributes.ts';
import { issueCode } from './codes.ts';
import { getPool, type Cognito } from './context.ts';
import { createInvalidParameter, createNotAuthorized, createUserNotFound } from './errors.ts';
import { sendMessage } from './messages.ts';
import { MetadataInput, defineOperation, Pairs, Text } from './operation.ts';
import { checkPasswordPolicy, hashPassword, generateTemporaryPassword } from './passwords.ts';
import { revokeSessions } from './sessions.ts';
import { createUserIdentity } from './sign-up.ts';
import { toMfaView } from './software-tokens.ts';
import { callPostConfirmation, callPreSignUp } from './triggers.ts';
import type { UserPoolDefinition } from './user-pool.ts';
import {
  changeUser,
  deleteUser,
  findUser,
  insertUser,
  setAttributes,
  toAttributes,
  createUsernameExists,
} from './users.ts';
import { toUserView } from './views.ts';

export const NamedUser = z.object({ UserPoolId: Text, Username: Text });

export function getNamedUser(cognito: Cognito, input: z.output<typeof NamedUser>) {
  const pool = getPool(cognito, input.UserPoolId);
  const user = findUser(cognito, pool, input.Username);
  if (!user) throw createUserNotFound();
  return { pool, user };
}

const CreateInput = NamedUser.extend({
  UserAttributes: Pairs,
  ValidationData: Pairs,
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  ClientMetadata: MetadataInput,
});
type Create = z.output<typeof CreateInput>;

const day = 86_400_000;

async function inviteUser(cognito: Cognito, pool: UserPoolDefinition, input: Create, create: boolean) {
  const password = input.TemporaryPassword ?? generateTemporaryPassword(pool.passwordPolicy);
  checkPasswordPolicy(pool.passwordPolicy, password);
  const passwordExpires = cognito.clock.now() + pool.temporaryPasswordDays * day;
  const user = create
    ? await createUser(cognito, pool, input, { password: hashPassword(password), passwordExpires })
    : resetInvitation(cognito, pool, input.Username, { password: hashPassword(password), passwordExpires });
  if (input.MessageAction !== 'SUPPRESS')
    await sendMessage(cognito, {
      pool,
      user,
      occasion: 'AdminCreateUser',
      secret: password,
      clientId: undefined,
      metadata: input.ClientMetadata,
    });
  return { User: toUserView(user) };
}

interface TemporaryPassword {
  password: string;
  passwordExpires: number;
}

function resetInvitation(
  cognito: Cognito,
  pool: UserPoolDefinition,
  name: string,
  invited: TemporaryPassword,
) {
  const user = findUser(cognito, pool, name);
  if (!user) throw createUserNotFound();
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw createNotAuthorized(`Resend not possible. ${user.username} status is ${user.status}`);
  return changeUser(cognito, user, invited);
}

async function createUser(
  cognito: Cognito,
  pool: UserPoolDefinition,
  input: Create,
  invited: TemporaryPassword,
) {
  const { username, sub, given } = createUserIdentity(
    pool,
    input.Username,
    toAttributes(input.UserAttributes),
  );
  checkAttributes(pool, given);
  if (findUser(cognito, pool, input.Username)) throw createUsernameExists(pool);
  await callPreSignUp(cognito, {
    pool,
    occasion: 'AdminCreateUser',
    username,
    attributes: given,
    clientId: undefined,
    metadata: input.ClientMetadata,
    ...(input.ValidationData.length > 0 && { validationData: toAttributes(input.ValidationData) }),
  });
  return insertUser(cognito, {
    pool: pool.id,
    username,
    sub,
    attributes: { sub, ...given },
    ...invited,
    status: 'FORCE_CHANGE_PASSWORD',
  });
}

const PasswordInput = NamedUser.extend({ Password: Text, Permanent: z.boolean().default(false) });

function setPassword(cognito: Cognito, input: z.output<typeof PasswordInput>) {
  const { pool, user } = getNamedUser(cognito, input);
  checkPasswordPolicy(pool.passwordPolicy, input.Password);
  const expires = cognito.clock.now() + pool.temporaryPasswordDays * day;
  changeUser(cognito, user, {
    password: hashPassword(input.Password),
    passwordExpires: input.Permanent ? null : expires,
    status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
  });
  return {};
}

const AttributesInput = NamedUser.extend({ UserAttributes: Pairs });

function updateAttributes(cognito: Cognito, input: z.output<typeof AttributesInput>) {
  const { pool, user } = getNamedUser(cognito, input);
  const userAttributes = toAttributes(input.UserAttributes);
  checkAttributes(pool, userAttributes);
  checkMutable(pool, userAttributes);
  const email = userAttributes['email'];
  const unverified =
    email !== undefined && email !== user.attributes['email'] && !userAttributes['email_verified'];
  setAttributes(cognito, user, { ...userAttributes, ...(unverified && { email_verified: 'false' }) });
  return {};
}

function setEnabled(enabled: boolean) {
  return defineOperation(NamedUser, (cognito, input) => {
    const { user } = getNamedUser(cognito, input);
    changeUser(cognito, user, { enabled });
    if (!enabled) revokeSessions(cognito, user);
    return {};
  });
}

async function resetPassword(cognito: Cognito, input: z.output<typeof NamedUser>) {
  const { pool, user } = getNamedUser(cognito, input);
  if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED')
    throw createNotAuthorized('User password cannot be reset in the current state.');
  if (user.attributes['email_verified'] !== 'true')
    throw createInvalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  const changed = changeUser(cognito, user, { status: 'RESET_REQUIRED' });
  const secret = issueCode(cognito, changed, 'forgot-password');
  await sendMessage(cognito, {
    pool,
    user: changed,
    occasion: 'ForgotPassword',
    secret,
    clientId: undefined,
  });
  return {};
}

async function confirmUser(cognito: Cognito, input: z.output<typeof NamedUser>) {
  const { pool, user } = getNamedUser(cognito, input);
  if (user.status !== 'UNCONFIRMED')
    throw createNotAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  const confirmed = changeUser(cognito, user, { status: 'CONFIRMED' });
  await callPostConfirmation(cognito, {
    pool,
    occasion: 'ConfirmSignUp',
    user: confirmed,
    clientId: undefined,
  });
  return {};
}

export const adminUserOperations = {
  AdminCreateUser: defineOperation(CreateInput, (cognito, input) =>
    inviteUser(cognito, getPool(cognito, input.UserPoolId), input, input.MessageAction !== 'RESEND'),
  ),
  AdminGetUser: defineOperation(NamedUser, (cognito, input) => {
    const { user } = getNamedUser(cognito, input);
    const { Attributes, ...view } = toUserView(user);
    return { ...view, ...toMfaView(cognito, user), UserAttributes: Attributes };
  }),
  AdminSetUserPassword: defineOperation(PasswordInput, setPassword),
  AdminResetUserPassword: defineOperation(NamedUser, resetPassword),
  AdminConfirmSignUp: defineOperation(NamedUser, confirmUser),
  AdminUpdateUserAttributes: defineOperation(AttributesInput, updateAttributes),
  AdminEnableUser: setEnabled(true),
  AdminDisableUser: setEnabled(false),
  AdminDeleteUser: defineOperation(NamedUser, (cognito, input) => {
    deleteUser(cognito, getNamedUser(cognito, input).user);
    return {};
  }),
  AdminUserGlobalSignOut: defineOperation(NamedUser, (cognito, input) => {
    revokeSessions(cognito, getNamedUser(cognito, input).user);
    return {};
  }),
};
