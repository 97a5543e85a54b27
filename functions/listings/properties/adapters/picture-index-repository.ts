import { ImageId, PropertyId } from '../../../../events/vocabulary.ts';
import { widenToString, defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { toBands } from '../domain/fingerprint.ts';

/** The fingerprints of photos on sale, one row for each of their bands. */
const BandRow = defineRow('picture-band', {
  columns: { band: text, propertyId: text, imageId: text, fingerprint: text },
  indexes: { byBand: rowKey('band', 'propertyId', 'imageId') },
});

/** A photo of a property with its fingerprint. */
export interface IndexedPicture {
  readonly propertyId: PropertyId;
  readonly imageId: ImageId;
  readonly fingerprint: string;
}

/** Photos that share a band with this fingerprint: all that differ in at most six bits, and some others. */
export async function listSimilarPictures(fingerprint: string): Promise<IndexedPicture[]> {
  const pages = await Promise.all(
    toBands(fingerprint).map((band) => BandRow.query.byBand({ band }).go({ limit: maxCandidates })),
  );
  const found = pages.flatMap(({ data }) =>
    data.map((row) => ({
      propertyId: PropertyId.parse(row.propertyId),
      imageId: ImageId.parse(row.imageId),
      fingerprint: row.fingerprint,
    })),
  );
  return [...new Map(found.map((one) => [`${one.propertyId} ${one.imageId}`, one])).values()];
}
// A band that more photos share belongs to a plain picture and identifies nothing.
const maxCandidates = 500;

/** The given photos that are not in the index for their property. Reads one row per photo. */
export async function listUnindexed(pictures: readonly IndexedPicture[]): Promise<IndexedPicture[]> {
  if (pictures.length === 0) return [];
  const keys = pictures.map(({ propertyId, imageId, fingerprint }) => ({
    band: toBands(fingerprint)[0] ?? '',
    propertyId,
    imageId,
  }));
  const { data } = await BandRow.get(keys).go();
  const known = new Set(data.map(({ propertyId, imageId }) => `${propertyId} ${imageId}`));
  return pictures.filter(({ propertyId, imageId }) => !known.has(`${propertyId} ${imageId}`));
}

/** Adds photos to the index; photos in the index are unchanged. */
export async function savePictures(pictures: readonly IndexedPicture[]): Promise<void> {
  const missing = await listUnindexed(pictures);
  const rows = missing.flatMap((picture) =>
    toBands(picture.fingerprint).map((band) => ({ band, ...picture })),
  );
  if (rows.length > 0) await BandRow.put(rows).go();
}

/** Removes a deleted photo from the index, for every property that showed it. */
export async function removePicture(imageId: ImageId, fingerprint: string): Promise<void> {
  const pages = await Promise.all(
    toBands(fingerprint).map((band) =>
      BandRow.query
        .byBand({ band })
        .where(({ imageId: kept }, { eq }) => eq(kept, widenToString(imageId)))
        .go({ pages: 'all' }),
    ),
  );
  const rows = pages.flatMap(({ data }) => data);
  if (rows.length > 0) await BandRow.delete(rows).go();
}
