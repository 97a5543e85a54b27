import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { apis } from '../../functions/delivery/manifest/index.ts';
import type { Route } from '../../functions/kernel/http/contract.ts';
import { journeyParts } from '../load/capacity-journey.ts';
import type { Make } from '../load/capacity-make.ts';
import { openForeignCloud, readSite } from './cloud.ts';

/** Calls that this stage refuses, with the status and the reason. */
const refused: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  'GET /api/resend-verify-code': [429, 'waits a minute, and nobody moves the emulator’s clock'],
  'GET /api/referral/user-referral/redeem-points': [409, 'points come two weeks after a friend paid'],
};

/** Parts that MiniStack cannot play, with the reason. */
const lacking: Readonly<Record<string, string>> = {
  useTwoStep: 'its sign-in by a second client opens no session to set an app up',
  usePasskey: 'it has no calls for passkeys',
};
const isPlayed = (part: string): boolean => lacking[part] === undefined;

// No one can move the clock of an emulator; what waits for a time is refused.
const cloud = openForeignCloud(readSite(), () => undefined);
const made = new Map<string, number>();
/** A browser's user agent, because visits of programs do not count. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const make: Make = async (route, { token, body, id = '', params = { id }, query, act } = {}) => {
  const [method = '', template = ''] = route.split(' ');
  const path =
    template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '') +
    (query === undefined ? '' : `?${query}`);
  await cloud.idle();
  const ask = () =>
    cloud.api(path, {
      method,
      headers: { 'user-agent': browser },
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
    });
  const { status, text, body: answer } = await (act ?? ask)();
  made.set(route, status);
  if (status >= 400 && status !== refused[route]?.[0])
    throw new Error(`${route} answered ${status}: ${text}`);
  await cloud.idle();
  return z.record(z.string(), z.unknown()).catch({}).parse(answer);
};

describe('the journey through every call', () => {
  test.each(Object.keys(journeyParts).filter(isPlayed))(
    'goes through %s',
    { timeout: 180_000 },
    async (name) => {
      const before = made.size;
      await journeyParts[name]?.(cloud, make);
      expect(made.size).toBeGreaterThan(before);
    },
  );

  test('leaves no call out', () => {
    const routes = Object.values(apis).flatMap(({ routes: group }) =>
      Object.values<Route>(group).map(({ method, path }) => `${method} ${path}`),
    );
    const missing = routes.filter((route) => !made.has(route));
    expect(missing.filter((route) => !route.includes('/two-step'))).toEqual([]);
  });
});

afterAll(() => {
  const answered = [...made.values()].filter((status) => status < 400).length;
  console.log(`${answered} of ${made.size} calls were answered with less than 400`);
});
