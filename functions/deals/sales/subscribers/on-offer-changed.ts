import { OfferAccepted, OfferChangeAgreed, OfferFellThrough } from '../../../../events/offer.ts';
import type { OfferId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { createSecretKey } from '../../../kernel/data/secret-keys.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { findOffer } from '../../offers/adapters/offer-repository.ts';
import { findMemorandum } from '../adapters/memorandum-repository.ts';
import { findSale, buildSaleWrite } from '../adapters/sale-repository.ts';
import { buildSolicitorLinkEndWrites } from '../adapters/solicitor-link-repository.ts';
import { updateSale, createSaleStamp } from '../commands/update-sale.ts';
import { applySaleFallThrough } from '../domain/create-sale.ts';
import { reissueForPrice } from '../domain/issue-memorandum.ts';
import { profileOf } from '../domain/milestones.ts';
import { calculateReviewDay } from '../domain/reminders.ts';
import { listCloseEvents } from '../domain/reservation-end.ts';
import { toNextSaleVersion } from '../domain/sale-decision.ts';
import { listSigningEndEvents } from '../domain/signing-end.ts';
import { getSale, loadMemorandumSource } from '../queries/get-sale.ts';

/**
 * Opens, reprices or closes a sale by its offer. Reads the present offer, so a late event changes nothing
 * wrong.
 */
export const handler = subscriber(
  'sales-on-offer-changed',
  { on: [OfferAccepted, OfferChangeAgreed, OfferFellThrough], needs: ['table:write'] },
  async ({ name, data: { offerId } }) => {
    if (name === OfferFellThrough.name) await closeSale(offerId);
    else if (name === OfferChangeAgreed.name) await reissueAtNewPrice(offerId);
    else await openSale(offerId);
  },
);

/** Saves the sale with its first review day, so that reminders start. */
async function openSale(offerId: OfferId): Promise<void> {
  const time = now();
  const context = await getSale(offerId);
  if (context.sale.version > 0 || context.sale.status !== 'under_offer') return;
  const sale = { ...toNextSaleVersion(context.sale, { now: time }), secret: createSecretKey() };
  // A concurrent write may have created it.
  await ignoreStale(
    commit([buildSaleWrite(sale, calculateReviewDay(sale, profileOf(context), formatLondonDay(time)))]),
  );
}

async function reissueAtNewPrice(offerId: OfferId): Promise<void> {
  const time = now();
  await updateSale(
    () => getSale(offerId),
    async (context) => {
      const version = context.sale.memoranda.at(-1)?.version;
      const last = version === undefined ? undefined : await findMemorandum(offerId, version);
      const decision =
        last &&
        reissueForPrice(context.sale, await loadMemorandumSource(context), last, createSaleStamp(time));
      return decision && { decision };
    },
    time,
  );
}

async function closeSale(offerId: OfferId): Promise<void> {
  const [offer, sale] = await Promise.all([findOffer(offerId), findSale(offerId)]);
  if (offer?.status !== 'fallen_through' || !sale || sale.status === 'fallen_through') return;
  const closed = toNextSaleVersion(applySaleFallThrough(sale, offer), { now: now() });
  await commit(
    [buildSaleWrite(closed), ...buildSolicitorLinkEndWrites(sale, closed)],
    [...listCloseEvents(sale, closed), ...listSigningEndEvents(sale, closed)],
  );
}
