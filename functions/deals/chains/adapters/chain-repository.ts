import type { ChainId, OfferId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../../kernel/data/table.ts';
import { Chain, type ChainTie, findSaleOfTie } from '../domain/chain.ts';

const chains = defineDocumentEntity('chain', Chain, {
  columns: { id: text, version: number, chain: documentColumn },
  indexes: { byId: rowKey('id') },
});

/** The chain that a sale belongs to; a sale belongs to one at most. */
const ChainPlaceRow = defineRow('chain-place', {
  columns: { offerId: text, chainId: text },
  indexes: { byOffer: rowKey('offerId') },
});

function findChain(id: ChainId): Promise<Chain | undefined> {
  return chains.find({ id });
}

/** The chain of a sale; a sale alone has none. */
export async function findChainOfSale(offerId: OfferId): Promise<Chain | undefined> {
  const { data } = await ChainPlaceRow.get({ offerId }).go({ consistent: true });
  return data ? findChain(Chain.shape.id.parse(data.chainId)) : undefined;
}

/** The chain that a tie belongs to. */
export async function findChainOfTie(tie: ChainTie): Promise<Chain | undefined> {
  const offerId = findSaleOfTie(tie);
  return offerId && findChainOfSale(offerId);
}

/**
 * Replaces chains by others in one transaction: rows of chains on the versions that were read, and the places of their
 * sales. Fails as stale when one of them was saved since.
 */
export function buildChainWrites(before: readonly Chain[], after: readonly Chain[]): Write[] {
  const left = new Set(after.map(({ id }) => id));
  const old = listPlaces(before);
  const young = listPlaces(after);
  return [
    ...after.map((chain) => chains.buildSave(chain)),
    ...before.filter(({ id }) => !left.has(id)).map((chain) => chains.buildRemoval(chain)),
    ...[...young].flatMap(([offerId, id]) => buildPlaceWrites({ offerId, chainId: id }, old.get(offerId))),
    ...[...old.keys()]
      .filter((offerId) => !young.has(offerId))
      .map((offerId) => buildDelete(ChainPlaceRow.delete({ offerId }))),
  ];
}

const listPlaces = (list: readonly Chain[]): Map<OfferId, ChainId> =>
  new Map(list.flatMap(({ id, sales }) => sales.map(({ offerId }) => [offerId, id] as const)));

interface ChainPlace {
  readonly offerId: OfferId;
  readonly chainId: ChainId;
}

function buildPlaceWrites(row: ChainPlace, from: string | undefined): Write[] {
  if (from === row.chainId) return [];
  if (from === undefined) return [buildPut(ChainPlaceRow.create(row))];
  return [buildPut(ChainPlaceRow.put(row).where((place, { eq }) => eq(place.chainId, from)))];
}
