import { MemorandumIssued } from '../../events/sale.ts';
import type { Side } from '../../events/vocabulary.ts';
import { about, type Decision, type Moment, refused, saved, withMilestone } from './decision.ts';
import { formatLondonDay } from '../shared/london-time.ts';
import { type Ground, type Memorandum, memorandumOf, saysTheSame } from './memorandum.ts';
import type { Sale } from './sale.ts';

/** @throws 409 once contracts are exchanged or the sale is off: its papers stay as they are */
export function refuseClosed(sale: Sale): void {
  if (sale.status === 'under_offer' || sale.status === 'sold_stc') return;
  throw refused(
    sale,
    sale.status === 'fallen_through'
      ? 'This sale fell through.'
      : 'Contracts are exchanged, so this stays as it is.',
  );
}

/**
 * Issues the memorandum anew with what was changed. A seller may have the first one before both solicitors are named:
 * that says the sale is agreed.
 * @throws 409 where nothing changed, or for a buyer before there is one
 */
export function issueAgain(
  sale: Sale,
  ground: Ground,
  side: Side,
  last: Memorandum | undefined,
  moment: Moment,
): Decision {
  refuseClosed(sale);
  if (!last && side === 'buyer')
    throw refused(sale, 'The memorandum is issued once both sides have named their solicitors.');
  const why = last ? `The ${side} issued it with changed details.` : 'The seller confirmed the sale.';
  if (last && saysTheSame(last, memorandumOf(sale, ground, why, moment.now)))
    throw refused(sale, `Nothing changed since version ${last.version}.`);
  return issued(sale, ground, why, moment);
}

/** The agreed price changed after a memorandum was out; nothing where that says so already. */
export function reissueForPrice(
  sale: Sale,
  ground: Ground,
  last: Memorandum,
  moment: Moment,
): Decision | undefined {
  if (last.price === ground.offer.amount || (sale.status !== 'under_offer' && sale.status !== 'sold_stc'))
    return undefined;
  return issued(sale, ground, 'Both sides agreed another price.', moment);
}

/** Issues the memorandum; the first one makes the home sold subject to contract. */
export function issued(sale: Sale, ground: Ground, why: string, moment: Moment): Decision {
  const memorandum = memorandumOf(sale, ground, why, moment.now);
  const { version, issuedAt } = memorandum;
  const sent = withMilestone(sale, {
    key: 'memorandum_sent',
    done: true,
    date: formatLondonDay(moment.now),
    confirmedBy: [{ side: 'seller', solicitor: false, at: issuedAt }],
  });
  return {
    sale: saved(
      { ...sent, status: 'sold_stc', memoranda: [...sale.memoranda, { version, issuedAt, why }] },
      moment,
    ),
    events: [MemorandumIssued.of({ ...about(sale, moment), version })],
    memorandum,
    ...(sale.status === 'under_offer' && { verb: 'instruct' as const }),
  };
}
