import { SolicitorChanged, SolicitorNamed } from '../../../events/sale.ts';
import type { Side, SolicitorId, UserId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  toSaleEventFields,
  type SaleDecision,
  type SaleStamp,
  createSaleConflictError,
  toNextSaleVersion,
  withMilestone,
} from './sale-decision.ts';
import { issueMemorandum, assertDetailsEditable } from './issue-memorandum.ts';
import { formatLondonDay } from '../../kernel/london-time.ts';
import type { MemorandumSource } from './memorandum.ts';
import type { Sale } from './sale.ts';
import type { Solicitor, SolicitorDetails } from './solicitor.ts';
import { milestoneOf } from './timeline.ts';

/**
 * A side names its solicitor. Once both have, the memorandum is issued and the property is sold subject to
 * contract.
 * @throws 409 if the side has named one already
 */
export function nameSolicitor(
  sale: Sale,
  context: MemorandumSource,
  named: {
    readonly side: Side;
    readonly by: UserId;
    readonly id: SolicitorId;
    readonly details: SolicitorDetails;
  },
  stamp: SaleStamp,
): SaleDecision {
  assertDetailsEditable(sale);
  const { side, by: namedBy, id, details } = named;
  if (sale.solicitors[side])
    throw createSaleConflictError(sale, 'You have named your solicitor. Change their details instead.');
  const at = stamp.now.toISOString();
  const { propertyId, offerId } = sale;
  const solicitor: Solicitor = {
    ...details,
    id,
    propertyId,
    offerId,
    side,
    namedBy,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const next = markInstructed(
    { ...sale, solicitors: { ...sale.solicitors, [side]: solicitor } },
    side,
    stamp,
  );
  const events = [SolicitorNamed.of({ ...toSaleEventFields(sale, stamp), solicitorId: id, side })];
  const { seller, buyer } = next.solicitors;
  const why =
    sale.memoranda.length > 0 ? `The ${side} named a solicitor.` : 'Both sides named their solicitors.';
  return seller && buyer
    ? combineDecisions({ sale: next, events }, (after) => issueMemorandum(after, context, why, stamp))
    : { sale: toNextSaleVersion(next, stamp), events };
}

function markInstructed(sale: Sale, side: Side, { now }: SaleStamp): Sale {
  const { confirmedBy } = milestoneOf(sale, 'solicitors_instructed');
  return withMilestone(sale, {
    key: 'solicitors_instructed',
    done: confirmedBy.length > 0,
    date: formatLondonDay(now),
    confirmedBy: [...confirmedBy, { side, solicitor: false, at: now.toISOString() }],
  });
}

/**
 * Changes a side's solicitor and issues a new memorandum if one was issued before. The solicitor's link is
 * withdrawn if the email address changes.
 * @throws 404 if the solicitor is not the caller's
 */
export function changeSolicitor(
  sale: Sale,
  context: MemorandumSource,
  changed: { readonly id: SolicitorId; readonly by: UserId; readonly details: SolicitorDetails },
  stamp: SaleStamp,
): SaleDecision {
  const { seller, buyer } = sale.solicitors;
  const found = [seller, buyer].find((one) => one?.id === changed.id);
  if (found?.namedBy !== changed.by) throw new AppError('not_found', 'We can’t find that solicitor.');
  assertDetailsEditable(sale);
  const { side, createdAt, id, propertyId, offerId, namedBy, version } = found;
  const solicitor: Solicitor = {
    ...changed.details,
    id,
    propertyId,
    offerId,
    side,
    namedBy,
    createdAt,
    version: version + 1,
    updatedAt: stamp.now.toISOString(),
  };
  const { [side]: link, ...otherLinks } = sale.links;
  const links = link && found.email === solicitor.email ? sale.links : otherLinks;
  const next = { ...sale, links, solicitors: { ...sale.solicitors, [side]: solicitor } };
  const events = [SolicitorChanged.of({ ...toSaleEventFields(sale, stamp), solicitorId: id, side })];
  return sale.memoranda.length > 0
    ? combineDecisions({ sale: next, events }, (after) =>
        issueMemorandum(after, context, `The ${side} changed their solicitor.`, stamp),
      )
    : { sale: toNextSaleVersion(next, stamp), events };
}

const combineDecisions = (first: SaleDecision, next: (sale: Sale) => SaleDecision): SaleDecision => {
  const second = next(first.sale);
  return { ...second, events: [...first.events, ...second.events] };
};
