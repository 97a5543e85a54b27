import { type ProviderContext, readBody, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import { priceLevels } from '../../../demo/homes/places.ts';
import { dayMs } from '../../time.ts';
import { drawNumber } from '../seeded-random.ts';

const perOutcode = 180;
/** Registrations reach the data some weeks after the sale. */
const delayDays = 45;
const years = 2;
/** Earlier sales, which readers of years ask for, and how much less homes went for in each year before. */
const earlier = { perYear: 60, years: 4, share: 0.035 } as const;

/** Rough prices of a terraced house by postcode area, in thousands of pounds; elsewhere 230. Where the demo has homes, their price a square metre counts instead. */
const areaPrices = new Map(
  (
    'B:220 BA:380 BD:150 BH:330 BN:390 BR:480 BS:345 CB:440 CF:235 CH:205 CM:385 CR:430 CT:285 CV:240 ' +
    'DA:385 DE:195 DH:125 DL:140 DN:140 DY:195 E:560 EN:460 EX:275 FY:135 GL:265 GU:420 HA:500 HD:165 ' +
    'HG:290 HP:420 HU:125 HX:160 IG:460 IP:225 KT:480 L:160 LA:165 LE:215 LL:165 LN:175 LS:235 LU:285 ' +
    'M:215 ME:290 MK:300 N:640 NE:155 NG:200 NN:235 NP:185 NR:235 NW:720 OL:170 OX:430 PE:205 PL:215 ' +
    'PO:270 PR:150 RG:375 RH:400 RM:395 S:185 SA:150 SE:560 SG:360 SK:250 SL:430 SM:450 SN:255 SO:275 ' +
    'SP:290 SR:110 SS:310 ST:135 SW:820 SY:210 TA:240 TF:190 TN:330 TQ:240 TR:265 TS:125 TW:560 UB:440 ' +
    'W:880 WA:200 WD:450 WF:165 WN:150 WR:230 WS:200 WV:190 YO:275'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([area = '', price]) => [area, Number(price)] as const),
);

/** Square metres of the terraced house. */
const terraceSqm = 100;

const kinds = [
  { type: 'detached', factor: 1.7 },
  { type: 'semi-detached', factor: 1.2 },
  { type: 'terraced', factor: 1 },
  { type: 'flat-maisonette', factor: 0.75 },
] as const;
const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/**
 * An emulator of HM Land Registry's query service: `POST /landregistry/query` with a query over Price Paid Data
 *
 * that names an outcode in its text index. The sales are made up, stable for each outcode and in believable sums that
 * agree with what the demo's homes ask.
 */
export function openLandRegistry({ clock }: ProviderContext): StandIn {
  return {
    answer: async (request, response, url) => {
      if (url.pathname !== '/landregistry/query' || request.method !== 'POST')
        return sendJson(response, 404, { message: 'Not found' });
      const query = new URLSearchParams((await readBody(request)).toString()).get('query') ?? '';
      const outcode = readOutcode(query);
      if (outcode === undefined) return sendJson(response, 400, { message: 'Parse error' });
      const names = ['price', 'date', 'type', 'postcode'];
      const bindings = selectSales(query, listSales(outcode, clock.now()));
      sendJson(response, 200, { head: { vars: names }, results: { bindings } });
    },
  };
}

function readOutcode(query: string): string | undefined {
  return /text:query \( common:postcode "\( ([A-Z0-9]{2,4}) \)"/.exec(query)?.[1];
}

/** The sales since the day of the query's filter, the latest first and as many as its limit. */
function selectSales(query: string, sales: ReturnType<typeof listSales>) {
  const since = /\?date >= "([\d-]+)"/.exec(query)?.[1] ?? '';
  const limit = Number(/LIMIT (\d+)/.exec(query)?.[1] ?? 1_000);
  return sales
    .filter(({ date }) => date.value >= since)
    .toSorted((one, other) => other.date.value.localeCompare(one.date.value))
    .slice(0, limit);
}

const common = 'http://landregistry.data.gov.uk/def/common';
const toLiteral = (value: string, datatype: string) => ({
  type: 'literal',
  datatype: `http://www.w3.org/2001/XMLSchema#${datatype}`,
  value,
});

/** In pounds. */
function getTerracePrice(outcode: string): number {
  const level = priceLevels.get(outcode);
  if (level !== undefined) return level * terraceSqm;
  return (areaPrices.get(outcode.replace(/\d.*$/, '')) ?? 230) * (0.85 + 0.3 * drawNumber(outcode)) * 1_000;
}

/** The sales of an outcode in the last six years, as bindings of a SPARQL answer. */
export function listSales(outcode: string, now: number) {
  const base = getTerracePrice(outcode);
  return Array.from({ length: perOutcode + earlier.years * earlier.perYear }, (_, nth) => {
    const { type, factor } = kinds[Math.floor(drawNumber(outcode, nth, 'type') * kinds.length)] ?? kinds[0];
    const swing = 0.75 + 0.5 * ((drawNumber(outcode, nth, 'a') + drawNumber(outcode, nth, 'b')) / 2);
    const daysAgo = drawDaysAgo(outcode, nth);
    const level = 1 - earlier.share * Math.max(0, daysAgo / 365 - years);
    const letter = (name: string) => letters[Math.floor(drawNumber(outcode, nth, name) * letters.length)];
    const sector = Math.floor(drawNumber(outcode, nth, 'sector') * 6) + 1;
    return {
      price: toLiteral(String(Math.round((base * factor * swing * level) / 500) * 500), 'integer'),
      date: toLiteral(new Date(now - daysAgo * dayMs).toISOString().slice(0, 10), 'date'),
      type: { type: 'uri', value: `${common}/${type}` },
      postcode: toLiteral(`${outcode} ${sector}${letter('one')}${letter('two')}`, 'string'),
    };
  });
}

/** The first sales are of the last two years, the others of the years before. */
function drawDaysAgo(outcode: string, nth: number): number {
  const share = drawNumber(outcode, nth, 'day');
  return nth < perOutcode
    ? delayDays + Math.floor(share * (years * 365 - delayDays))
    : Math.floor((years + share * earlier.years) * 365);
}
