import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { bearer } from './access-token.ts';
import { NamedUser, namedUser } from './admin-users.ts';
import type { Cognito } from './context.ts';
import type { UserPoolDefinition } from './definition.ts';
import { CognitoError, invalidParameter, tokenNotFound } from './errors.ts';
import { operation, Text } from './operation.ts';
import { setPasskeyFactor } from './passkeys.ts';
import { findToken } from './software-tokens.ts';
import { findStep, fromBase32, toBase32 } from './totp.ts';
import type { User } from './users.ts';

function expectOffered(pool: UserPoolDefinition): void {
  if (!pool.softwareToken) throw tokenNotFound('Software Token MFA has not been enabled by the userPool');
}

const AssociateInput = z.object({ AccessToken: Text });

function associate(cognito: Cognito, input: z.output<typeof AssociateInput>) {
  const { pool, user } = bearer(cognito, input.AccessToken);
  expectOffered(pool);
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

function verify(cognito: Cognito, input: z.output<typeof VerifyInput>) {
  const { pool, user } = bearer(cognito, input.AccessToken);
  expectOffered(pool);
  const secret = findToken(cognito, user)?.pending;
  if (!secret) throw tokenNotFound('Software token TOTP multi-factor authentication (MFA) is not enabled.');
  const step = findStep(fromBase32(secret), input.UserCode, cognito.clock.now());
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
  if (settings.Enabled && !findToken(cognito, user)?.secret)
    throw invalidParameter('User has not verified software token mfa');
  cognito.db.run('UPDATE software_tokens SET enabled = ?, preferred = ? WHERE pool = ? AND username = ?', [
    Number(settings.Enabled),
    Number(settings.PreferredMfa),
    user.pool,
    user.username,
  ]);
  return {};
}

export const softwareTokenOperations = {
  AssociateSoftwareToken: operation(AssociateInput, associate),
  VerifySoftwareToken: operation(VerifyInput, verify),
  SetUserMFAPreference: operation(AssociateInput.extend(Preferences), (cognito, input) =>
    setPreference(cognito, bearer(cognito, input.AccessToken).user, input),
  ),
  AdminSetUserMFAPreference: operation(NamedUser.extend(Preferences), (cognito, input) =>
    setPreference(cognito, namedUser(cognito, input).user, input),
  ),
};
