import * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import { formatLondonDate } from '../../../kernel/london-time.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { dayMs } from '../../../kernel/time.ts';
import { saleWordsOf } from '../../../listings/properties/domain/sale-words.ts';
import type { OfferTerms } from './offer.ts';

/**
 * How certain an offer is, part by part in words: what is stated and what is proven. There is no total score.
 */
export const Strength = z.object({
  part: z.enum(['amount', 'funding', 'chain', 'proof', 'timing']),
  level: z.enum(['strong', 'fair', 'weak', 'unknown']),
  text: z.string(),
});

type StrengthPart = z.output<typeof Strength>;

type StrengthLevel = StrengthPart['level'];

type StrengthPartName = StrengthPart['part'];

const createPart = (part: StrengthPartName, level: StrengthLevel, text: string): StrengthPart => ({
  part,
  level,
  text,
});

/** An offer as the reader may see it; the amount is missing while it is sealed. */
export interface VisibleOffer {
  readonly amount: number | undefined;
  readonly terms: OfferTerms;
  readonly nation: Nation;
  /** Whether the sums that staff checked reach the amount; absent without such a sum. */
  readonly isCovered?: boolean | undefined;
}

const chainTexts: Readonly<Record<OfferTerms['position'], readonly [StrengthLevel, string]>> = {
  ftb: ['strong', 'First-time buyer, no chain'],
  nothing_to_sell: ['strong', 'Nothing to sell, no chain'],
  sold_stc: ['fair', 'Own home under offer'],
  on_market: ['weak', 'Own home still for sale'],
  not_on_market: ['weak', 'Own home not on the market yet'],
};

const describeChain = ({ terms: { position } }: VisibleOffer): StrengthPart =>
  createPart('chain', ...chainTexts[position]);

/** Describes each part in words that the buyer reads too. */
export function calculateStrength(offered: VisibleOffer, price: number, now: Date): StrengthPart[] {
  return [
    describeAmount(offered, price),
    describeFunding(offered),
    describeChain(offered),
    describeProof(offered, now),
    describeTiming(offered, now),
  ];
}

function describeAmount({ amount }: VisibleOffer, price: number): StrengthPart {
  if (amount === undefined) return createPart('amount', 'unknown', 'Sealed until the deadline');
  const share = amount / price;
  const level = share >= 1 ? 'strong' : share >= 0.95 ? 'fair' : 'weak';
  if (amount === price) return createPart('amount', level, 'The asking price');
  const difference = formatPounds(Math.abs(amount - price));
  return createPart(
    'amount',
    level,
    amount > price ? `${difference} over the asking price` : `${difference} under the asking price`,
  );
}

function describeFunding({ amount, terms: { funding, deposit } }: VisibleOffer): StrengthPart {
  if (funding === 'cash') return createPart('funding', 'strong', 'Cash, no mortgage needed');
  const share = amount !== undefined && deposit !== undefined ? deposit / amount : undefined;
  const down = share === undefined ? '' : `, ${Math.round(share * 100)}% own money`;
  const name = funding === 'mixed' ? 'Part cash, part mortgage' : 'Mortgage';
  return createPart('funding', share !== undefined && share < 0.1 ? 'weak' : 'fair', `${name}${down}`);
}

/** An expired proof does not count. What staff checked proves more than what is attached. */
function describeProof({ amount, terms, isCovered }: VisibleOffer, now: Date): StrengthPart {
  // The amount of a loan would reveal much of a sealed offer.
  if (amount === undefined) return createPart('proof', 'unknown', 'Sealed until the deadline');
  if (isCovered === true) return createPart('proof', 'strong', 'Checked by Gable, and covers the offer');
  const attached = describeAttachedProof(amount, terms, now);
  return isCovered === false && attached.level === 'weak'
    ? createPart('proof', 'weak', 'The amounts that Gable checked don’t leave enough for the offer')
    : attached;
}

function describeAttachedProof(amount: number, terms: OfferTerms, now: Date): StrengthPart {
  const today = now.toISOString().slice(0, 10);
  const { aip, proofDocId, proofExpires = '', funding, deposit = 0 } = terms;
  const funds = proofDocId !== undefined && proofExpires >= today;
  const lends = aip !== undefined && aip.expires >= today;
  const enough = lends && aip.amount + deposit >= amount;
  if (funding === 'cash')
    return funds
      ? createPart('proof', 'strong', 'Proof of funds attached')
      : createPart('proof', 'weak', describeMissingProof(terms, today));
  if (enough && aip.docId !== undefined)
    return createPart('proof', 'strong', `Agreement in principle from ${aip.lender} attached`);
  if (lends && !enough)
    return createPart(
      'proof',
      'weak',
      'The agreement in principle and the buyer’s own money don’t cover the offer',
    );
  if (lends) return createPart('proof', 'fair', `Agreement in principle from ${aip.lender}, not attached`);
  if (funds) return createPart('proof', 'fair', 'Proof of funds attached, no agreement in principle');
  return createPart('proof', 'weak', describeMissingProof(terms, today));
}

const describeMissingProof = ({ aip, proofDocId, proofExpires = '' }: OfferTerms, today: string): string =>
  (proofDocId !== undefined && proofExpires < today) || (aip !== undefined && aip.expires < today)
    ? 'The proof is out of date'
    : 'No proof of funds yet';

const strongTimingDays = 84;

const fairTimingDays = 140;

function describeTiming({ terms: { targetExchange }, nation }: VisibleOffer, now: Date): StrengthPart {
  if (targetExchange === undefined) return createPart('timing', 'unknown', 'No date named');
  const days = (Date.parse(targetExchange) - now.getTime()) / dayMs;
  const level = days <= strongTimingDays ? 'strong' : days <= fairTimingDays ? 'fair' : 'weak';
  return createPart(
    'timing',
    level,
    `Hopes to ${saleWordsOf(nation).bind} by ${formatLondonDate(targetExchange)}`,
  );
}

const levelRanks: Readonly<Record<StrengthLevel, number>> = { strong: 3, fair: 2, unknown: 1, weak: 0 };

/** The first part that differs decides. */
export const certaintyOrder = [
  'proof',
  'chain',
  'funding',
  'timing',
  'amount',
] as const satisfies StrengthPartName[];

/** Negative if the first offer is more certain. Compares by `certaintyOrder`; no weights, no total. */
export function compareCertainty(
  strengthParts: readonly StrengthPart[],
  other: readonly StrengthPart[],
): number {
  for (const part of certaintyOrder) {
    const difference = rankOf(other, part) - rankOf(strengthParts, part);
    if (difference !== 0) return difference;
  }
  return 0;
}

const rankOf = (parts: readonly StrengthPart[], strengthPartName: StrengthPartName): number =>
  levelRanks[parts.find(({ part }) => part === strengthPartName)?.level ?? 'unknown'];
