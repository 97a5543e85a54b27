import type { IncomingMessage } from 'node:http';
import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';

interface Place {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly timezone: string;
  readonly hidden: readonly string[];
}

/**
 * On this machine every caller has a loopback address, whose third number selects a place: 127.0.2.x is in
 * Germany. All other addresses are bogons, in ipinfo's term.
 */
const places: Readonly<Record<string, Place>> = {
  '127.0.1.': { city: 'Leeds', region: 'England', country: 'GB', timezone: 'Europe/London', hidden: [] },
  '127.0.2.': {
    city: 'Frankfurt am Main',
    region: 'Hesse',
    country: 'DE',
    timezone: 'Europe/Berlin',
    hidden: [],
  },
  '127.0.3.': {
    city: 'Amsterdam',
    region: 'North Holland',
    country: 'NL',
    timezone: 'Europe/Amsterdam',
    hidden: ['vpn', 'hosting'],
  },
  '127.0.4.': { city: 'Edinburgh', region: 'Scotland', country: 'GB', timezone: 'Europe/London', hidden: [] },
};
const signs = ['vpn', 'proxy', 'tor', 'relay', 'hosting'];

/** An emulator of ipinfo's plan with privacy detection: `GET /{ip}/json` with a Bearer token. */
export function openIpinfo({ secret }: ProviderContext): StandIn {
  return {
    answer: (request, response, url) => {
      const { status, body } = answerCall(request, url, secret['token'] ?? '');
      sendJson(response, status, body, { 'cache-control': 'no-store' });
    },
  };
}

function answerCall(request: IncomingMessage, url: URL, token: string): { status: number; body: unknown } {
  const [, ip] = /^\/([^/]+)\/json$/.exec(url.pathname) ?? [];
  if (ip === undefined || request.method !== 'GET') return createRefusal(404, 'Wrong ip');
  if (request.headers.authorization !== `Bearer ${token}`) return createRefusal(403, 'Unknown token');
  const address = decodeURIComponent(ip);
  const place = Object.entries(places).find(([start]) => address.startsWith(start))?.[1];
  if (!place) return { status: 200, body: { ip: address, bogon: true } };
  const { hidden, ...where } = place;
  const privacy = Object.fromEntries(signs.map((sign) => [sign, hidden.includes(sign)]));
  return { status: 200, body: { ip: address, ...where, privacy: { ...privacy, service: '' } } };
}

const createRefusal = (status: number, title: string) => ({
  status,
  body: { status, error: { title, message: title } },
});
