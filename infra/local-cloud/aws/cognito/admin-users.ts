import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { checkAttributes, checkMutable, isEmail } from './attributes.ts';
import { getPool, type Cognito } from './context.ts';
import { createInvalidParameter, createUserNotFound } from './errors.ts';
import { defineOperation, Pairs, Text } from './operation.ts';
import { checkPasswordPolicy, hashPassword } from './passwords.ts';
import { revokeSessions } from './sessions.ts';
import { toMfaView } from './software-tokens.ts';
import { callPreSignUp } from './triggers.ts';
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
  // Invitations by mail, with a temporary password, are not emulated.
  TemporaryPassword: z.undefined().optional(),
  MessageAction: z.literal('SUPPRESS', { error: 'Only MessageAction SUPPRESS is emulated' }),
});

/** A user without a password, which an administrator sets. */
async function createUser(cognito: Cognito, input: z.output<typeof CreateInput>) {
  const pool = getPool(cognito, input.UserPoolId);
  if (pool.emailIsUsername && !isEmail(input.Username))
    throw createInvalidParameter('Username should be an email.');
  const sub = randomUUID();
  const attributes = {
    ...(pool.emailIsUsername && { email: input.Username }),
    ...toAttributes(input.UserAttributes),
  };
  checkAttributes(pool, attributes);
  if (findUser(cognito, pool, input.Username)) throw createUsernameExists(pool);
  const username = pool.emailIsUsername ? sub : input.Username;
  await callPreSignUp(cognito, { pool, occasion: 'AdminCreateUser', username, attributes });
  const user = insertUser(cognito, {
    pool: pool.id,
    username,
    sub,
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { sub, ...attributes },
    password: null,
  });
  return { User: toUserView(user) };
}

const PasswordInput = NamedUser.extend({
  Password: Text,
  Permanent: z.literal(true, { error: 'Only permanent passwords are emulated' }),
});

function setPassword(cognito: Cognito, input: z.output<typeof PasswordInput>) {
  const { pool, user } = getNamedUser(cognito, input);
  checkPasswordPolicy(pool.passwordPolicy, input.Password);
  changeUser(cognito, user, { password: hashPassword(input.Password), status: 'CONFIRMED' });
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

export const adminUserOperations = {
  AdminCreateUser: defineOperation(CreateInput, createUser),
  AdminGetUser: defineOperation(NamedUser, (cognito, input) => {
    const { user } = getNamedUser(cognito, input);
    const { Attributes, ...view } = toUserView(user);
    return { ...view, ...toMfaView(cognito, user), UserAttributes: Attributes };
  }),
  AdminSetUserPassword: defineOperation(PasswordInput, setPassword),
  AdminUpdateUserAttributes: defineOperation(AttributesInput, updateAttributes),
  AdminDisableUser: defineOperation(NamedUser, (cognito, input) => {
    const { user } = getNamedUser(cognito, input);
    changeUser(cognito, user, { enabled: false });
    revokeSessions(cognito, user);
    return {};
  }),
  AdminDeleteUser: defineOperation(NamedUser, (cognito, input) => {
    deleteUser(cognito, getNamedUser(cognito, input).user);
    return {};
  }),
  AdminUserGlobalSignOut: defineOperation(NamedUser, (cognito, input) => {
    revokeSessions(cognito, getNamedUser(cognito, input).user);
    return {};
  }),
};
