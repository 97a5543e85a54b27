import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { checkAttributes, checkMutable, checkRequired, checkWritable, selectReadable } from './attributes.ts';
import { issueCode, takeCode } from './codes.ts';
import type { Cognito } from './context.ts';
import { createBadCredentials, CognitoError, createInvalidParameter, createLimitExceeded } from './errors.ts';
import { sendMessage, type MessageOccasion } from './messages.ts';
import { MetadataInput, defineOperation, Pairs, Text } from './operation.ts';
import {
  checkPasswordPolicy,
  clearFailures,
  hashPassword,
  isPasswordCorrect,
  recordFailure,
} from './passwords.ts';
import { toMfaView } from './software-tokens.ts';
import type { TriggerMetadata } from './triggers.ts';
import {
  changeUser,
  deleteUser,
  isEmailTaken,
  setAttributes,
  toAttributes,
  toAttributeList,
} from './users.ts';

type Holder = ReturnType<typeof getTokenHolder>;

const TokenInput = z.object({ AccessToken: Text });

async function sendAttributeCode(
  cognito: Cognito,
  { pool, client, user }: Omit<Holder, 'originJti'>,
  occasion: MessageOccasion,
  { metadata, pending }: { metadata: TriggerMetadata; pending?: string | undefined },
) {
  const secret = issueCode(cognito, user, 'attribute:email', pending);
  return sendMessage(cognito, {
    pool,
    user,
    secret,
    clientId: client.id,
    metadata,
    occasion,
    ...(pending !== undefined && { to: pending }),
  });
}

const UpdateInput = TokenInput.extend({ UserAttributes: Pairs, ClientMetadata: MetadataInput });

async function updateUserAttributes(cognito: Cognito, input: z.output<typeof UpdateInput>) {
  const holder = getTokenHolder(cognito, input.AccessToken);
  const { pool, client, user } = holder;
  const userAttributes = toAttributes(input.UserAttributes);
  checkWritable(client, userAttributes);
  checkAttributes(pool, userAttributes);
  checkMutable(pool, userAttributes);
  checkRequired(pool, { ...user.attributes, ...userAttributes });
  const email = userAttributes['email'];
  const changesEmail = email !== undefined && email !== user.attributes['email'];
  if (!changesEmail || !pool.autoVerified.includes('email')) {
    setAttributes(cognito, user, { ...userAttributes, ...(changesEmail && { email_verified: 'false' }) });
    return { CodeDeliveryDetailsList: [] };
  }
  if (pool.emailIsUsername && isEmailTaken(cognito, pool, email, user.username))
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  const keepsOld = pool.verifyBeforeUpdate.includes('email');
  const { email: _, ...others } = userAttributes;
  const changed = setAttributes(
    cognito,
    user,
    keepsOld ? others : { ...userAttributes, email_verified: 'false' },
  );
  const details = await sendAttributeCode(cognito, { ...holder, user: changed }, 'UpdateUserAttribute', {
    metadata: input.ClientMetadata,
    pending: keepsOld ? email : undefined,
  });
  return { CodeDeliveryDetailsList: [details] };
}

const AttributeInput = TokenInput.extend({ AttributeName: Text, ClientMetadata: MetadataInput });

function assertEmail(name: string): void {
  if (name !== 'email') throw createInvalidParameter(`${name} cannot be verified by the local cloud`);
}

const VerifyInput = TokenInput.extend({ AttributeName: Text, Code: Text });

function verifyUserAttribute(cognito: Cognito, input: z.output<typeof VerifyInput>) {
  const { user } = getTokenHolder(cognito, input.AccessToken);
  assertEmail(input.AttributeName);
  const pending = takeCode(cognito, user, 'attribute:email', input.Code);
  setAttributes(cognito, user, { ...(pending !== null && { email: pending }), email_verified: 'true' });
  return {};
}

const ChangeInput = TokenInput.extend({ PreviousPassword: Text, ProposedPassword: Text });

function changePassword(cognito: Cognito, input: z.output<typeof ChangeInput>) {
  const { pool, user } = getTokenHolder(cognito, input.AccessToken);
  checkPasswordPolicy(pool.passwordPolicy, input.ProposedPassword);
  const recent = cognito.clock.now() - user.failed_at < 15 * 60_000;
  if (user.failures >= 5 && recent) throw createLimitExceeded();
  if (!isPasswordCorrect(user, input.PreviousPassword)) {
    recordFailure(cognito, user);
    throw createBadCredentials();
  }
  clearFailures(cognito, user);
  changeUser(cognito, user, { password: hashPassword(input.ProposedPassword) });
  return {};
}

export const profileOperations = {
  GetUser: defineOperation(TokenInput, (cognito, input) => {
    const { user, client } = getTokenHolder(cognito, input.AccessToken);
    const attributes = toAttributeList(selectReadable(client, user.attributes));
    return { Username: user.username, UserAttributes: attributes, ...toMfaView(cognito, user) };
  }),
  UpdateUserAttributes: defineOperation(UpdateInput, updateUserAttributes),
  GetUserAttributeVerificationCode: defineOperation(AttributeInput, async (cognito, input) => {
    const holder = getTokenHolder(cognito, input.AccessToken);
    assertEmail(input.AttributeName);
    const details = await sendAttributeCode(cognito, holder, 'VerifyUserAttribute', {
      metadata: input.ClientMetadata,
    });
    return { CodeDeliveryDetails: details };
  }),
  VerifyUserAttribute: defineOperation(VerifyInput, verifyUserAttribute),
  ChangePassword: defineOperation(ChangeInput, changePassword),
  DeleteUser: defineOperation(TokenInput, (cognito, input) => {
    deleteUser(cognito, getTokenHolder(cognito, input.AccessToken).user);
    return {};
  }),
};
