import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { marketplaceGroups } from '../../functions/delivery/openapi.ts';
import { problems } from '../../functions/kernel/errors.ts';
import { isClosedWhileLeaving, type Route } from '../../functions/kernel/http/contract.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wakeAll();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });
const { call, createMember, createUnverifiedMember, getVerificationCode } = createVisitorClient(cloud);

const Problem = z.object({
  type: z.url(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(Object.keys(problems)),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

const routes = Object.values(marketplaceGroups)
  .flatMap((group) => Object.values(group))
  .flatMap((route) => [route.method, ...(route.aliases ?? [])].map((method) => ({ ...route, method })));
const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);
const withAccess = (...access: Route['access'][]) =>
  named.filter(([, route]) => access.includes(route.access));

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const nouns =
  'prp drf img usr fav slt vwg off sol msg ntf app cas pkg pay tkt pst cmt cat exp bck idc jnt sch key whk psh adv org oiv';
/** For each shape of a parameter, a valid value of an object that does not exist. */
const examples = [
  ...nouns.split(' ').map((prefix) => `${prefix}_${ulid}`),
  `report.cas_${ulid}`,
  `whd_evt_${ulid}`,
  'GBL-999999',
  'po_none',
  '49',
  'NO-SUCH-COUPON',
  'no_such_setting',
  'no-such-post',
  'k'.repeat(43),
  `vwg_${ulid}.${'k'.repeat(24)}.ics`,
  `off_${ulid}.1.1800000000.${'k'.repeat(43)}`,
];
const fits = (route: Route, name: string, value: string): boolean =>
  !(route.params?.safeParse({ [name]: value }).error?.issues ?? []).some(({ path }) => path[0] === name);
/** A path whose parameters are valid and whose objects do not exist. */
const pathOf = (route: Route): string =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = examples.find((value) => fits(route, name, value));
    if (found === undefined) throw new Error(`Give an example of the {${name}} of ${route.path}`);
    return found;
  });

interface Tokens {
  readonly unverified: string;
  readonly nameless: string;
  readonly blocked: string;
  readonly leaving: string;
  readonly active: string;
  readonly staff: string;
}
let people: Tokens;
/** The token of a user with access to the call. */
const allowed = ({ access }: Route): string => (access === 'staff' ? people.staff : people.active);
beforeAll(async () => {
  const nameless = await createUnverifiedMember();
  await call('POST', '/api/verify-code', {
    token: nameless.token,
    body: { code: getVerificationCode(nameless.email) },
  });
  const blocked = await createMember('Blocked Example');
  const leaving = await createMember('Leaving Example');
  await call('DELETE', '/api/delete-account', { token: leaving.token });
  people = {
    unverified: (await createUnverifiedMember({ user_name: 'Una Example' })).token,
    nameless: nameless.token,
    blocked: await blockUser(blocked),
    leaving: leaving.token,
    active: (await createMember('Ada Example')).token,
    staff: (await createStaffMember(cloud)).token,
  };
});

describe('access to a call', () => {
  test.each(withAccess('user', 'active', 'staff'))('requires a login for %s', async (_, route) => {
    const { status } = await call(route.method, pathOf(route), { ...(route.body && { body: {} }) });
    expect(status).toBe(401);
  });

  // Which account is refused what is a table in tests/kernel/admission.test.ts: here every call asks it, of one in turn.
  const refused = ['unverified', 'nameless', 'blocked'] as const;
  const codes = {
    unverified: 'account_unverified',
    nameless: 'username_unset',
    blocked: 'account_blocked',
  } as const;
  const asking = withAccess('active', 'staff').map(([line, route], at) => ({
    line,
    route,
    who: refused[at % refused.length] ?? 'blocked',
  }));
  test.each(asking)('is refused to one that is $who for $line', async ({ route, who }) => {
    const { status, body } = await call(route.method, pathOf(route), {
      token: people[who],
      ...(route.body && { body: {} }),
    });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: codes[who] });
  });

  test.each(refused)('is refused to one that is %s by calls that visitors may make, too', async (who) => {
    const report = { type: 'report', category: 'other', email: 'ann@example.com', propertyId: `prp_${ulid}` };
    const { status, body } = await call('POST', '/api/report', { token: people[who], body: report });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: codes[who] });
  });

  test.each(withAccess('staff'))('requires staff for %s', async (_, route) => {
    const { status, body } = await call(route.method, pathOf(route), {
      token: people.active,
      ...(route.body && { body: {} }),
    });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'staff_only' });
  });

  const closed = withAccess('user', 'active').filter(([, route]) => isClosedWhileLeaving(route));
  test.each(closed)('is refused to an account that waits for its deletion for %s', async (_, route) => {
    const { status, body } = await call(route.method, pathOf(route), {
      token: people.leaving,
      ...(route.body && { body: {} }),
    });
    expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'account_leaving' });
  });

  const endings = ['/api/logout', '/api/delete-account', '/api/delete-account/undo'];
  const open = withAccess('user', 'active').filter(
    ([, route]) => !isClosedWhileLeaving(route) && !endings.includes(route.path),
  );
  test.each(open)('is open to an account that waits for its deletion for %s', async (_, route) => {
    const { status } = await call(route.method, pathOf(route), {
      token: people.leaving,
      ...(route.body && { body: {} }),
    });
    expect(status).not.toBe(403);
  });

  /** The key of a link in a mail, for calls that can be made with one instead of a login. */
  const linkOf = ({ query }: Route): string =>
    query && 'key' in query.shape ? `?key=01K9ZX3Q6T4C8V0R2M5N7P9B1V.${'k'.repeat(32)}` : '';
  test.each(withAccess('public', 'anyone'))('requires no login for %s', async (_, route) => {
    const path = pathOf(route) + linkOf(route);
    const { status } = await call(route.method, path, { ...(route.body && { body: {} }) });
    expect([401, 403]).not.toContain(status);
  });
});

describe('a call that visitors read', () => {
  const read = withAccess('public', 'anyone').filter(([, { method }]) => method === 'GET');
  test.each(read)('answers HEAD as %s does, without its body', async (_, route) => {
    const address = new URL(pathOf(route), cloud.origin);
    const ask = async (method: string) => {
      const answer = await fetch(address, { method, redirect: 'manual' });
      const names = ['content-type', 'cache-control', 'location', 'content-disposition'];
      return {
        status: answer.status,
        headers: names.map((name) => answer.headers.get(name)?.replace(/state=[^&]+/, '')),
        size: (await answer.arrayBuffer()).byteLength,
      };
    };
    const whole = await ask('GET');
    expect(await ask('HEAD')).toEqual({ ...whole, size: 0 });
  });
});

describe('invalid input', () => {
  const taking = named.filter(([, route]) => route.body !== undefined && !route.raw);
  // Whatever else a body may be is tried on its schema in contract-bodies.test.ts.
  test.each(taking)('answers 422 with the fields for an invalid body of %s', async (_, route) => {
    const body = [{ unknown: { deep: [1] } }, 'nonsense'].find((one) => !route.body?.safeParse(one).success);
    const { status, body: problem } = await call(route.method, pathOf(route), {
      token: allowed(route),
      body,
    });
    expect({ body, status }).toEqual({ body, status: 422 });
    const { errors = {} } = Problem.parse(problem);
    expect(Object.keys(errors)).not.toHaveLength(0);
  });

  const addressed = named.filter(([, route]) => route.params !== undefined);
  test.each(addressed)('refuses an id of another shape in %s', async (_, route) => {
    const path = route.path.replaceAll(/\{\w+\}/g, encodeURIComponent("' OR 1=1"));
    const { status, body } = await call(route.method, path, {
      token: allowed(route),
      ...(route.body && { body: {} }),
    });
    expect(status).toBe(422);
    expect(Problem.parse(body).code).toBe('invalid');
  });

  test.each(addressed.filter(([, route]) => route.access !== 'public' && !route.body))(
    'answers 404 for an unknown id in %s',
    async (_, route) => {
      const { status } = await call(route.method, pathOf(route), { token: allowed(route) });
      expect(status).toBe(404);
    },
  );
});

describe('answers of calls', () => {
  const open = named.filter(
    ([, route]) =>
      route.method === 'GET' &&
      route.params === undefined &&
      route.aliases === undefined &&
      route.media === undefined &&
      route.access !== 'staff',
  );
  const simple = open.filter(
    ([, route]) => route.status !== 302 && (route.query?.safeParse({}).success ?? true),
  );
  test.each(simple)('match the contract of %s', async (_, route) => {
    const { status, body } = await call(route.method, route.path, { token: people.active });
    expect(status).toBe(200);
    expect(route.result.safeParse(body).error).toBeUndefined();
  });

  test('are 404 for an unknown path', async () => {
    expect((await call('GET', '/api/nothing')).status).toBe(404);
  });
});
