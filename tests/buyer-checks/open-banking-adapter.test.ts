import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTrueLayer } from '../../functions/deals/buyer-checks/adapters/open-banking.ts';
import { createActivity } from '../../infra/local-cloud/base/activity.ts';
import { createClock } from '../../infra/local-cloud/base/clock.ts';
import { serveOnFreePort } from '../../infra/local-cloud/tests/test-services.ts';
import { openTrueLayer } from '../../infra/local/third-party/truelayer/index.ts';

const secret = { clientId: 'sandbox-gable-local', clientSecret: 'local-truelayer-secret' };
const provider = createTrueLayer(secret);
let url: string;
let clock: ReturnType<typeof createClock>;

beforeEach(async () => {
  clock = createClock();
  url = await serveOnFreePort(async (request, response) =>
    standIn.answer(request, response, new URL(request.url ?? '', 'http://local')),
  );
  const standIn = openTrueLayer({
    secret,
    clock,
    pagesUrl: url,
    dataFile: '',
    activity: createActivity(),
    webhookUrls: [],
    retryMilliseconds: () => 10,
    log: () => undefined,
  });
  vi.stubEnv('SITE_URL', url);
  vi.stubEnv('OPEN_BANKING_AUTH_URL', url);
  vi.stubEnv('OPEN_BANKING_API_URL', url);
});
afterEach(() => vi.unstubAllEnvs());

interface Visit {
  readonly choice?: string;
  readonly holder?: string;
  readonly accounts?: readonly string[];
  readonly nonce?: string;
}

/** What a person does on the pages of the provider and the bank, up to the address that they come back to. */
async function visitBank({
  choice = 'allow',
  holder = 'MR D OKAFOR',
  accounts = ['demo-savings'],
  nonce = crypto.randomUUID(),
}: Visit = {}) {
  const address = provider.buildConsentUrl({ state: 'kept', nonce });
  const body = new URLSearchParams([
    ['choice', choice],
    ['holder', holder],
    ...accounts.map((id): [string, string] => ['account', id]),
  ]);
  const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, back: location === null ? undefined : new URL(location).searchParams };
}
const getCode = async (visit?: Visit): Promise<string> => (await visitBank(visit)).back?.get('code') ?? '';
const countConsents = async (): Promise<unknown> => (await fetch(`${url}/`)).json();

describe('the provider’s page', () => {
  test('asks for nothing but names and balances, once', () => {
    const query = new URL(provider.buildConsentUrl({ state: 's', nonce: 'n' })).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      response_type: 'code',
      client_id: secret.clientId,
      scope: 'info accounts balance',
      redirect_uri: `${url}/buyer-checks/bank`,
      providers: 'uk-cs-mock uk-ob-all uk-oauth-all',
      state: 's',
      nonce: 'n',
    });
  });

  test.each([
    ['cancel', 'access_denied'],
    ['error', 'temporarily_unavailable'],
  ])('answers %s with an error and the state', async (choice, error) => {
    const { status, back } = await visitBank({ choice });
    expect(status).toBe(303);
    expect(Object.fromEntries(back ?? [])).toEqual({ error, state: 'kept' });
  });

  test('sends nobody to an address that is not registered', async () => {
    vi.stubEnv('SITE_URL', 'https://evil.example');
    expect(await visitBank()).toEqual({ status: 400, back: undefined });
  });

  test('works once', async () => {
    expect(await visitBank({ nonce: 'once' })).toMatchObject({ status: 303 });
    expect(await visitBank({ nonce: 'once' })).toMatchObject({ status: 400 });
  });
});

describe('readOnce', () => {
  test('reads cleared money without the overdraft, and ends the consent', async () => {
    const code = await getCode({
      accounts: ['demo-current', 'demo-savings', 'demo-euro', 'demo-business'],
    });
    expect(await provider.readOnce(code)).toEqual({
      bank: { name: 'Demo Bank', consentId: expect.stringMatching(/^[\w-]{32}$/) },
      holders: ['MR D OKAFOR'],
      accounts: [
        { currency: 'GBP', currentPence: 412_055, isOfBusiness: false },
        { currency: 'GBP', currentPence: 23_140_000, isOfBusiness: false },
        { currency: 'EUR', currentPence: 1_825_010, isOfBusiness: false },
        { currency: 'GBP', currentPence: 60_000_000, isOfBusiness: true },
      ],
    });
    expect(await countConsents()).toEqual({ open: 0, ended: 1 });
  });

  test('takes a code once', async () => {
    const code = await getCode();
    expect(await provider.readOnce(code)).toMatchObject({ accounts: [{ currency: 'GBP' }] });
    expect(await provider.readOnce(code)).toBe('too_late');
  });

  test.each([
    ['that ran out at the bank', { choice: 'expired' }],
    ['that nobody gave', undefined],
  ] as const)('takes no code %s', async (_, visit) => {
    const code = visit ? await getCode(visit) : 'made-up';
    expect(await provider.readOnce(code)).toBe('too_late');
  });

  test('takes no code five minutes later, nor for another address', async () => {
    const [late, other] = [await getCode(), await getCode()];
    vi.stubEnv('SITE_URL', `${url}/elsewhere`);
    expect(await provider.readOnce(other)).toBe('too_late');
    vi.stubEnv('SITE_URL', url);
    clock.advance(301_000);
    expect(await provider.readOnce(late)).toBe('too_late');
  });

  test('ends the consent of a bank that does not answer', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const code = await getCode({ choice: 'silent' });
    expect(await provider.readOnce(code)).toBe('unavailable');
    expect(await countConsents()).toEqual({ open: 0, ended: 1 });
  });

  test('is not answered with another secret, or by no provider', async () => {
    const code = await getCode();
    const stranger = createTrueLayer({ ...secret, clientSecret: 'guessed' });
    expect(await stranger.readOnce(code)).toBe('unavailable');
    vi.stubEnv('OPEN_BANKING_AUTH_URL', 'http://127.0.0.1:9');
    expect(await provider.readOnce(code)).toBe('unavailable');
  });
});
