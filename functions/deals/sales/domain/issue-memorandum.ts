import { MemorandumIssued } from '../../../../events/sale.ts';
import type { Side } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { legalWordingOf } from './legal-wording.ts';
import { type MemorandumSource, type Memorandum, createMemorandum, hasSameContents } from './memorandum.ts';
import {
  toSaleEventFields,
  type SaleDecision,
  type SaleStamp,
  createSaleConflictError,
  toNextSaleVersion,
  withMilestone,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import { listCurrentSignatures } from './sign-memorandum.ts';
import { endUnsignedRequest, listSigningEndEvents, settleSigning } from './signing-end.ts';

/** @throws 409 once the sale is binding or the sale fell through: its details can no longer change */
export function assertDetailsEditable(sale: Sale): void {
  if (sale.status === 'under_offer' || sale.status === 'sold_stc') return;
  throw createSaleConflictError(
    sale,
    sale.status === 'fallen_through'
      ? 'This sale fell through.'
      : 'The sale is binding, so this stays as it is.',
  );
}

/**
 * Issues a new version of the memorandum. A seller can issue the first one while solicitors, names or the title
 * number are missing, to show that the sale is agreed; the paper says what is missing.
 * @throws 409 when nothing has changed, and for a buyer before the first version
 */
export function reissueMemorandum(
  sale: Sale,
  context: MemorandumSource,
  { side, last }: { readonly side: Side; readonly last: Memorandum | undefined },
  stamp: SaleStamp,
): SaleDecision {
  assertDetailsEditable(sale);
  if (!last && side === 'buyer')
    throw createSaleConflictError(
      sale,
      `The ${legalWordingOf(context.property.address.nation).document.toLowerCase()} is issued once both sides have named their solicitors and given their full names, and the seller the title number.`,
    );
  const why = last ? `The ${side} issued it with changed details.` : 'The seller confirmed the sale.';
  if (last && hasSameContents(last, createMemorandum(sale, context, why, stamp.now)))
    throw createSaleConflictError(sale, `Nothing changed since version ${last.version}.`);
  return issueMemorandum(sale, context, why, stamp);
}

/** Issues a memorandum with the new agreed price; undefined if the last one has that price. */
export function reissueForPrice(
  sale: Sale,
  context: MemorandumSource,
  last: Memorandum,
  stamp: SaleStamp,
): SaleDecision | undefined {
  if (last.price === context.offer.amount || (sale.status !== 'under_offer' && sale.status !== 'sold_stc'))
    return undefined;
  return issueMemorandum(sale, context, 'Both sides agreed another price.', stamp);
}

/** Issues the memorandum; the first one makes the property sold subject to contract. */
function issueMemorandum(sale: Sale, context: MemorandumSource, why: string, stamp: SaleStamp): SaleDecision {
  return addMemorandum({ sale: toNextSaleVersion(sale, stamp), events: [] }, context, why, stamp);
}

/** Adds the memorandum of the changed sale to a decision. */
export function addMemorandum(
  decision: SaleDecision,
  context: MemorandumSource,
  why: string,
  stamp: SaleStamp,
): SaleDecision {
  const { sale, events } = decision;
  const memorandum = createMemorandum(sale, context, why, stamp.now);
  const { version, issuedAt } = memorandum;
  const sent = withMilestone(sale, {
    key: 'memorandum_sent',
    done: true,
    date: formatLondonDay(stamp.now),
    confirmedBy: [{ side: 'seller', solicitor: false, at: issuedAt }],
  });
  const ended = endUnsignedRequest(sent, { at: issuedAt, why: 'replaced' });
  return {
    ...decision,
    sale: { ...ended, status: 'sold_stc', memoranda: [...sale.memoranda, { version, issuedAt, why }] },
    events: [
      ...events,
      MemorandumIssued.of({
        ...toSaleEventFields(sale, stamp),
        version,
        ...(listCurrentSignatures(settleSigning(sale, stamp.now)).length > 0 && { endsSignatures: true }),
      }),
      ...listSigningEndEvents(sale, ended),
    ],
    memorandum,
    ...(sale.status === 'under_offer' && { linkedAction: 'instruct' as const }),
  };
}
