import * as z from 'zod';
import { getPool, type Cognito } from './context.ts';
import { createInvalidParameter } from './errors.ts';
import { defineOperation, Text } from './operation.ts';
import { parseUser, type User } from './users.ts';
import { toUserView } from './views.ts';

const searchable =
  'username email phone_number name given_name family_name preferred_username cognito:user_status status sub'.split(
    ' ',
  );

function getValue(user: User, name: string): string | undefined {
  if (name === 'username') return user.username;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';
  return user.attributes[name];
}

/** `attribute = "value"` or `attribute ^= "start"`, as ListUsers filters. */
function parseFilter(text: string | undefined, ignoreCase: boolean): (user: User) => boolean {
  if (!text) return () => true;
  const [, name = '', sign, quoted = ''] = /^\s*([\w:]+)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(text) ?? [];
  if (!sign) throw createInvalidParameter('Error while parsing filter');
  if (!searchable.includes(name))
    throw createInvalidParameter(`One or more parameters are not valid: ${name}`);
  const fold = (value: string) => (ignoreCase && name !== 'sub' ? value.toLowerCase() : value);
  const wanted = fold(quoted.replace(/\\(.)/g, '$1'));
  return (user) => {
    const value = getValue(user, name);
    if (value === undefined) return false;
    return sign === '=' ? fold(value) === wanted : fold(value).startsWith(wanted);
  };
}

const ListInput = z.object({
  UserPoolId: Text,
  Filter: z.string().optional(),
  Limit: z.number().int().min(0).max(60, 'Member must have value less than or equal to 60').optional(),
  PaginationToken: z.string().optional(),
  AttributesToGet: z.array(z.string()).nullish(),
});

function listUsers(cognito: Cognito, input: z.output<typeof ListInput>) {
  const pool = getPool(cognito, input.UserPoolId);
  const matches = parseFilter(input.Filter, !pool.caseSensitive);
  const after = input.PaginationToken ? Buffer.from(input.PaginationToken, 'base64url').toString() : '';
  const found = cognito.db
    .all('SELECT * FROM users WHERE pool = ? AND username > ? ORDER BY username', [pool.id, after])
    .map(parseUser)
    .filter(matches);
  const limit = input.Limit || 60;
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const wanted = input.AttributesToGet;
  return {
    Users: page.map((user) => {
      const view = toUserView(user);
      if (!wanted) return view;
      return { ...view, Attributes: view.Attributes.filter(({ Name }) => wanted.includes(Name)) };
    }),
    ...(found.length > limit &&
      last && { PaginationToken: Buffer.from(last.username).toString('base64url') }),
  };
}

const PoolsInput = z.object({
  MaxResults: z.number().int().min(1).max(60),
  NextToken: z.string().optional(),
});

export const listOperations = {
  ListUsers: defineOperation(ListInput, listUsers),
  ListUserPools: defineOperation(PoolsInput, ({ pools }) => ({
    UserPools: pools.map(({ id, name }) => ({ Id: id, Name: name })),
  })),
};
