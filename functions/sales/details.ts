import type { Side } from '../../events/vocabulary.ts';
import { type Decision, type Moment, saved, wrong } from './decision.ts';
import { refuseClosed } from './issuing.ts';
import type { PartyDetails, Sale, SaleDetails } from './sale.ts';

const detailsOf: Readonly<Record<Side, readonly (keyof SaleDetails)[]>> = {
  seller: ['titleNumber', 'fixtures', 'specialConditions', 'targetExchange', 'targetCompletion'],
  buyer: ['deposit', 'specialConditions', 'targetExchange', 'targetCompletion'],
};

/**
 * What a side adds to the memorandum; it stands there once it is issued anew.
 * @throws 422 for what is the other side's to say
 */
export function changeDetails(
  sale: Sale,
  side: Side,
  change: { readonly party?: Partial<PartyDetails> | undefined; readonly details?: SaleDetails | undefined },
  moment: Moment,
): Decision {
  refuseClosed(sale);
  const { details = {} } = change;
  const foreign = keysOf(details).find(
    (key) => !detailsOf[side].includes(key) && details[key] !== sale.details[key],
  );
  if (foreign) throw wrong(`details.${foreign}`, 'This is for the other side to say.');
  const party = { legalNames: [], ...sale.parties[side], ...change.party };
  const next = { ...sale.details, ...details };
  if (next.targetExchange && next.targetCompletion && next.targetCompletion < next.targetExchange)
    throw wrong('details.targetCompletion', 'Completion can not come before the exchange.');
  const goesOn = side === 'seller' && { goesOnAt: moment.now.toISOString() };
  return {
    sale: saved({ ...sale, ...goesOn, parties: { ...sale.parties, [side]: party }, details: next }, moment),
    events: [],
    ...(sale.hiddenOn !== undefined && side === 'seller' && { verb: 'show' as const }),
  };
}
const keysOf = (details: SaleDetails) =>
  [...detailsOf.seller, ...detailsOf.buyer].filter((key) => details[key] !== undefined);
