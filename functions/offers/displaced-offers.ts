import type { Occurrence } from '../../events/define.ts';
import type { Write } from '../shared/table.ts';
import { putOnHold, reject } from './answering.ts';
import type { Change, Moment } from './decision.ts';
import type { Ground } from './ground.ts';
import type { Offer } from './offer.ts';
import { settled } from './settling.ts';
import { decidingOffer, openOffersOf } from './store.ts';
import { stepOf } from './transitions.ts';

/** A transaction takes 100 rows; the acceptance itself needs about ten of them. */
const writesMost = 80;

/** What an acceptance makes of another buyer's offer: a backup, or a declined one where the seller keeps no backups. */
export const displaceOffer = (offer: Offer, keepBackups: boolean, moment: Moment): Change | undefined =>
  keepBackups
    ? putOnHold(offer, moment)
    : stepOf(offer.status, 'reject') && reject(offer, 'system', { reason: 'other_buyer' }, moment);

/**
 * The rows and events by which other buyers' offers wait from the very moment of an acceptance. Offers beyond a
 * transaction's size, and those with something due of their own, follow by the acceptance's event.
 */
export async function loadDisplacedOffers(
  { offer: accepted, round, moment }: Ground,
  keepBackups: boolean,
): Promise<{ writes: readonly Write[]; events: readonly Occurrence[] }> {
  const writes: Write[] = [];
  const events: Occurrence[] = [];
  for (const other of await openOffersOf(accepted.propertyId)) {
    if (other.id === accepted.id || settled(other, round, moment).offer !== other) continue;
    const change = displaceOffer(other, keepBackups, moment);
    if (!change) continue;
    const rows = decidingOffer(other, { ...change.offer, version: other.version + 1 });
    if (writes.length + events.length + rows.length + change.events.length > writesMost) break;
    writes.push(...rows);
    events.push(...change.events);
  }
  return { writes, events };
}
