import type { OfferId, SolicitorId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { Sale } from '../domain/sale.ts';

/** No reminder is ever due. */
const noReview = 'never';

const SaleRow = defineRow('sale', {
  columns: {
    offerId: text,
    version: number,
    /** The next day on which a reminder may be due; `never` once the sale is over. */
    lookOn: text,
    sale: json,
  },
  indexes: {
    byOffer: rowKey('offerId'),
    byDay: { ...indexKey('gsi1', [], 'lookOn', 'offerId'), condition: ({ lookOn }) => lookOn !== noReview },
  },
});

/** The sale in which a solicitor is named. */
const SolicitorRow = defineRow('solicitor', {
  columns: { id: text, offerId: text },
  indexes: { byId: rowKey('id') },
});

// Reads

/** The stored sale of an accepted offer; undefined before its first write. */
export async function findSale(offerId: OfferId): Promise<Sale | undefined> {
  const { data } = await SaleRow.get({ offerId }).go({ consistent: true });
  return data ? Sale.parse(data.sale) : undefined;
}

/** The stored sales, keyed by offer id; others are missing. */
export async function loadSales(offerIds: readonly OfferId[]): Promise<Map<string, Sale>> {
  const wanted = [...new Set(offerIds)];
  if (wanted.length === 0) return new Map();
  const { data } = await SaleRow.get(wanted.map((offerId) => ({ offerId }))).go();
  return new Map(data.map(({ offerId, sale }) => [offerId, Sale.parse(sale)]));
}

/** Offer ids of the sales whose review day is before `day`. */
export async function listSalesToReview(day: string): Promise<OfferId[]> {
  const { data } = await SaleRow.query
    .byDay({})
    .lt({ lookOn: day })
    .go({ pages: 'all', attributes: ['offerId'] });
  return data.map(({ offerId }) => Sale.shape.offerId.parse(offerId));
}

export async function findOfferOfSolicitor(id: SolicitorId): Promise<OfferId | undefined> {
  const { data } = await SolicitorRow.get({ id }).go({ consistent: true });
  return data ? Sale.shape.offerId.parse(data.offerId) : undefined;
}

// Writes

/** Writes the sale at its next `version`. Fails as stale when it was saved since it was read. */
export function buildSaleWrite(sale: Sale, lookOn: string = noReview): Write {
  const { offerId, version: next } = sale;
  const row = { offerId, version: next, lookOn, sale };
  return buildPut(
    next === 1 ? SaleRow.create(row) : SaleRow.put(row).where(({ version }, { eq }) => eq(version, next - 1)),
  );
}

export function buildSolicitorWrite(id: SolicitorId, offerId: OfferId): Write {
  return buildPut(SolicitorRow.create({ id, offerId }));
}
