import type { PropertyId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, commit, ignoreStale } from '../../kernel/data/table.ts';
import { areaOf, outcodeOf } from '../../properties/domain/address.ts';
import { StoredCard } from '../../properties/domain/stored-card.ts';

/** Keeps a property that is not on sale out of the index. */
const noArea = 'none';

/** The card of a property on sale, by its place: a fifth of what the property itself takes to read. */
const NearbyCardRow = defineRow('nearby-card', {
  columns: {
    propertyId: text,
    version: number,
    /** The postcode area while the property is on sale, otherwise `none`. */
    area: text,
    outcode: text,
    /** JSON: a map would be unmarshalled attribute by attribute. */
    card: optionalText,
  },
  indexes: {
    byProperty: rowKey('propertyId'),
    byPlace: {
      ...indexKey('gsi1', 'area', 'outcode', 'propertyId'),
      condition: ({ area }) => area !== noArea,
    },
  },
});

/** At most `most` cards on sale in the postcode's outcode, and as many of the wider area if those are fewer. */
export async function listCardsNear(postcode: string, max: number): Promise<StoredCard[]> {
  const area = areaOf(postcode);
  const near = await NearbyCardRow.query
    .byPlace({ area, outcode: outcodeOf(postcode) })
    .go({ order: 'desc', limit: max });
  const wider =
    near.data.length < max
      ? await NearbyCardRow.query.byPlace({ area }).go({ order: 'desc', limit: max })
      : undefined;
  const rows = new Map([...near.data, ...(wider?.data ?? [])].map((row) => [row.propertyId, row.card]));
  return [...rows.values()].flatMap((card) =>
    card === undefined ? [] : [StoredCard.parse(JSON.parse(card))],
  );
}

export interface NearbyCard {
  readonly propertyId: PropertyId;
  readonly version: number;
  readonly postcode: string;
  /** Missing while the property is not on sale. */
  readonly stored: StoredCard | undefined;
}

/** Saves a card unless that of a later version of its property is stored. */
export async function saveNearbyCard({ propertyId, version, postcode, stored }: NearbyCard): Promise<void> {
  const put = NearbyCardRow.put({
    propertyId,
    version,
    area: stored ? areaOf(postcode) : noArea,
    outcode: stored ? outcodeOf(postcode) : noArea,
    ...(stored && { card: JSON.stringify(stored) }),
  }).where((row, { lt, notExists }) => `${notExists(row.version)} OR ${lt(row.version, version)}`);
  await ignoreStale(commit([buildPut(put.params())]));
}
