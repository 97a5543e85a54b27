import type { Side } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { assertDetailsEditable } from './issue-memorandum.ts';
import { type SaleDecision, type SaleStamp, toNextSaleVersion } from './sale-decision.ts';
import type { PartyDetails, Sale, SaleDetails } from './sale.ts';

const editableDetails: Readonly<Record<Side, readonly (keyof SaleDetails)[]>> = {
  seller: [
    'titleNumber',
    'isWithoutTitleNumber',
    'fixtures',
    'specialConditions',
    'targetExchange',
    'targetCompletion',
  ],
  buyer: ['deposit', 'specialConditions', 'targetExchange', 'targetCompletion'],
};

/**
 * Saves a side's details for the memorandum; the next version shows them.
 * @throws 422 for a field that belongs to the other side
 */
export function applyDetails(
  sale: Sale,
  side: Side,
  change: { readonly party?: Partial<PartyDetails> | undefined; readonly details?: SaleDetails | undefined },
  stamp: SaleStamp,
): SaleDecision {
  assertDetailsEditable(sale);
  const { details = {} } = change;
  const foreign = filledKeysOf(details).find(
    (key) => !editableDetails[side].includes(key) && details[key] !== sale.details[key],
  );
  if (foreign) throw createFieldError(`details.${foreign}`, 'This is for the other side to say.');
  const party = { legalNames: [], ...sale.parties[side], ...change.party };
  const next = { ...sale.details, ...details };
  if (next.targetExchange && next.targetCompletion && next.targetCompletion < next.targetExchange)
    throw createFieldError(
      'details.targetCompletion',
      'Choose a day that isn’t before the one on which the sale is to be binding.',
    );
  const goesOn = side === 'seller' && { goesOnAt: stamp.now.toISOString() };
  return {
    sale: toNextSaleVersion(
      { ...sale, ...goesOn, parties: { ...sale.parties, [side]: party }, details: next },
      stamp,
    ),
    events: [],
    ...(sale.hiddenOn !== undefined && side === 'seller' && { linkedAction: 'show' as const }),
  };
}
const filledKeysOf = (details: SaleDetails) =>
  [...editableDetails.seller, ...editableDetails.buyer].filter((key) => details[key] !== undefined);
