import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Claims } from '../../functions/kernel/http/authentication.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import { interceptCalls } from '../support/table-calls.ts';

const issuer = 'https://issuer.example';
const { publicKey, privateKey } = await generateKeyPair('RS256');
const stranger = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
const own = { token_use: 'access', auth_time: 1, origin_jti: 'session', client_id: 'site' };

interface Making {
  readonly claims?: object;
  readonly by?: typeof privateKey;
  readonly kid?: string;
  readonly from?: string;
  readonly ends?: string;
}
const makeToken = ({ claims, by = privateKey, kid = 'ours', from = issuer, ends = '1h' }: Making = {}) =>
  new SignJWT({ ...own, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setSubject('ada@example.com')
    .setIssuer(from)
    .setExpirationTime(ends)
    .sign(by);

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.resetModules();
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  vi.stubEnv('STAGE', 'dev');
  vi.stubEnv('TABLE_NAME', 'table');
  vi.stubEnv('TOKEN_ISSUER', issuer);
  vi.stubEnv('TOKEN_CLIENT_IDS', 'site other');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // The next file of this worker must not get the client whose answers are replaced here.
  vi.resetModules();
});

const counts = (): unknown[] =>
  lines.filter((line) => line.includes('CloudWatchMetrics')).map((line) => JSON.parse(line));

/** Verifies a token against an endpoint with this key set and status. The modules keep keys, so they are loaded afresh. */
async function verify(
  token: string,
  keySet: unknown = { keys: [jwk] },
  status = 200,
  access: 'anyone' | 'active' = 'anyone',
) {
  const origin = await serveOnFreePort(async (_, response) => {
    response.writeHead(status).end(JSON.stringify(keySet));
  });
  vi.stubEnv('JWKS_URL', `${origin}/jwks.json`);
  const { findVerifiedClaims } = await import('../../functions/kernel/http/authentication.ts');
  return findVerifiedClaims(token, access, new Date());
}

describe('findVerifiedClaims', () => {
  test('counts no refusal of a valid token', async () => {
    expect(await verify(await makeToken())).toMatchObject({ sub: 'ada@example.com', origin_jti: 'session' });
    expect(counts()).toEqual([]);
  });

  test.each<[string, string | Promise<string>]>([
    ['expired', makeToken({ ends: '-1h' })],
    ['malformed', 'not a token'],
    ['malformed', makeToken({ claims: { token_use: 'id' } })],
    ['signature', makeToken({ by: stranger.privateKey })],
    ['signature', makeToken({ kid: 'theirs' })],
    ['foreign', makeToken({ from: 'https://else.example' })],
    ['foreign', makeToken({ claims: { client_id: 'another' } })],
  ])('counts a token that is refused as %s, and nothing of it', async (kind, token) => {
    expect(await verify(await token)).toBeUndefined();
    expect(counts()).toMatchObject([{ TokenRefused: 1, Kind: kind }]);
    expect(lines.join('')).not.toMatch(/ada@example|eyJ/);
  });

  test.each<[string, unknown, number]>([
    ['fails', {}, 503],
    ['is no key set', { message: 'moved' }, 200],
  ])('logs an error, and blames no token, while the key set %s', async (_, keySet, status) => {
    const { log } = await import('../../functions/kernel/observability/log.ts');
    const error = vi.spyOn(log, 'error').mockReturnValue();
    expect(await verify(await makeToken(), keySet, status)).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    expect(counts()).toMatchObject([{ KeySetUnreachable: 1 }]);
  });
});

describe('findVerifiedClaims of a call that needs a login', () => {
  test('refuses for now while the key set cannot be read, as people would be logged out by a 401', async () => {
    const { log } = await import('../../functions/kernel/observability/log.ts');
    vi.spyOn(log, 'error').mockReturnValue();
    await expect(verify(await makeToken(), {}, 503, 'active')).rejects.toMatchObject({
      code: 'unavailable',
      extras: { retryAfter: 5 },
    });
  });
});

describe('findCaller', () => {
  const claims: Claims = { ...own, token_use: 'access', sub: 'sub', exp: 2, 'cognito:groups': [] };
  const status = { userId: `usr_${'0'.repeat(26)}`, state: 1, email: 'a@example.com', validFrom: 0 };

  test.each([
    ['no_account', null, null],
    ['logged_out', status, { session: 'session' }],
    ['superseded', { ...status, validFrom: 5 }, null],
  ])('counts a sign-in that is refused as %s', async (kind, account, ended) => {
    const { database } = await import('../../functions/kernel/data/database.ts');
    const { findCaller } = await import('../../functions/kernel/http/authentication.ts');
    const { AccountStatusRow, EndedSessionRow } =
      await import('../../functions/kernel/data/account-status.ts');
    const { tableOptions } = await import('../../functions/kernel/data/table.ts');
    const rows = [
      account && AccountStatusRow.put({ sub: 'sub', ...account }).params(),
      ended && EndedSessionRow.put({ session: 'session', expiresAt: 9 }).params(),
    ].flatMap((params) => params ?? []);
    const answer = { Responses: { [tableOptions.table]: rows.map((row) => Reflect.get(row, 'Item')) } };
    interceptCalls(database, async () => answer);
    expect(await findCaller(claims, 'eyJ')).toBeUndefined();
    expect(counts()).toMatchObject([{ TokenRefused: 1, Kind: kind }]);
  });
});
