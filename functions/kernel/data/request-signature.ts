import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

export interface SigningIdentity {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Of what a signature holds for. */
export interface SigningScope {
  readonly region: string;
  readonly service: string;
}

/**
 * The headers of a POST of a text to `/`, signed by version 4 of AWS's signature. The SDK's signer, which takes any
 * request, makes the same signature with five times the processor time. `headers` have names in lower case, `host`
 * among them.
 */
export function signPost(
  body: string,
  headers: Readonly<Record<string, string>>,
  identity: SigningIdentity,
  { region, service }: SigningScope,
): Record<string, string> {
  const time = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const signed: Record<string, string> = { ...headers, 'x-amz-date': time };
  if (identity.sessionToken !== undefined) signed['x-amz-security-token'] = identity.sessionToken;
  const names = Object.keys(signed).sort();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const request = `POST\n/\n\n${lines}\n${names.join(';')}\n${hash('sha256', body)}`;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = deriveKey(identity.secretAccessKey, scope, service);
  const signature = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash('sha256', request)}`)
    .digest('hex');
  signed['authorization'] =
    `AWS4-HMAC-SHA256 Credential=${identity.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return signed;
}

/** The keys of the day by service; a function has one identity and signs for a few services. */
const derived = new Map<
  string,
  { readonly secret: string; readonly scope: string; readonly key: KeyObject }
>();

/** The key of a day, the same for every request of one identity. An HMAC takes a sixth of the time with an object. */
function deriveKey(secret: string, scope: string, service: string): KeyObject {
  const known = derived.get(service);
  if (known?.secret === secret && known.scope === scope) return known.key;
  const bytes = scope
    .split('/')
    .reduce<Buffer>(
      (from, part) => createHmac('sha256', from).update(part).digest(),
      Buffer.from(`AWS4${secret}`),
    );
  const key = createSecretKey(bytes);
  derived.set(service, { secret, scope, key });
  return key;
}
