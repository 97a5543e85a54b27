import * as z from 'zod';
import { getPool, type Cognito } from './context.ts';
import { CognitoError } from './errors.ts';
import type { UserPoolDefinition } from './user-pool.ts';

export type UserAttributes = Record<string, string>;

const Status = z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER']);

const UserRow = z.object({
  pool: z.string(),
  username: z.string(),
  sub: z.string(),
  status: Status,
  enabled: z.number().transform(Boolean),
  attributes: z.string().transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text))),
  password: z.string().nullable(),
  failures: z.number(),
  failed_at: z.number(),
  created: z.number(),
  modified: z.number(),
});

export type User = z.output<typeof UserRow>;

const toNameKey = (pool: UserPoolDefinition, name: string) =>
  pool.caseSensitive ? name : name.toLowerCase();

/** External users may share an email with a native one, as in AWS. */
const toAliasKey = (pool: UserPoolDefinition, user: Pick<User, 'status' | 'attributes'>) => {
  const email = user.attributes['email'];
  if (!pool.emailIsUsername || user.status === 'EXTERNAL_PROVIDER' || !email) return null;
  return toNameKey(pool, email);
};

export function parseUser(row: Record<string, unknown>): User {
  return UserRow.parse(row);
}

/** Finds a user by name, by sub, or by email if the pool signs in by email. */
export function findUser(cognito: Cognito, pool: UserPoolDefinition, name: string): User | undefined {
  const key = toNameKey(pool, name);
  const row = cognito.db.get(
    'SELECT * FROM users WHERE pool = ? AND (name_key = ? OR alias_key = ? OR sub = ?)',
    [pool.id, key, key, name],
  );
  return row && parseUser(row);
}

export function isEmailTaken(
  cognito: Cognito,
  pool: UserPoolDefinition,
  email: string,
  except?: string,
): boolean {
  const row = cognito.db.get('SELECT username FROM users WHERE pool = ? AND alias_key = ?', [
    pool.id,
    toNameKey(pool, email),
  ]);
  return row !== undefined && row['username'] !== except;
}

export function createUsernameExists(pool: UserPoolDefinition) {
  return new CognitoError(
    'UsernameExistsException',
    pool.emailIsUsername ? 'An account with the given email already exists.' : 'User already exists',
  );
}

/** Inserts a new user; check and insert are atomic, so only one of concurrent sign-ups succeeds. */
export function insertUser(
  cognito: Cognito,
  user: Pick<User, 'pool' | 'username' | 'sub' | 'status' | 'attributes' | 'password'>,
): User {
  const pool = getPool(cognito, user.pool);
  const now = cognito.clock.now();
  const inserted = cognito.db.run(
    `INSERT INTO users (pool, username, name_key, alias_key, sub, status, attributes, password, created, modified)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      pool.id,
      user.username,
      toNameKey(pool, user.username),
      toAliasKey(pool, user),
      user.sub,
      user.status,
      JSON.stringify(user.attributes),
      user.password,
      now,
      now,
    ],
  );
  if (inserted === 0) throw createUsernameExists(pool);
  return getUser(cognito, user.pool, user.username);
}

export function getUser(cognito: Cognito, poolId: string, username: string): User {
  const row = cognito.db.get('SELECT * FROM users WHERE pool = ? AND username = ?', [poolId, username]);
  if (!row) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return parseUser(row);
}

export type UserChange = Partial<Pick<User, 'status' | 'enabled' | 'password' | 'attributes'>>;

/** Writes the changed parts and returns the changed user; throws if the email belongs to another user. */
export function changeUser(cognito: Cognito, user: User, change: UserChange): User {
  const pool = getPool(cognito, user.pool);
  const next = { ...user, ...change };
  const email = next.attributes['email'];
  if (toAliasKey(pool, next) !== null && email && isEmailTaken(cognito, pool, email, user.username))
    throw new CognitoError('AliasExistsException', 'An account with the given email already exists.');
  cognito.db.run(
    `UPDATE users SET alias_key = ?, status = ?, enabled = ?, attributes = ?, password = ?, modified = ?
       WHERE pool = ? AND username = ?`,
    [
      toAliasKey(pool, next),
      next.status,
      Number(next.enabled),
      JSON.stringify(next.attributes),
      next.password,
      cognito.clock.now(),
      user.pool,
      user.username,
    ],
  );
  return getUser(cognito, user.pool, user.username);
}

/** Merges into the stored attributes, not into those of `user`. */
export function setAttributes(cognito: Cognito, user: User, attributes: UserAttributes): User {
  const fresh = getUser(cognito, user.pool, user.username);
  return changeUser(cognito, fresh, { attributes: { ...fresh.attributes, ...attributes } });
}

export function deleteUser(cognito: Cognito, user: User): void {
  cognito.db.transaction(() => {
    for (const table of ['sessions', 'users'])
      cognito.db.run(`DELETE FROM ${table} WHERE pool = ? AND username = ?`, [user.pool, user.username]);
  });
}

/** Group names by precedence, as tokens list them. */
export function listUserGroups(cognito: Cognito, user: User): string[] {
  const order = new Map(
    getPool(cognito, user.pool).groups.map((group) => [group.name, group.precedence ?? Infinity]),
  );
  return cognito.db
    .all('SELECT name FROM members WHERE pool = ? AND username = ? ORDER BY name', [user.pool, user.username])
    .map((row) => String(row['name']))
    .sort((a, b) => {
      const [first, second] = [order.get(a) ?? Infinity, order.get(b) ?? Infinity];
      return first === second ? 0 : first - second;
    });
}

export type AttributeList = { Name: string; Value?: string | undefined }[];

export function toAttributes(list: AttributeList): UserAttributes {
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value ?? '']));
}

export function toAttributeList(attributes: UserAttributes) {
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}
