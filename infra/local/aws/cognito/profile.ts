import * as z from 'zod';
import { bearer } from './access-token.ts';
import { checkAttributes, checkMutable, checkRequired, checkWritable, readable } from './attributes.ts';
import { issueCode, takeCode } from './codes.ts';
import type { Cognito } from './context.ts';
import { badCredentials, CognitoError, invalidParameter, limitExceeded } from './errors.ts';
import { sendMessage, type Occasion } from './messages.ts';
import { MetadataInput, operation, Pairs, Text } from './operation.ts';
import { checkPolicy, clearFailures, hashPassword, passwordMatches, recordFailure } from './passwords.ts';
import { mfaView } from './software-tokens.ts';
import type { Metadata } from './triggers.ts';
import { changeUser, deleteUser, emailTaken, setAttributes, toAttributes, toList } from './users.ts';

type Holder = ReturnType<typeof bearer>;

const TokenInput = z.object({ AccessToken: Text });

async function sendAttributeCode(
  cognito: Cognito,
  { pool, client, user }: Omit<Holder, 'originJti'>,
  occasion: Occasion,
  { metadata, pending }: { metadata: Metadata; pending?: string | undefined },
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
  const holder = bearer(cognito, input.AccessToken);
  const { pool, client, user } = holder;
  const given = toAttributes(input.UserAttributes);
  checkWritable(client, given);
  checkAttributes(pool, given);
  checkMutable(pool, given);
  checkRequired(pool, { ...user.attributes, ...given });
  const email = given['email'];
  const changesEmail = email !== undefined && email !== user.attributes['email'];
  if (!changesEmail || !pool.autoVerified.includes('email')) {
    setAttributes(cognito, user, { ...given, ...(changesEmail && { email_verified: 'false' }) });
    return { CodeDeliveryDetailsList: [] };
  }
  if (pool.emailIsUsername && emailTaken(cognito, pool, email, user.username))
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  const keepsOld = pool.verifyBeforeUpdate.includes('email');
  const { email: _, ...others } = given;
  const changed = setAttributes(cognito, user, keepsOld ? others : { ...given, email_verified: 'false' });
  const details = await sendAttributeCode(cognito, { ...holder, user: changed }, 'UpdateUserAttribute', {
    metadata: input.ClientMetadata,
    pending: keepsOld ? email : undefined,
  });
  return { CodeDeliveryDetailsList: [details] };
}

const AttributeInput = TokenInput.extend({ AttributeName: Text, ClientMetadata: MetadataInput });

function emailOnly(name: string): void {
  if (name !== 'email') throw invalidParameter(`${name} cannot be verified by the local cloud`);
}

const VerifyInput = TokenInput.extend({ AttributeName: Text, Code: Text });

function verifyUserAttribute(cognito: Cognito, input: z.output<typeof VerifyInput>) {
  const { user } = bearer(cognito, input.AccessToken);
  emailOnly(input.AttributeName);
  const pending = takeCode(cognito, user, 'attribute:email', input.Code);
  setAttributes(cognito, user, { ...(pending !== null && { email: pending }), email_verified: 'true' });
  return {};
}

const ChangeInput = TokenInput.extend({ PreviousPassword: Text, ProposedPassword: Text });

function changePassword(cognito: Cognito, input: z.output<typeof ChangeInput>) {
  const { pool, user } = bearer(cognito, input.AccessToken);
  checkPolicy(pool.passwordPolicy, input.ProposedPassword);
  const recent = cognito.clock.now() - user.failed_at < 15 * 60_000;
  if (user.failures >= 5 && recent) throw limitExceeded();
  if (!passwordMatches(user, input.PreviousPassword)) {
    recordFailure(cognito, user);
    throw badCredentials();
  }
  clearFailures(cognito, user);
  changeUser(cognito, user, { password: hashPassword(input.ProposedPassword) });
  return {};
}

export const profileOperations = {
  GetUser: operation(TokenInput, (cognito, input) => {
    const { user, client } = bearer(cognito, input.AccessToken);
    const attributes = toList(readable(client, user.attributes));
    return { Username: user.username, UserAttributes: attributes, ...mfaView(cognito, user) };
  }),
  UpdateUserAttributes: operation(UpdateInput, updateUserAttributes),
  GetUserAttributeVerificationCode: operation(AttributeInput, async (cognito, input) => {
    const holder = bearer(cognito, input.AccessToken);
    emailOnly(input.AttributeName);
    const details = await sendAttributeCode(cognito, holder, 'VerifyUserAttribute', {
      metadata: input.ClientMetadata,
    });
    return { CodeDeliveryDetails: details };
  }),
  VerifyUserAttribute: operation(VerifyInput, verifyUserAttribute),
  ChangePassword: operation(ChangeInput, changePassword),
  DeleteUser: operation(TokenInput, (cognito, input) => {
    deleteUser(cognito, bearer(cognito, input.AccessToken).user);
    return {};
  }),
};
