import * as z from 'zod';
import { findSecretFields } from '../../../kernel/data/secrets.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import type { BankReading } from '../domain/bank-reading.ts';

const Secret = z.object({ clientId: z.string(), clientSecret: z.string() });
type Secret = z.output<typeof Secret>;

interface ConsentAddress {
  /** Comes back with the answer. */
  readonly state: string;
  /** Makes the address work once. */
  readonly nonce: string;
}

/** The provider through which a person lets us look at accounts of theirs, once. */
export interface OpenBanking {
  /** The provider's page where a person chooses a bank, which asks them for accounts. */
  buildConsentUrl(address: ConsentAddress): string;
  /** Reads names and balances by the code of a consent, which ends whatever comes of it. Nothing of it is stored. */
  readOnce(code: string): Promise<BankReading | BankSilence>;
}
/** Why there is nothing to read: the code is used or too old, or the bank or the provider does not answer. */
export type BankSilence = 'too_late' | 'unavailable';

/** `undefined` while its secret is `unset`; the stage then offers documents alone. */
export async function findOpenBanking(): Promise<OpenBanking | undefined> {
  const secret = await findSecretFields(env('OPEN_BANKING_SECRET_ARN'), Secret);
  return secret && createTrueLayer(secret);
}

/** @throws 503 `unavailable` in a stage without the provider */
export async function getOpenBanking(): Promise<OpenBanking> {
  const provider = await findOpenBanking();
  if (!provider)
    throw new AppError('unavailable', 'We can’t ask banks at the moment. Send a document instead.');
  return provider;
}

/** Without `offline_access` there is no token to renew: the consent is for this one look. */
const scopes = 'info accounts balance';
const banks = 'uk-ob-all uk-oauth-all';
/** Their sandbox has clients of its own, and one bank. */
const mockBank = 'uk-cs-mock';

/** A look has to be over before a request to the API is. */
const lookMs = 18_000;
const endMs = 4_000;

/** The site's page to which the provider sends people back; the provider has it in its list. */
const getReturnUrl = (): string => `${env('SITE_URL')}/buyer-checks/bank`;

export function createTrueLayer({ clientId, clientSecret }: Secret): OpenBanking {
  return {
    buildConsentUrl: ({ state, nonce }) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        scope: scopes,
        redirect_uri: getReturnUrl(),
        providers: clientId.startsWith('sandbox-') ? `${mockBank} ${banks}` : banks,
        state,
        nonce,
      });
      return `${env('OPEN_BANKING_AUTH_URL')}/?${query.toString()}`;
    },
    readOnce: async (code) => {
      const signal = AbortSignal.timeout(lookMs);
      const token = await exchangeCode(
        { client_id: clientId, client_secret: clientSecret, redirect_uri: getReturnUrl(), code },
        signal,
      );
      if (typeof token === 'string') return token;
      try {
        return await readBank(token.access_token, signal);
      } catch (error) {
        if (error instanceof SilentBankError) return 'unavailable';
        throw error;
      } finally {
        await endConsent(token.access_token);
      }
    },
  };
}

const Token = z.object({ access_token: z.string() });
const Refusal = z.object({ error: z.string() });

async function exchangeCode(
  grant: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<z.output<typeof Token> | BankSilence> {
  const response = await fetch(`${env('OPEN_BANKING_AUTH_URL')}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', ...grant }),
    signal,
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  const token = response?.ok ? Token.safeParse(body).data : undefined;
  if (token) return token;
  const refusal = Refusal.safeParse(body).data?.error;
  if (refusal === 'invalid_grant') return 'too_late';
  log.error('A consent could not be exchanged', { status: response?.status, refusal });
  return 'unavailable';
}

class SilentBankError extends Error {
  override readonly name = 'SilentBank';
}

const Me = z.object({ credentials_id: z.string(), provider: z.object({ display_name: z.string() }) });
const Info = z.object({ full_name: z.string() });
const Account = z.object({ account_id: z.string(), account_type: z.string(), currency: z.string() });
/** `available` contains the overdraft. */
const Balance = z.object({ current: z.number() });

/** @throws SilentBankError */
async function readBank(token: string, signal: AbortSignal): Promise<BankReading> {
  const list = async <T>(path: string, schema: z.ZodType<T>): Promise<T[]> => {
    const response = await fetch(`${env('OPEN_BANKING_API_URL')}/data/v1/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal,
    }).catch(() => undefined);
    const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
    const parsed = z.object({ results: z.array(schema) }).safeParse(body);
    if (parsed.success) return parsed.data.results;
    const [what] = path.split('/');
    log.error('A bank did not answer', { what, status: response?.status });
    throw new SilentBankError();
  };
  const [[me], people, accounts] = await Promise.all([
    list('me', Me),
    list('info', Info),
    list('accounts', Account),
  ]);
  if (!me) throw new SilentBankError();
  const balances = accounts.map(async ({ account_id: id, account_type: type, currency }) => {
    const [balance] = await list(`accounts/${encodeURIComponent(id)}/balance`, Balance);
    if (!balance) throw new SilentBankError();
    const isOfBusiness = type.startsWith('BUSINESS_');
    return { currency, currentPence: Math.round(balance.current * 100), isOfBusiness };
  });
  return {
    bank: { name: me.provider.display_name.slice(0, 120), consentId: me.credentials_id },
    holders: people.map(({ full_name: name }) => name),
    accounts: await Promise.all(balances),
  };
}

/** Ends the consent at the provider; one that could not be ended has no token that outlives the hour, and we keep none. */
async function endConsent(token: string): Promise<void> {
  const end = () =>
    fetch(`${env('OPEN_BANKING_AUTH_URL')}/api/delete`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(endMs),
    }).catch(() => undefined);
  const first = await end();
  const response = first?.ok ? first : await end();
  if (!response?.ok) log.error('A consent could not be ended', { status: response?.status });
}
