import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface LocalClock {
  now(): number;
}

const noBody = Promise.resolve(Buffer.alloc(0));
const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

const bodies = new WeakMap<IncomingMessage, Promise<Buffer>>();

/** The body of a request, which is read once for all who ask for it. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = bodies.get(request) ?? (hasBody(request) ? collectBody(request) : noBody);
  bodies.set(request, body);
  return body;
}

/** A message that its sender ends early is an error of the stream. */
function collectBody(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => void parts.push(part));
    message.on('end', () => resolve(Buffer.concat(parts)));
    message.on('error', reject);
  });
}

/** The body parsed as JSON; undefined if it is not valid JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request)).toString();
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return undefined;
  }
}

export function sendBody(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { 'content-length': length, ...headers }).end(body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  return sendBody(response, status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  return sendBody(response, status, html, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
}

/** The entry of a name from a request; undefined for inherited properties such as `constructor`. */
export function findEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Compares secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return (
    Buffer.byteLength(one) === Buffer.byteLength(other) &&
    timingSafeEqual(Buffer.from(one), Buffer.from(other))
  );
}

/** The URL of a request; only its path and query are meaningful. */
export function parseRequestUrl(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'http://local');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** The time of `20261121T103000Z` in milliseconds; undefined for any other text. */
export function parseSignedTime(text: string): number | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
