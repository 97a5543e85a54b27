import { ImageId, PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { buildUpdate, commit, ignoreStale } from '../../../kernel/data/table.ts';
import { listNearBands, toBands } from '../domain/fingerprint.ts';

/**
 * The photos that were on sale, one row for each value of a band. A row per value is read by its key, so that one
 * call reads all bands near a photo.
 */
const BandRow = defineRow('picture-band', {
  columns: { band: text, pictures: { type: 'set', items: 'string' } },
  indexes: { byBand: rowKey('band') },
  version: '2',
});

/** A photo of a property with its fingerprint. */
export interface IndexedPicture {
  readonly propertyId: PropertyId;
  readonly imageId: ImageId;
  readonly fingerprint: string;
}

const toEntry = ({ propertyId, imageId, fingerprint }: IndexedPicture): string =>
  `${propertyId} ${imageId} ${fingerprint}`;

function parseEntry(entry: string): IndexedPicture {
  const [propertyId, imageId, fingerprint = ''] = entry.split(' ');
  return { propertyId: PropertyId.parse(propertyId), imageId: ImageId.parse(imageId), fingerprint };
}

/** Photos near this fingerprint: all that differ in at most seven bits, and some others. Reads 68 rows in one call. */
export async function listSimilarPictures(fingerprint: string): Promise<IndexedPicture[]> {
  const keys = listNearBands(fingerprint).map((band) => ({ band }));
  const { data } = await BandRow.get(keys).go({ consistent: true });
  return [...new Set(data.flatMap(({ pictures = [] }) => pictures))].map(parseEntry);
}

/** The given photos that are not in the index for their property. Reads one row per photo. */
export async function listUnindexed(pictures: readonly IndexedPicture[]): Promise<IndexedPicture[]> {
  if (pictures.length === 0) return [];
  // The last band is written last.
  const bands = new Set(pictures.flatMap(({ fingerprint }) => toBands(fingerprint).slice(-1)));
  const { data } = await BandRow.get([...bands].map((band) => ({ band }))).go({ consistent: true });
  const known = new Set(data.flatMap(({ pictures: kept = [] }) => kept));
  return pictures.filter((picture) => !known.has(toEntry(picture)));
}

/** Adds photos to the index, and returns those that were not in it; photos in the index are unchanged. */
export async function savePictures(pictures: readonly IndexedPicture[]): Promise<IndexedPicture[]> {
  const missing = await listUnindexed(pictures);
  for (const picture of missing)
    for (const band of toBands(picture.fingerprint)) await ignoreStale(addToBand(band, toEntry(picture)));
  return missing;
}

/** A band that more photos share belongs to a plain picture and identifies nothing. */
const maxPictures = 2_000;

function addToBand(band: string, entry: string): Promise<void> {
  return commit([
    buildUpdate(
      BandRow.update({ band })
        .add({ pictures: [entry] })
        .where(
          ({ pictures }, { notExists, size, escape }) =>
            `${notExists(pictures)} OR ${size(pictures)} < ${escape(maxPictures)}`,
        ),
    ),
  ]);
}

/** Removes a deleted photo from the index, for every property that showed it. */
export async function removePicture(imageId: ImageId, fingerprint: string): Promise<void> {
  const { data } = await BandRow.get(toBands(fingerprint).map((band) => ({ band }))).go({ consistent: true });
  for (const { band, pictures = [] } of data) {
    const gone = pictures.filter((entry) => parseEntry(entry).imageId === imageId);
    if (gone.length > 0) await BandRow.update({ band }).delete({ pictures: gone }).go();
  }
}
