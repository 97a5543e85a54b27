import { createInvalidParameter } from './errors.ts';
import type { UserPoolDefinition } from './user-pool.ts';
import type { UserAttributes } from './users.ts';

const standard = (
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname ' +
  'phone_number phone_number_verified picture preferred_username profile updated_at website zoneinfo'
).split(' ');

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

export function checkMutable(pool: UserPoolDefinition, attributes: UserAttributes): void {
  const fixed = Object.keys(attributes).find(
    (name) => name === 'sub' || findDefinition(pool, name)?.mutable === false,
  );
  if (fixed) throw createInvalidParameter(`user.${fixed}: Attribute cannot be updated.\n`);
}
