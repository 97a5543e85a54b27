import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, indexKey, number, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, commit, ignoreStale } from '../../../kernel/data/table.ts';
import { areaOf, outcodeOf } from '../domain/address.ts';
import { createNearbyCard, type NearbyCard } from '../domain/nearby-card.ts';
import type { StoredCard } from '../domain/stored-card.ts';

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

/** Sorts after every id of a property. */
const afterIds = '~';

/**
 * At most `max` cards on sale in the postcode's area: those of its outcode first, then of the outcodes that sort next
 * to it. Most pages take one query.
 */
export async function listCardsNear(postcode: string, max: number): Promise<NearbyCard[]> {
  const ofArea = NearbyCardRow.query.byPlace({ area: areaOf(postcode) });
  const place = { outcode: outcodeOf(postcode), propertyId: afterIds };
  // From the newest card of an outcode to those of the outcodes before it in the area.
  const near = await ofArea.lte(place).go({ order: 'desc', limit: max });
  const left = max - near.data.length;
  const rest = left > 0 ? await ofArea.gt(place).go({ order: 'asc', limit: left }) : { data: [] };
  return [...near.data, ...rest.data].flatMap(({ card }) =>
    card === undefined ? [] : [createNearbyCard(JSON.parse(card))],
  );
}

export interface CardAtPlace {
  readonly propertyId: PropertyId;
  readonly version: number;
  readonly postcode: string;
  /** Missing while the property is not on sale. */
  readonly stored: StoredCard | undefined;
}

/** Saves a card unless that of a later version of its property is stored. */
export async function saveNearbyCard({ propertyId, version, postcode, stored }: CardAtPlace): Promise<void> {
  const put = NearbyCardRow.put({
    propertyId,
    version,
    area: stored ? areaOf(postcode) : noArea,
    outcode: stored ? outcodeOf(postcode) : noArea,
    ...(stored && { card: JSON.stringify(stored) }),
  }).where((row, { lt, notExists }) => `${notExists(row.version)} OR ${lt(row.version, version)}`);
  await ignoreStale(commit([buildPut(put)]));
}
