import type * as z from 'zod';
import { formatPounds } from '../shared/money.ts';
import { dayMs } from '../shared/time.ts';
import type { Strength } from './contract.ts';
import type { OfferTerms } from './offer.ts';

type Part = z.output<typeof Strength>;
type Level = Part['level'];
type Named = Part['part'];

const said = (part: Named, level: Level, text: string): Part => ({ part, level, text });

/** What is offered, as the reader may see it; the sum is missing while it is sealed. */
export interface Offered {
  readonly amount: number | undefined;
  readonly terms: OfferTerms;
}

/** How sure an offer is, part by part, in words that its buyer reads too. */
export const strengthOf = (offered: Offered, price: number, now: Date): Part[] => [
  amountPart(offered, price),
  fundingPart(offered),
  chainPart(offered),
  proofPart(offered, now),
  timingPart(offered, now),
];

function amountPart({ amount }: Offered, price: number): Part {
  if (amount === undefined) return said('amount', 'unknown', 'Sealed until the deadline');
  const share = amount / price;
  const level = share >= 1 ? 'strong' : share >= 0.95 ? 'fair' : 'weak';
  if (amount === price) return said('amount', level, 'The asking price');
  const difference = formatPounds(Math.abs(amount - price));
  const percent = `${Math.round(share * 1_000) / 10}%`;
  return said(
    'amount',
    level,
    amount > price
      ? `${difference} over the asking price (${percent})`
      : `${difference} under the asking price (${percent})`,
  );
}

function fundingPart({ amount, terms: { funding, deposit } }: Offered): Part {
  if (funding === 'cash') return said('funding', 'strong', 'Cash, no mortgage needed');
  const share = amount !== undefined && deposit !== undefined ? deposit / amount : undefined;
  const down = share === undefined ? '' : `, ${Math.round(share * 100)}% deposit`;
  const name = funding === 'mixed' ? 'Part cash, part mortgage' : 'Mortgage';
  return said('funding', share !== undefined && share < 0.1 ? 'weak' : 'fair', `${name}${down}`);
}

const positions: Readonly<Record<OfferTerms['position'], readonly [Level, string]>> = {
  ftb: ['strong', 'First-time buyer, no chain'],
  nothing_to_sell: ['strong', 'Nothing to sell, no chain'],
  sold_stc: ['fair', 'Own home sold, subject to contract'],
  on_market: ['weak', 'Own home still for sale'],
  not_on_market: ['weak', 'Own home not on the market yet'],
};
const chainPart = ({ terms: { position } }: Offered): Part => said('chain', ...positions[position]);

/** A proof that is past its date counts as none. */
function proofPart({ amount, terms }: Offered, now: Date): Part {
  // The sum of a loan says much of one that is sealed.
  if (amount === undefined) return said('proof', 'unknown', 'Sealed until the deadline');
  const today = now.toISOString().slice(0, 10);
  const { aip, proofDocId, proofExpires = '', funding, deposit = 0 } = terms;
  const funds = proofDocId !== undefined && proofExpires >= today;
  const lends = aip !== undefined && aip.expires >= today;
  const enough = lends && aip.amount + deposit >= amount;
  if (funding === 'cash')
    return funds
      ? said('proof', 'strong', 'Proof of funds attached')
      : said('proof', 'weak', noProof(terms, today));
  if (enough && aip.docId !== undefined)
    return said('proof', 'strong', `Agreement in principle from ${aip.lender} attached`);
  if (lends && !enough)
    return said('proof', 'weak', 'The agreement in principle and the deposit do not reach the sum');
  if (lends) return said('proof', 'fair', `Agreement in principle from ${aip.lender}, not attached`);
  if (funds) return said('proof', 'fair', 'Proof of funds attached, no agreement in principle');
  return said('proof', 'weak', noProof(terms, today));
}
const noProof = ({ aip, proofDocId, proofExpires = '' }: OfferTerms, today: string): string =>
  (proofDocId !== undefined && proofExpires < today) || (aip !== undefined && aip.expires < today)
    ? 'The proof is out of date'
    : 'No proof of funds yet';

const soonDays = 84;
const fairDays = 140;
function timingPart({ terms: { targetExchange } }: Offered, now: Date): Part {
  if (targetExchange === undefined) return said('timing', 'unknown', 'No date named');
  const days = (Date.parse(targetExchange) - now.getTime()) / dayMs;
  const date = new Date(targetExchange).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const level = days <= soonDays ? 'strong' : days <= fairDays ? 'fair' : 'weak';
  return said('timing', level, `Hopes to exchange by ${date}`);
}

const ranks: Readonly<Record<Level, number>> = { strong: 3, fair: 2, unknown: 1, weak: 0 };
/** In this order one part decides; the next is looked at only where all before it are alike. */
export const certaintyOrder = ['proof', 'chain', 'funding', 'timing', 'amount'] as const satisfies Named[];

/** Below 0 where the first is the surer one. Parts in `certaintyOrder`; no weights, no total. */
export function byCertainty(one: readonly Part[], other: readonly Part[]): number {
  for (const part of certaintyOrder) {
    const difference = rankOf(other, part) - rankOf(one, part);
    if (difference !== 0) return difference;
  }
  return 0;
}
const rankOf = (parts: readonly Part[], wanted: Named): number =>
  ranks[parts.find(({ part }) => part === wanted)?.level ?? 'unknown'];
