import type { DomainEvent } from '../../../../events/define.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { buildOfferWrites, listOpenOffers } from '../adapters/offer-repository.ts';
import { applyDueChanges } from '../domain/due-changes.ts';
import type { OfferDecision, OfferStamp } from '../domain/offer-decision.ts';
import type { Offer } from '../domain/offer.ts';
import { putOfferOnHold, applyOfferRejection } from '../domain/responses.ts';
import { transitionOf } from '../domain/transitions.ts';
import type { OfferContext } from './update-offer.ts';

/** A transaction takes 100 rows; the acceptance itself needs about ten of them. */
const maxWrites = 80;

/** Another buyer's offer after an acceptance: a backup, or rejected if the seller keeps no backups. */
export function displaceOffer(
  offer: Offer,
  keepBackups: boolean,
  stamp: OfferStamp,
): OfferDecision | undefined {
  return keepBackups
    ? putOfferOnHold(offer, stamp)
    : transitionOf(offer.status, 'reject') &&
        applyOfferRejection(offer, 'system', { reason: 'other_buyer' }, stamp);
}

/**
 * The rows and events that put other buyers' offers on hold in the acceptance's transaction. Offers beyond
 * the size of a transaction, and those with due changes of their own, follow in the subscriber to
 * `offer.accepted`.
 */
export async function buildDisplacementWrites(
  { offer: accepted, round, stamp }: OfferContext,
  keepBackups: boolean,
): Promise<{ writes: readonly Write[]; events: readonly DomainEvent[] }> {
  const writes: Write[] = [];
  const events: DomainEvent[] = [];
  for (const other of await listOpenOffers(accepted.propertyId)) {
    if (other.id === accepted.id || applyDueChanges(other, round, stamp).offer !== other) continue;
    const change = displaceOffer(other, keepBackups, stamp);
    if (!change) continue;
    const rows = buildOfferWrites(other, { ...change.offer, version: other.version + 1 });
    if (writes.length + events.length + rows.length + change.events.length > maxWrites) break;
    writes.push(...rows);
    events.push(...change.events);
  }
  return { writes, events };
}
