import { newId } from '../../../kernel/data/ids.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import { notePropertyChange } from '../../../listings/properties/domain/edit-property.ts';
import { applyMove } from '../../../listings/properties/domain/market.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { buildAcceptedCheck, buildOfferWrites } from '../../offers/adapters/offer-repository.ts';
import { applyExchange, applyOfferCompletion } from '../../offers/domain/acceptance.ts';
import { buildMemorandumWrite } from '../adapters/memorandum-repository.ts';
import { buildSaleWrite } from '../adapters/sale-repository.ts';
import { buildSolicitorLinkEndWrites } from '../adapters/solicitor-link-repository.ts';
import { profileOf } from '../domain/milestones.ts';
import { calculateReviewDay, isProgressEvent } from '../domain/reminders.ts';
import type { SaleStamp, SaleDecision, LinkedAction } from '../domain/sale-decision.ts';
import type { SaleContext } from '../queries/get-sale.ts';

export function createSaleStamp(now: Date): SaleStamp {
  return { now, messageId: () => newId('msg') };
}

/** A decision with other writes of the same transaction, such as a link. */
export interface SaleUpdate {
  readonly decision: SaleDecision;
  readonly otherWrites?: readonly Write[];
}

/**
 * Decides on a sale and saves it with the changes of its property and offer; retries after a conflict. Writes
 * nothing when `decide` returns undefined.
 */
export async function updateSale(
  find: () => Promise<SaleContext>,
  decide: (context: SaleContext) => Promise<SaleUpdate | undefined> | SaleUpdate | undefined,
  now: Date,
): Promise<SaleContext> {
  return updateWithRetry(
    find,
    async (context) => {
      const update = await decide(context);
      return update ? buildSaleUpdate(context, update, now) : { writes: [], result: context };
    },
    { attempts: 6 },
  );
}

function buildSaleUpdate(context: SaleContext, { decision, otherWrites = [] }: SaleUpdate, now: Date) {
  const sale = { ...decision.sale, secret: decision.sale.secret ?? createSecretKey() };
  const next = applyLinkedAction(context, decision, now);
  return {
    writes: [
      buildSaleWrite(sale, calculateReviewDay(sale, profileOf(context), formatLondonDay(now))),
      buildAcceptedCheck(sale.propertyId, sale.offerId),
      ...(decision.memorandum ? [buildMemorandumWrite(decision.memorandum)] : []),
      ...next.writes,
      ...buildSolicitorLinkEndWrites(context.sale, sale),
      ...otherWrites,
    ],
    events: [...decision.events, ...next.events],
    result: { sale, stored: sale, offer: next.offer, property: next.property },
  };
}

function applyLinkedAction(
  { offer, property }: SaleContext,
  { linkedAction, events }: SaleDecision,
  now: Date,
) {
  const isHidden = property.stalledAt !== undefined;
  const step =
    linkedAction === 'show' && !isHidden
      ? undefined
      : (linkedAction ?? (isHidden && events.some(isProgressEvent) ? 'show' : undefined));
  if (!step) return { offer, property, writes: [], events: [] };
  const decision = decidePropertyChange(property, step, now);
  const after =
    step === 'exchange'
      ? applyExchange(offer, now)
      : step === 'complete'
        ? applyOfferCompletion(offer, now)
        : offer;
  return {
    offer: after,
    property: decision.property,
    writes: [
      ...buildPropertyUpdateWrites(property, decision),
      ...(after === offer ? [] : buildOfferWrites(offer, after)),
    ],
    events: decision.events,
  };
}

function decidePropertyChange(property: Property, action: LinkedAction, now: Date) {
  if (action === 'hide') return notePropertyChange(property, { stalledAt: now.toISOString() }, now);
  if (action === 'show') return notePropertyChange(property, { stalledAt: undefined }, now);
  return applyMove(property, action, { by: 'system' }, now);
}
