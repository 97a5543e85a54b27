import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '@gable/local-cloud/stand-ins';
import { listAddresses } from './addresses.ts';
import { readPostcode } from './postcode.ts';

/** An API key without balance. */
export const emptyKey = 'no-balance';

interface Answer {
  status: number;
  code: number;
  message: string;
}

const notFound: Answer = { status: 404, code: 4040, message: 'Postcode not found' };
const emptyBalance: Answer = { status: 402, code: 4020, message: 'Key balance depleted' };
const limitReached: Answer = { status: 402, code: 4021, message: 'Lookup limit reached' };

/** Postcodes that the provider reserves for testing its errors. */
const reservedPostcodes: Record<string, Answer> = {
  ID1KFA: notFound,
  ID1CLIP: emptyBalance,
  ID1CHOP: limitReached,
};

function readApiKey(request: IncomingMessage, url: URL): string {
  const [, fromHeader] = /api_key="([^"]*)"/.exec(request.headers.authorization ?? '') ?? [];
  return url.searchParams.get('api_key') ?? fromHeader ?? '';
}

function findRefusal(key: string, asked: string): Answer | undefined {
  if (key === '') return { status: 401, code: 4010, message: 'Invalid Key. No key was given' };
  if (!/^[\w-]{5,}$/.test(key)) return { status: 401, code: 4010, message: 'Invalid Key' };
  if (key === emptyKey) return emptyBalance;
  return reservedPostcodes[asked.toUpperCase().replace(/\s+/g, '')];
}

/**
 * An emulator of Ideal Postcodes: `GET /v1/postcodes/{postcode}?api_key=...`. Knows every well-formed UK
 * postcode except those that end in ZZ, which are not in use.
 */
export function answerAddressLookup(request: IncomingMessage, response: ServerResponse, url: URL): void {
  const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  const refuse = ({ status, ...body }: Answer) => sendJson(response, status, body, open);
  const [, asked] = /^\/v1\/postcodes\/([^/]+)$/.exec(url.pathname) ?? [];
  if (asked === undefined || request.method !== 'GET')
    return refuse({ status: 404, code: 4044, message: 'Resource not found' });
  const text = decodeURIComponent(asked);
  const refused = findRefusal(readApiKey(request, url), text);
  if (refused) return refuse(refused);
  const postcode = readPostcode(text);
  if (!postcode || postcode.inward.endsWith('ZZ')) return refuse(notFound);
  const result = listAddresses(postcode);
  const pages = { page: 0, total: result.length, limit: 100 };
  sendJson(response, 200, { result, ...pages, code: 2000, message: 'Success' }, open);
}
