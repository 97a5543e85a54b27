import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProviderContext, readBody, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { importJWK, jwtVerify } from 'jose';

/** What a push service keeps of a notice; it can't read it. */
interface HeldNotice {
  readonly device: string;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly topic: string | undefined;
  readonly bytes: number;
}

/** RFC 8030 asks services to take as much, and browsers' services take no more. */
const mostBytes = 4_096;
/** RFC 8292: no signature is good for more than a day. */
const longestSeconds = 86_400;
const keptNotices = 200;

/**
 * The push service of a browser (RFC 8030) that takes the notices of one stage (RFC 8292): `POST /devices/<name>` with
 * an encrypted body. It verifies who sends and decrypts nothing. A device whose name begins with `gone-` answers 410,
 * with `busy-` 429 and with `broken-` 500. `GET /notices` lists what it took, the oldest first.
 */
export function openPushService({ secret, clock }: ProviderContext): StandIn {
  const held: HeldNotice[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse, device: string) => {
    const body = await readBody(request);
    const publicKey = secret['publicKey'] ?? '';
    const refusal =
      (await findRefusal(request, publicKey, new Date(clock.now()))) ?? findContentRefusal(request, body);
    if (refusal) return sendJson(response, refusal.status, { message: refusal.message });
    const fault = faults.find(({ start }) => device.startsWith(start));
    if (fault)
      return sendJson(response, fault.status, { message: `The device is ${fault.start}` }, fault.headers);
    const { ttl, urgency, topic } = request.headers;
    held.push({
      device,
      ttl: Number(ttl),
      urgency: urgency?.toString(),
      topic: topic?.toString(),
      bytes: body.length,
    });
    held.splice(0, held.length - keptNotices);
    sendJson(response, 201, {});
  };
  return {
    answer: (request, response, { pathname }) => {
      const [, device] = /^\/devices\/([\w-]+)$/.exec(pathname) ?? [];
      if (request.method === 'POST' && device !== undefined) return take(request, response, device);
      if (request.method === 'GET' && pathname === '/notices') return sendJson(response, 200, held);
      return sendJson(response, 404, { message: 'No such address' });
    },
  };
}

const faults = [
  { start: 'gone-', status: 410, headers: {} },
  { start: 'busy-', status: 429, headers: { 'retry-after': '120' } },
  { start: 'broken-', status: 500, headers: {} },
] as const;

interface Refusal {
  readonly status: number;
  readonly message: string;
}

/** Whether the sender is the one that the device was allowed for: `Authorization: vapid t=<token>, k=<public key>`. */
async function findRefusal(
  { headers: { authorization = '', host = '' } }: IncomingMessage,
  publicKey: string,
  now: Date,
): Promise<Refusal | undefined> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  if (key === undefined) return { status: 401, message: 'The sender is not named' };
  if (key !== publicKey) return { status: 403, message: 'The device was allowed for another sender' };
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  if (x === undefined || y === undefined) return { status: 403, message: 'The key is none' };
  try {
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: `http://${host}`,
      currentDate: now,
      requiredClaims: ['exp', 'sub'],
    });
    const isLong = (payload.exp ?? 0) - now.getTime() / 1000 > longestSeconds;
    const isNamed = /^(?:mailto|https):/.test(payload.sub ?? '');
    return isLong || !isNamed ? { status: 403, message: 'The claims are not those of RFC 8292' } : undefined;
  } catch (error) {
    return { status: 403, message: error instanceof Error ? error.message : 'The signature is wrong' };
  }
}

function findContentRefusal({ headers }: IncomingMessage, body: Buffer): Refusal | undefined {
  if (headers['content-encoding'] !== 'aes128gcm')
    return { status: 400, message: 'The body is not encrypted by RFC 8291' };
  if (!/^\d+$/.test(headers['ttl']?.toString() ?? '')) return { status: 400, message: 'TTL is missing' };
  if (body.length > mostBytes) return { status: 413, message: 'The body is too large' };
  return undefined;
}
