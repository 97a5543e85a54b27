import { OfferAccepted, OfferChangeAgreed, OfferFellThrough } from '../../events/offer.ts';
import type { OfferId } from '../../events/vocabulary.ts';
import { offerById } from '../offers/store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { commit, unlessStale } from '../shared/table.ts';
import { dealOf, decideOn, groundOf, matterOf, momentAt } from './acts.ts';
import { saved } from './decision.ts';
import { reissueForPrice } from './issuing.ts';
import { buildLinkEndWrites, newSecret } from './link-store.ts';
import { formatLondonDay } from '../shared/london-time.ts';
import { memorandum } from './memorandum-store.ts';
import { fallenThrough } from './opening.ts';
import { lookOn } from './reminders.ts';
import { saleOf, savingSale } from './store.ts';

/** A sale is opened, priced anew, or closed, as its offer is. Each reads the offer as it stands, however late this is. */
export const handler = subscriber(
  [OfferAccepted, OfferChangeAgreed, OfferFellThrough],
  async ({ name, data: { offerId } }) => {
    if (name === OfferFellThrough.name) await close(offerId);
    else if (name === OfferChangeAgreed.name) await price(offerId);
    else await open(offerId);
  },
);

/** From then on, somebody is reminded who keeps it waiting. */
async function open(offerId: OfferId): Promise<void> {
  const time = now();
  const deal = await dealOf(offerId);
  if (deal.sale.version > 0 || deal.sale.status !== 'under_offer') return;
  const sale = { ...saved(deal.sale, { now: time }), secret: newSecret() };
  // Whoever wrote into it in between has opened it.
  await unlessStale(commit([savingSale(sale, lookOn(sale, matterOf(deal), formatLondonDay(time)))]));
}

async function price(offerId: OfferId): Promise<void> {
  const time = now();
  await decideOn(
    () => dealOf(offerId),
    async (deal) => {
      const version = deal.sale.memoranda.at(-1)?.version;
      const last = version === undefined ? undefined : await memorandum(offerId, version);
      const decision = last && reissueForPrice(deal.sale, await groundOf(deal), last, momentAt(time));
      return decision && { decision };
    },
    time,
  );
}

async function close(offerId: OfferId): Promise<void> {
  const [offer, sale] = await Promise.all([offerById(offerId), saleOf(offerId)]);
  if (offer?.status !== 'fallen_through' || !sale || sale.status === 'fallen_through') return;
  const closed = saved(fallenThrough(sale, offer), { now: now() });
  await commit([savingSale(closed), ...buildLinkEndWrites(sale, closed)]);
}
