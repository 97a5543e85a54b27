import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { getTokenHolder } from './access-token.ts';
import { NamedUser, getNamedUser } from './admin-users.ts';
import type { Cognito } from './context.ts';
import { CognitoError, createInvalidParameter, createTokenNotFound } from './errors.ts';
import { defineOperation, Text } from './operation.ts';
import { setPasskeyFactor } from './passkeys.ts';
import { findSoftwareToken } from './software-tokens.ts';
import { findStep, parseBase32, toBase32 } from './totp.ts';
import type { UserPoolDefinition } from './user-pool.ts';
import type { User } from './users.ts';

function assertOffered(pool: UserPoolDefinition): void {
  if (!pool.softwareToken)
    throw createTokenNotFound('Software Token MFA has not been enabled by the userPool');
}

const AssociateInput = z.object({ AccessToken: Text });

function associateToken(cognito: Cognito, input: z.output<typeof AssociateInput>) {
  const { pool, user } = getTokenHolder(cognito, input.AccessToken);
  assertOffered(pool);
  const secret = toBase32(randomBytes(32));
  cognito.db.run(
    `INSERT INTO software_tokens (pool, username, pending) VALUES (?, ?, ?)
     ON CONFLICT (pool, username) DO UPDATE SET pending = excluded.pending`,
    [user.pool, user.username, secret],
  );
  return { SecretCode: secret };
}

const VerifyInput = z.object({
  AccessToken: Text,
  UserCode: z.string().regex(/^[0-9]+$/, 'Member must satisfy regular expression pattern: [0-9]+'),
  FriendlyDeviceName: z.string().optional(),
});

function verifyToken(cognito: Cognito, input: z.output<typeof VerifyInput>) {
  const { pool, user } = getTokenHolder(cognito, input.AccessToken);
  assertOffered(pool);
  const secret = findSoftwareToken(cognito, user)?.pending;
  if (!secret)
    throw createTokenNotFound('Software token TOTP multi-factor authentication (MFA) is not enabled.');
  const step = findStep(parseBase32(secret), input.UserCode, cognito.clock.now());
  if (step === undefined) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  cognito.db.run(
    `UPDATE software_tokens SET secret = pending, pending = NULL, used_step = ?
     WHERE pool = ? AND username = ?`,
    [step, user.pool, user.username],
  );
  return { Status: 'SUCCESS' };
}

const Settings = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) });
const Preferences = {
  SoftwareTokenMfaSettings: Settings.optional(),
  WebAuthnMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
  SMSMfaSettings: z.never('SMS is not emulated by the local cloud').optional(),
};

interface Preference {
  SoftwareTokenMfaSettings?: z.output<typeof Settings> | undefined;
  WebAuthnMfaSettings?: { Enabled: boolean } | undefined;
}

function setPreference(cognito: Cognito, user: User, preference: Preference) {
  const { SoftwareTokenMfaSettings: settings, WebAuthnMfaSettings: passkeys } = preference;
  if (passkeys) setPasskeyFactor(cognito, user, passkeys.Enabled);
  if (!settings) return {};
  if (settings.Enabled && !findSoftwareToken(cognito, user)?.secret)
    throw createInvalidParameter('User has not verified software token mfa');
  cognito.db.run('UPDATE software_tokens SET enabled = ?, preferred = ? WHERE pool = ? AND username = ?', [
    Number(settings.Enabled),
    Number(settings.PreferredMfa),
    user.pool,
    user.username,
  ]);
  return {};
}

export const softwareTokenOperations = {
  AssociateSoftwareToken: defineOperation(AssociateInput, associateToken),
  VerifySoftwareToken: defineOperation(VerifyInput, verifyToken),
  SetUserMFAPreference: defineOperation(AssociateInput.extend(Preferences), (cognito, input) =>
    setPreference(cognito, getTokenHolder(cognito, input.AccessToken).user, input),
  ),
  AdminSetUserMFAPreference: defineOperation(NamedUser.extend(Preferences), (cognito, input) =>
    setPreference(cognito, getNamedUser(cognito, input).user, input),
  ),
};
