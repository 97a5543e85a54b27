import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type AccountState, accountState, UserId } from '../../events/vocabulary.ts';
import { AppError } from '../../functions/kernel/errors.ts';
import { assertAdmitted, assertStaying, type Caller } from '../../functions/kernel/http/authentication.ts';
import type { Access, Route } from '../../functions/kernel/http/contract.ts';

const createCaller = (state: AccountState, change: Partial<Caller> = {}): Caller => ({
  id: UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1D'),
  sub: 'sub',
  state,
  userName: 'Ada Example',
  email: 'ada@example.com',
  leaving: false,
  staff: false,
  staffNeedsTwoStep: false,
  session: 'session',
  signedInAt: 0,
  tokenEnds: 3_600,
  token: 'token',
  ...change,
});
const { blocked, unverified, active } = accountState;

const callers: Readonly<Record<string, Caller | undefined>> = {
  visitor: undefined,
  unverified: createCaller(unverified),
  nameless: createCaller(active, { userName: undefined }),
  'nameless and unverified': createCaller(unverified, { userName: undefined }),
  blocked: createCaller(blocked),
  'blocked and nameless': createCaller(blocked, { userName: undefined }),
  'blocked, of staff': createCaller(blocked, { staff: true }),
  active: createCaller(active),
  'staff without a second step': createCaller(active, { staffNeedsTwoStep: true }),
  staff: createCaller(active, { staff: true }),
};

/** What stops a run, or nothing. */
function findCode(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const accesses = ['public', 'anyone', 'user', 'active', 'staff'] as const satisfies readonly Access[];
//                                   public anyone user active staff
const table: readonly (readonly [who: string, answers: string])[] = [
  ['visitor', 'ok ok unauthenticated unauthenticated unauthenticated'],
  ['unverified', 'ok ok ok account_unverified account_unverified'],
  ['nameless', 'ok ok ok username_unset username_unset'],
  ['nameless and unverified', 'ok ok ok username_unset username_unset'],
  ['blocked', 'ok ok ok account_blocked account_blocked'],
  ['blocked and nameless', 'ok ok ok account_blocked account_blocked'],
  ['blocked, of staff', 'ok ok ok account_blocked account_blocked'],
  ['active', 'ok ok ok ok staff_only'],
  ['staff without a second step', 'ok ok ok ok two_step_required'],
  ['staff', 'ok ok ok ok ok'],
];

describe('assertAdmitted', () => {
  test('has a row for each caller', () => expect(table.map(([who]) => who)).toEqual(Object.keys(callers)));

  test.each(table)('answers one who is %s with %s', (who, answers) => {
    const got = accesses.map((access) => findCode(() => assertAdmitted(callers[who], access)) ?? 'ok');
    expect(got.join(' ')).toBe(answers);
  });
});

describe('assertStaying', () => {
  const leaving = createCaller(active, { leaving: true });
  type Asked = Pick<Route, 'method' | 'access' | 'whileLeaving' | 'aliases'>;
  test.each<[string, Asked, string | undefined]>([
    ['a read', { method: 'GET', access: 'active' }, undefined],
    ['a change', { method: 'POST', access: 'active' }, 'account_leaving'],
    ['a GET that changes', { method: 'GET', access: 'active', aliases: ['POST'] }, 'account_leaving'],
    ['a change that stays open', { method: 'PUT', access: 'user', whileLeaving: true }, undefined],
    ['a change that visitors may make', { method: 'POST', access: 'anyone' }, undefined],
  ])('answers %s', (_, asked, code) => {
    // What it answers is of no concern here.
    const route = { path: '/api/x', summary: '', result: z.void(), ...asked } as const;
    expect(findCode(() => assertStaying(leaving, route))).toBe(code);
    expect(findCode(() => assertStaying(callers['active'], route))).toBeUndefined();
    expect(findCode(() => assertStaying(undefined, route))).toBeUndefined();
  });
});
