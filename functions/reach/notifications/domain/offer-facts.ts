import { OfferCountered, OfferMade, OfferRaised } from '../../../../events/offer.ts';
import { SaleCompleted, SaleExchanged } from '../../../../events/sale.ts';
import {
  createPriceRow,
  type NoticeContext,
  type NoticeQuote,
  type NoticeRow,
  type OfferFacts,
} from './notice.ts';
import { truncateText } from './text.ts';

/** The events whose mails show the facts of their offer. */
export const offerFactEvents: ReadonlySet<string> = new Set(
  [OfferMade, OfferRaised, OfferCountered, SaleExchanged, SaleCompleted].map(({ name }) => name),
);

/** The facts of the offer that the event is about; `undefined` when it has changed or was sealed since. */
function findFacts(amount: number, { offer }: NoticeContext): OfferFacts | undefined {
  return offer?.amount === amount ? offer : undefined;
}

const partLabels = {
  amount: 'How it compares',
  funding: 'Funding',
  chain: 'Position',
  proof: 'Proof',
  timing: 'Timing',
} as const;

const createConditionRows = (conditions: readonly string[]): NoticeRow[] =>
  conditions.length > 0 ? [['Conditions', conditions.join('; ')]] : [];

/** What a seller decides by, besides the sum; empty for an offer that has changed since. */
export function createOfferFactRows(amount: number, context: NoticeContext): NoticeRow[] {
  const facts = findFacts(amount, context);
  if (!facts) return [];
  const known = facts.strength.filter(({ level }) => level !== 'unknown');
  return [
    ...known.map(({ part, text }): NoticeRow => [partLabels[part], text]),
    ...createConditionRows(facts.conditions),
  ];
}

/** The buyer’s own sum and the conditions of a counter-offer of this sum. */
export function createCounterRows(amount: number, context: NoticeContext): NoticeRow[] {
  const { offer } = context;
  if (offer?.counter?.amount !== amount) return [];
  return [
    createPriceRow('Your offer', offer.amount, context),
    ...createConditionRows(offer.counter.conditions),
  ];
}

/** The buyer's words with an offer of this sum, or with its raise. */
export function findOfferQuote(
  { amount, raised, by }: { amount: number; raised: boolean; by: string },
  context: NoticeContext,
): { quote?: NoticeQuote } {
  const facts = findFacts(amount, context);
  return createQuote(by, raised ? facts?.raisedWith : facts?.message);
}

/** What a person wrote, on one line and cut where the page has the rest; empty without words. */
export function createQuote(by: string, words: string | undefined): { quote?: NoticeQuote } {
  const text = words?.replaceAll(/\s+/g, ' ').trim();
  return text ? { quote: { by: `${by} wrote`, text: truncateText(text, 500) } } : {};
}
