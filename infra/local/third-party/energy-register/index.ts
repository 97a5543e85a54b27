import type { IncomingMessage } from 'node:http';
import { type ProviderContext, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { dayMs } from '../../time.ts';
import { listAddresses } from '../ideal-postcodes/addresses.ts';
import { readPostcode } from '../ideal-postcodes/postcode.ts';
import { drawNumber } from '../seeded-random.ts';

const lowestScores = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
] as const;
const toBand = (score: number) => lowestScores.find(([, lowest]) => score >= lowest)?.[0] ?? 'G';
const share = 0.85;

/**
 * An emulator of the register of energy certificates in England and Wales: `GET /api/domestic/search?postcode=` and
 * `GET /api/certificate?certificate_number=` with a Bearer token. Most addresses of the address provider have a
 * certificate, stable for each.
 */
export function openEnergyRegister({ clock, secret }: ProviderContext): StandIn {
  return {
    answer: (request, response, url) => {
      const { status, body } = answerCall(request, url, { token: secret['token'] ?? '', now: clock.now() });
      sendJson(response, status, body);
    },
  };
}

interface RegisterState {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function answerCall(request: IncomingMessage, url: URL, { token, now }: RegisterState) {
  if (request.headers.authorization !== `Bearer ${token}`)
    return { status: 401, body: { error: 'Authentication failed' } };
  if (url.pathname === '/api/domestic/search')
    return searchCertificates(url.searchParams.get('postcode') ?? '', now);
  if (url.pathname === '/api/certificate')
    return readCertificate(url.searchParams.get('certificate_number') ?? '');
  return { status: 404, body: { error: 'Not found' } };
}

function searchCertificates(typed: string, now: number) {
  const postcode = readPostcode(typed);
  if (!postcode) return { status: 400, body: { error: 'The postcode is not valid' } };
  const data = listAddresses(postcode)
    .filter(({ uprn }) => drawNumber(uprn, 'certificate') < share)
    .map(({ uprn, line_1, line_2, post_town }) => ({
      certificateNumber: toCertificateNumber(uprn, line_1),
      addressLine1: line_1,
      addressLine2: line_2 === '' ? null : line_2,
      addressLine3: null,
      addressLine4: null,
      postcode: postcode.text,
      postTown: post_town,
      council: null,
      constituency: null,
      currentEnergyEfficiencyBand: toBand(drawScores(toCertificateNumber(uprn, line_1)).current),
      registrationDate: drawDay(uprn, now),
      uprn,
    }));
  const pagination = { totalRecords: data.length, currentPage: 1, totalPages: 1, pageSize: 1_000 };
  // The register answers 404 where it has nothing.
  return data.length === 0
    ? { status: 404, body: { error: 'No data' } }
    : { status: 200, body: { data, pagination } };
}

/** Between one and eleven years ago: a few have run out. */
const drawDay = (uprn: string, now: number) =>
  new Date(now - Math.floor((1 + drawNumber(uprn, 'day') * 10) * 365) * dayMs).toISOString().slice(0, 10);

/** Ends with 9 for a flat, as a certificate is looked up by its number alone. */
const toCertificateNumber = (uprn: string, line: string) => {
  const parts = Array.from({ length: 5 }, (_, part) =>
    String(Math.floor(drawNumber(uprn, 'number', part) * 10_000)).padStart(4, '0'),
  ).join('-');
  const last = /^(flat|apartment)\b/i.test(line) ? '9' : parts.at(-1) === '9' ? '8' : parts.at(-1);
  return `${parts.slice(0, -1)}${last}`;
};

const houses = ['Detached house', 'Semi-detached house', 'Mid-terrace house', 'End-terrace house'] as const;
const flats = ['Ground-floor flat', 'Mid-floor flat', 'Top-floor flat'] as const;
const drawDwelling = (number: string) => {
  const kinds = number.endsWith('9') ? flats : houses;
  return kinds[Math.floor(drawNumber(number, 'dwelling') * kinds.length)];
};

function drawScores(number: string) {
  const current = 42 + Math.floor(drawNumber(number, 'score') * 45);
  return { current, potential: Math.min(94, current + 8 + Math.floor(drawNumber(number, 'potential') * 16)) };
}

function readCertificate(number: string) {
  if (!/^\d{4}(-\d{4}){4}$/.test(number))
    return { status: 404, body: { error: 'Certificate was not found' } };
  const { current, potential } = drawScores(number);
  const area = 45 + Math.floor(drawNumber(number, 'area') * 90);
  const data = {
    assessment_type: 'RdSAP',
    energy_rating_current: current,
    energy_rating_potential: potential,
    current_energy_efficiency_band: toBand(current),
    potential_energy_efficiency_band: toBand(potential),
    total_floor_area: area,
    dwelling_type: drawDwelling(number),
    habitable_room_count: Math.max(2, Math.round(area / 20)),
  };
  return { status: 200, body: { data } };
}
