import * as z from 'zod';
import { type TestCloud, uncompressed, viewerAddressHeader } from '../test-cloud.ts';
import { keepCopier } from './keep-copier.ts';
import { createMemberCopier, createPoolLogin, type Member } from './member-copies.ts';

export const password = 'Gable-demo-1';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; empty for a response without JSON. */
  readonly body: Record<string, unknown>;
}
interface Sent {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** The caller's address. Default: the one of the client. */
  readonly from?: string;
}

const Registered = z.object({ accessToken: z.string(), refreshToken: z.string(), sendTime: z.string() });
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

let addresses = 0;
/** An address from which no other call came, of a place that the stand-in for ipinfo does not know. */
export function createAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255}`;
}

/** One person of each shared cloud signs up, of whom all others are copies. */
const copiers = new WeakMap<TestCloud, ReturnType<typeof createMemberCopier>>();
const poolLogins = new WeakMap<TestCloud, ReturnType<typeof createPoolLogin>>();

let people = 0;
/** How often a name was used. Test files that share a cloud share its people, and usernames are unique. */
const given = new Map<string, number>();
function createUniqueName(name: string): string {
  const times = (given.get(name) ?? 0) + 1;
  given.set(name, times);
  return times === 1 ? name : `${name} ${times}`;
}

/**
 * A person at a browser: calls of the API, received mails, and shortcuts to the states at which tests begin.
 */
export function createVisitorClient(cloud: TestCloud) {
  const { origin, mails, clock, assertReadable } = cloud;
  const ownAddress = createAddress();
  const call = async (
    method: string,
    path: string,
    { body, token, headers, from = ownAddress }: Sent = {},
  ): Promise<Reply> => {
    assertReadable(method, path);
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...uncompressed,
        [viewerAddressHeader]: from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    const document = !isJson || text === '' ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    return { status: response.status, headers: response.headers, body: document };
  };

  /** Newest first. */
  const listMails = (email: string) => mails.list(email);
  /** Mails that calls send themselves, regardless of paused subscribers. */
  const listMailsOfCalls = (email: string) => mails.listOfCalls(email);
  const getVerificationCode = (email: string) => {
    const [mail] = listMailsOfCalls(email);
    return z.string().parse(/>(\d{6})</.exec(mail?.html ?? '')?.[1]);
  };
  /** Token and address of the newest mailed link. */
  const getMailedLink = (email: string) => {
    const [mail] = listMails(email);
    const href = z
      .string()
      .parse(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1])
      .replaceAll('&amp;', '&');
    return z
      .object({ token: z.string(), email: z.string() })
      .parse(Object.fromEntries(new URLSearchParams(new URL(href).hash.slice(1))));
  };

  const register = (email: string, more: Record<string, unknown> = {}) =>
    call('POST', '/api/register', {
      body: { email, password, passwordConfirmation: password, terms: true, ...more },
    });
  const logIn = (email: string, secret = password, from = ownAddress) =>
    call('POST', '/oauth/token', {
      from,
      body: { grant_type: 'password', client_id: 2, username: email, password: secret },
    });
  const refreshTokens = (refresh_token: string) =>
    call('POST', '/oauth/token', { body: { grant_type: 'refresh_token', client_id: 2, refresh_token } });
  const getTokens = async (email: string, secret = password) =>
    Tokens.parse((await logIn(email, secret)).body);

  /** Registered, not verified. */
  const createUnverifiedMember = async (more: Record<string, unknown> = {}) => {
    people += 1;
    const email = `person-${people}@example.com`;
    const { accessToken, refreshToken, sendTime } = Registered.parse((await register(email, more)).body);
    return { email, token: accessToken, refresh: refreshToken, sendTime };
  };
  /** Verified, with a name. */
  const signUp = async (name: string): Promise<Member> => {
    const person = await createUnverifiedMember({ user_name: name });
    const code = getVerificationCode(person.email);
    const { body } = await call('POST', '/api/verify-code', { token: person.token, body: { code } });
    return { ...person, name, id: z.string().parse(body['id']) };
  };
  /** Verified, with a name; a copy of one who signed up where nothing that is awake looks at a sign-up. */
  const createMember = async (wished = `Person ${people + 1} Example`): Promise<Member> => {
    const name = createUniqueName(wished);
    if (cloud.isWatched('signUp')) return signUp(name);
    const copyMember = await keepCopier(copiers, cloud, async () =>
      createMemberCopier(cloud, await signUp(createUniqueName('Tessa Template')), password),
    );
    people += 1;
    return copyMember(`person-${people}@example.com`, name);
  };
  /** A token of the present; where nothing that is awake looks at logins, the site knows nothing of this one. */
  const renewToken = async ({ email, token }: Pick<Member, 'email' | 'token'>): Promise<string> => {
    if (cloud.isWatched('signUp')) return (await getTokens(email)).access_token;
    const logInAtPool = await keepCopier(poolLogins, cloud, () => createPoolLogin(cloud, token));
    return (await logInAtPool(email, password)).token;
  };
  /** Moves the clock to the beginning of the next window of a limit. */
  const advanceToNext = (seconds: number) =>
    clock.advance(seconds * 1000 - (clock.now() % (seconds * 1000)) + 1);
  return {
    call,
    listMails,
    listMailsOfCalls,
    getVerificationCode,
    getMailedLink,
    register,
    logIn,
    refreshTokens,
    getTokens,
    createUnverifiedMember,
    createMember,
    renewToken,
    advanceToNext,
  };
}

/** A code that differs from the given one. */
export function toWrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
