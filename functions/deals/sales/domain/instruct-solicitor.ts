import { SolicitorChanged, SolicitorNamed } from '../../../../events/sale.ts';
import type { Side, SolicitorId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { addMemorandum, assertDetailsEditable } from './issue-memorandum.ts';
import { isReadyToIssue } from './memorandum-readiness.ts';
import type { MemorandumSource } from './memorandum.ts';
import {
  toSaleEventFields,
  type SaleDecision,
  type SaleStamp,
  createSaleConflictError,
  toNextSaleVersion,
  withMilestone,
} from './sale-decision.ts';
import type { Sale } from './sale.ts';
import type { Solicitor, SolicitorDetails } from './solicitor.ts';
import { milestoneOf } from './timeline.ts';

/**
 * A side names its solicitor. Once both have, the property is sold subject to contract, and the memorandum is
 * issued if no name and no title number is missing; else it stays a draft until the last of them arrives.
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
  const decision = { sale: toNextSaleVersion(next, stamp), events };
  const { seller, buyer } = next.solicitors;
  if (!seller || !buyer) return decision;
  if (sale.memoranda.length > 0)
    return addMemorandum(decision, context, `The ${side} named a solicitor.`, stamp);
  if (isReadyToIssue(next))
    return addMemorandum(decision, context, 'Both sides named their solicitors.', stamp);
  return {
    sale: { ...decision.sale, status: 'sold_stc' },
    events,
    ...(sale.status === 'under_offer' && { linkedAction: 'instruct' as const }),
  };
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
  const decision = { sale: toNextSaleVersion(next, stamp), events };
  return sale.memoranda.length > 0
    ? addMemorandum(decision, context, `The ${side} changed their solicitor.`, stamp)
    : decision;
}
