import { createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';
import type { AuthorizerModel } from '../../template/api.ts';

/** Reads an issuer's current public keys. */
export type KeySource = (issuer: string) => Promise<readonly JsonWebKey[]>;

export type Verdict =
  | {
      readonly kind: 'allowed';
      readonly claims: Readonly<Record<string, string>>;
      readonly scopes: readonly string[];
    }
  | { readonly kind: 'unauthorized'; readonly reason: string | undefined }
  | { readonly kind: 'forbidden' };

const Header = z.object({ alg: z.enum(['RS256', 'RS384', 'RS512']), kid: z.string() });
const Payload = z
  .object({
    iss: z.string(),
    aud: z.union([z.string(), z.array(z.string())]).optional(),
    client_id: z.string().optional(),
    exp: z.number(),
    nbf: z.number().optional(),
    iat: z.number().optional(),
    scope: z.string().optional(),
  })
  .catchall(z.unknown());
type Payload = z.output<typeof Payload>;

const digests = { RS256: 'sha256', RS384: 'sha384', RS512: 'sha512' } as const;

/**
 * Checks a bearer token as an HTTP API's JWT authorizer does: signature, issuer, audience, times and scopes.
 */
export function createAuthorizer(keys: KeySource, now: () => number) {
  const cache = new Map<string, KeyObject>();
  const keyOf = async (issuer: string, kid: string): Promise<KeyObject | undefined> => {
    const name = `${issuer}#${kid}`;
    const cached = cache.get(name);
    if (cached) return cached;
    const found = (await keys(issuer)).find((key) => key['kid'] === kid);
    if (!found) return undefined;
    const key = createPublicKey({ key: found, format: 'jwk' });
    cache.set(name, key);
    return key;
  };
  const findPayload = createVerifier(keyOf);
  return async (
    authorizer: AuthorizerModel,
    wantedScopes: readonly string[],
    header: string | undefined,
  ): Promise<Verdict> => {
    if (!header) return { kind: 'unauthorized', reason: undefined };
    const token = header.replace(/^bearer\s+/i, '');
    const payload = await findPayload(authorizer.issuer, token);
    return payload ? judgeClaims(authorizer, wantedScopes, payload, now() / 1000) : refuseToken();
  };
}

/** The most tokens whose verified payloads are kept. */
const maxVerified = 1_000;

/** Verifies the form and signature of a token once; its claims are judged with every request. */
function createVerifier(findKey: (issuer: string, kid: string) => Promise<KeyObject | undefined>) {
  const verified = new Map<string, Payload>();
  return async (issuer: string, token: string): Promise<Payload | undefined> => {
    const name = `${issuer} ${token}`;
    const known = verified.get(name);
    if (known) return known;
    const parts = token.split('.');
    const [head = '', body = '', signature = ''] = parts;
    const parsedHead = Header.safeParse(decodePart(head));
    const parsedBody = Payload.safeParse(decodePart(body));
    if (parts.length !== 3 || !parsedHead.success || !parsedBody.success) return undefined;
    const key = await findKey(issuer, parsedHead.data.kid);
    const digest = digests[parsedHead.data.alg];
    const signed = Buffer.from(`${head}.${body}`);
    if (!key || !verify(digest, signed, key, Buffer.from(signature, 'base64url'))) return undefined;
    if (verified.size >= maxVerified) verified.clear();
    verified.set(name, parsedBody.data);
    return parsedBody.data;
  };
}

function judgeClaims(
  authorizer: AuthorizerModel,
  wantedScopes: readonly string[],
  payload: Payload,
  now: number,
): Verdict {
  if (payload.iss !== authorizer.issuer) return refuseToken('the token does not have a valid issuer');
  const audience = [payload.aud ?? payload.client_id ?? []].flat();
  if (!audience.some((one) => authorizer.audience.includes(one)))
    return refuseToken('the token does not have a valid audience');
  if (payload.exp <= now) return refuseToken('the token has expired');
  if ((payload.nbf ?? 0) > now || (payload.iat ?? 0) > now + clockSkew)
    return refuseToken('the token is not valid yet');
  const scopes = payload.scope?.split(' ') ?? [];
  if (wantedScopes.length > 0 && !wantedScopes.some((scope) => scopes.includes(scope)))
    return { kind: 'forbidden' };
  const claims = Object.entries(payload).map(([name, value]) => [name, formatClaim(value)]);
  return { kind: 'allowed', claims: Object.fromEntries(claims), scopes };
}

const clockSkew = 5;

const refuseToken = (reason = ''): Verdict => ({ kind: 'unauthorized', reason });

function decodePart(part: string): unknown {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return decoded;
  } catch {
    return undefined;
  }
}

/** API Gateway passes every claim as text, and a list as `[a b]`. */
const formatClaim = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(formatClaim).join(' ')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
