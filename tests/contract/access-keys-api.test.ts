import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { marketplaceGroups } from '../../functions/delivery/openapi.ts';
import { isCheckedByGateway, type Route } from '../../functions/kernel/http/contract.ts';
import { keyScopeNames } from '../../functions/kernel/http/key-scopes.ts';
import { createVisitorClient, password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wakeAll();
const { call, createMember } = createVisitorClient(cloud);

const routes = Object.values(marketplaceGroups)
  .flatMap((group) => Object.values<Route>(group))
  .flatMap((route) => [route.method, ...(route.aliases ?? [])].map((method) => ({ ...route, method })));
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const scoped = named.filter(([, { scope }]) => scope !== undefined);

const keys = new Map<string, string>();
/** A key with these scopes. A key can make so many calls a minute, so that each table has a key of its own. */
async function makeKey(name: string, scopes: readonly string[]): Promise<void> {
  const { token } = await createMember();
  const body = { password, name: 'Contract', scopes, days: 30 };
  const answer = await call('POST', '/api/user/api-keys', { token, body });
  keys.set(name, z.object({ apiKey: z.string() }).parse(answer.body).apiKey);
}
beforeAll(async () => {
  await makeKey('all', keyScopeNames);
  await Promise.all(
    keyScopeNames.map((scope) =>
      makeKey(
        `not ${scope}`,
        keyScopeNames.filter((each) => each !== scope),
      ),
    ),
  );
});

/** Keys are judged before anything else is read, so that any path and body will do. */
async function tryKey({ method, path, body }: Route, key: string) {
  const token = keys.get(key);
  const answer = await call(method, path.replaceAll(/\{\w+\}/g, 'any'), {
    ...(token !== undefined && { token }),
    ...(body && { body: {} }),
  });
  return { status: answer.status, code: answer.body['code'] };
}

describe('a key with every scope', () => {
  const closed = named.filter(([, { access, scope }]) => scope === undefined && access !== 'public');
  test.each(closed)('is refused by %s, which has no scope', async (_, route) => {
    expect(await tryKey(route, 'all')).toEqual(
      isCheckedByGateway(route) ? { status: 401, code: undefined } : { status: 403, code: 'scope_missing' },
    );
  });

  test.each(scoped)('passes %s', async (_, route) => {
    const { status, code } = await tryKey(route, 'all');
    expect([status, code]).not.toContain(401);
    expect(code).not.toBe('scope_missing');
  });
});

describe('a key with every scope but that of the call', () => {
  test.each(scoped)('is refused by %s', async (_, route) => {
    expect(await tryKey(route, `not ${route.scope}`)).toEqual({ status: 403, code: 'scope_missing' });
  });
});

test('money, passwords, staff and the end of an account have no scope', () => {
  const paths = scoped.map(([name]) => name);
  const never =
    /pay|package|coupon|password|two-step|staff|delete-account|export|api-keys|identity|solicitor|logout/;
  expect(paths.filter((name) => never.test(name))).toEqual([]);
  expect(scoped.filter(([, { access }]) => access === 'staff' || access === 'public')).toEqual([]);
});

test('each scope opens a call', () => {
  expect(new Set(scoped.map(([, { scope }]) => scope))).toEqual(new Set(keyScopeNames));
});
