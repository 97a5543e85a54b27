import { createInvalidParameter, createNotAuthorized } from './errors.ts';
import type { UserPoolClientDefinition, UserPoolDefinition } from './user-pool.ts';
import type { UserAttributes } from './users.ts';

const standard = (
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname ' +
  'phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo'
).split(' ');

/** Set by Cognito or by an administrator, never by the user. */
const protectedNames = ['sub', 'email_verified', 'phone_number_verified', 'identities'];

export function isEmail(text: string): boolean {
  return /^[^\s@"(),:;<>[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 2048;
}

const findDefinition = (pool: UserPoolDefinition, name: string) =>
  pool.schema.find((attribute) => attribute.name === name || `custom:${attribute.name}` === name);

/** Throws for attributes that are unknown to the pool or malformed. */
export function checkAttributes(pool: UserPoolDefinition, attributes: UserAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const known = name.startsWith('custom:') ? findDefinition(pool, name) : standard.includes(name);
    if (!known)
      throw createInvalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
    if (name === 'email' && !isEmail(value)) throw createInvalidParameter('Invalid email address format.');
  }
}

export function checkRequired(pool: UserPoolDefinition, attributes: UserAttributes): void {
  const missing = pool.schema.filter(({ name, required }) => required && !attributes[name]);
  if (missing.length === 0) return;
  const lines = missing.map(({ name }) => `${name}: The attribute ${name} is required\n`);
  throw createInvalidParameter(`Attributes did not conform to the schema: ${lines.join('')}`);
}

/** Throws for attributes that a user may not write through this client. */
export function checkWritable(client: UserPoolClientDefinition, attributes: UserAttributes): void {
  const refused = Object.keys(attributes).some(
    (name) =>
      protectedNames.includes(name) || (client.writeAttributes && !client.writeAttributes.includes(name)),
  );
  if (refused) throw createNotAuthorized('A client attempted to write unauthorized attribute');
}

export function checkMutable(pool: UserPoolDefinition, attributes: UserAttributes): void {
  const fixed = Object.keys(attributes).find(
    (name) => name === 'sub' || findDefinition(pool, name)?.mutable === false,
  );
  if (fixed) throw createInvalidParameter(`user.${fixed}: Attribute cannot be updated.\n`);
}

/** The attributes that a client may read: always `sub`, and a verification flag with its attribute. */
export function selectReadable(client: UserPoolClientDefinition, attributes: UserAttributes): UserAttributes {
  const allowed = client.readAttributes;
  if (!allowed) return attributes;
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => name === 'sub' || name === 'identities' || allowed.includes(name),
    ),
  );
}
