import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Cognito } from './context.ts';
import { createBadCredentials, CognitoError, createNotAuthorized } from './errors.ts';
import { hasSoftwareToken } from './software-tokens.ts';
import type { PasskeySettings, UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import { getUser, type User } from './users.ts';

const minute = 60_000;
/** Loaded at the first use: it is large, and few runs of the local cloud need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const PasskeyRow = z.object({
  id: z.string(),
  public_key: z.string(),
  counter: z.number(),
  transports: z.string().transform((text) => z.array(Transport).parse(JSON.parse(text))),
  attachment: z.string().nullable(),
  name: z.string(),
  created: z.number(),
});
type Passkey = z.output<typeof PasskeyRow>;

export function listPasskeys(cognito: Cognito, { pool, username }: User): Passkey[] {
  return cognito.db
    .all('SELECT * FROM passkeys WHERE pool = ? AND username = ? ORDER BY created, id', [pool, username])
    .map((row) => PasskeyRow.parse(row));
}

/** The site that registers and asserts passkeys, at its local URL. */
function getSite(cognito: Cognito, { relyingPartyId }: PasskeySettings) {
  const origin = cognito.mapUrl(`https://${relyingPartyId}`);
  return { origin, id: new URL(origin).hostname };
}

export function getPasskeySettings(pool: UserPoolDefinition): PasskeySettings {
  if (!pool.passkeys)
    throw new CognitoError(
      'WebAuthnConfigurationMissingException',
      'Passkeys are not configured for the pool',
    );
  return pool.passkeys;
}

/** Options for `navigator.credentials.create`; the challenge is valid for five minutes. */
export async function startRegistration(cognito: Cognito, pool: UserPoolDefinition, user: User) {
  const settings = getPasskeySettings(pool);
  const email = user.attributes['email'] ?? user.username;
  const { id } = getSite(cognito, settings);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(user.sub),
    attestationType: 'none',
    excludeCredentials: listPasskeys(cognito, user).map((kept) => ({ id: kept.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: settings.userVerification },
  });
  cognito.db.run(
    'INSERT OR REPLACE INTO passkey_registrations (pool, username, challenge, expires) VALUES (?, ?, ?, ?)',
    [pool.id, user.username, options.challenge, cognito.clock.now() + 5 * minute],
  );
  return options;
}

const Encoded = z.string().regex(/^[\w-]+$/);
export const Registration = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.array(Transport).default([]),
  }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
});

function takeRegistration(cognito: Cognito, { pool, username }: User): string {
  const row = cognito.db.get(
    'DELETE FROM passkey_registrations WHERE pool = ? AND username = ? RETURNING challenge, expires',
    [pool, username],
  );
  if (!row || Number(row['expires']) <= cognito.clock.now())
    throw new CognitoError('WebAuthnChallengeNotFoundException', 'There is no challenge for this user');
  return String(row['challenge']);
}

const createNotSupported = (error: unknown) =>
  new CognitoError('WebAuthnCredentialNotSupportedException', `Credential not supported: ${String(error)}`);

/** Stores a passkey whose attestation is for this site and for the user's challenge. */
export async function completeRegistration(
  cognito: Cognito,
  pool: UserPoolDefinition,
  user: User,
  response: z.output<typeof Registration>,
): Promise<void> {
  const settings = getPasskeySettings(pool);
  const site = getSite(cognito, settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeRegistration(cognito, user),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: settings.userVerification === 'required',
  }).catch((error: unknown) => {
    throw createNotSupported(error);
  });
  if (!verified.verified) throw createNotSupported('its signature is wrong');
  const { credential } = verified.registrationInfo;
  const number = listPasskeys(cognito, user).length + 1;
  cognito.db.run(
    `INSERT INTO passkeys (pool, username, id, public_key, counter, transports, attachment, name, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      pool.id,
      user.username,
      credential.id,
      Buffer.from(credential.publicKey).toString('base64url'),
      credential.counter,
      JSON.stringify(response.response.transports),
      response.authenticatorAttachment ?? null,
      `Passkey ${number}`,
      cognito.clock.now(),
    ],
  );
}

/** Whether the user may begin a sign-in with a passkey. */
function isPasskeyOffered(cognito: Cognito, pool: UserPoolDefinition, user: User): boolean {
  if (!pool.passkeys || !pool.signInFactors.includes('WEB_AUTHN')) return false;
  if (listPasskeys(cognito, user).length === 0) return false;
  if (!hasSoftwareToken(cognito, pool, user)) return true;
  return pool.passkeys.multiFactor && isPasskeyFactor(cognito, user);
}

const isPasskeyFactor = (cognito: Cognito, { pool, username }: User): boolean =>
  cognito.db.get('SELECT 1 FROM passkey_factors WHERE pool = ? AND username = ?', [pool, username]) !==
  undefined;

export function setPasskeyFactor(cognito: Cognito, { pool, username }: User, enabled: boolean): void {
  const sql = enabled
    ? 'INSERT OR IGNORE INTO passkey_factors (pool, username) VALUES (?, ?)'
    : 'DELETE FROM passkey_factors WHERE pool = ? AND username = ?';
  cognito.db.run(sql, [pool, username]);
}

interface Place {
  pool: UserPoolDefinition;
  client: UserPoolClientDefinition;
}

/** The challenge for a passkey, valid for three minutes; undefined if the user can't use one. */
export async function openPasskeyChallenge(cognito: Cognito, { pool, client }: Place, user: User) {
  if (!isPasskeyOffered(cognito, pool, user)) return undefined;
  const settings = getPasskeySettings(pool);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getSite(cognito, settings).id,
    userVerification: settings.userVerification,
    allowCredentials: listPasskeys(cognito, user).map(({ id, transports }) => ({ id, transports })),
  });
  const session = randomBytes(96).toString('base64url');
  const now = cognito.clock.now();
  cognito.db.run('DELETE FROM passkey_challenges WHERE expires <= ?', [now]);
  cognito.db.run(
    `INSERT INTO passkey_challenges (session, pool, client, username, challenge, expires)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [session, pool.id, client.id, user.username, options.challenge, now + 3 * minute],
  );
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  };
}

const Challenge = z.object({
  pool: z.string(),
  client: z.string(),
  username: z.string(),
  challenge: z.string(),
  expires: z.number(),
});

const Assertion = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

function readAssertion(text: string) {
  try {
    return Assertion.parse(JSON.parse(text));
  } catch {
    throw createNotAuthorized('Invalid credential.');
  }
}

/** Uses up the challenge and returns its user, whose passkey signed it. */
export async function takePasskeyChallenge(
  cognito: Cognito,
  { pool, client }: Place,
  { session, credential }: { session: string; credential: string },
): Promise<User> {
  const row = cognito.db.get('DELETE FROM passkey_challenges WHERE session = ? RETURNING *', [session]);
  const challenge = row && Challenge.parse(row);
  if (!challenge || challenge.client !== client.id)
    throw createNotAuthorized('Invalid session for the user.');
  if (challenge.expires <= cognito.clock.now())
    throw createNotAuthorized('Invalid session for the user, session is expired.');
  const user = getUser(cognito, challenge.pool, challenge.username);
  const response = readAssertion(credential);
  const passkey = listPasskeys(cognito, user).find(({ id }) => id === response.id);
  if (!passkey) throw createBadCredentials();
  const settings = getPasskeySettings(pool);
  const site = getSite(cognito, settings);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: settings.userVerification === 'required',
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw createBadCredentials();
  });
  if (!verified) throw createBadCredentials();
  cognito.db.run('UPDATE passkeys SET counter = ? WHERE pool = ? AND id = ?', [
    authenticationInfo.newCounter,
    pool.id,
    passkey.id,
  ]);
  return user;
}
