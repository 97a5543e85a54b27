import * as z from 'zod';
import { ImageId, PropertyId } from '../../../../events/vocabulary.ts';
import { loadRows, toRowKey } from '../../../kernel/data/row-read.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { buildUpdate, commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
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
  const kept = await loadBands(listNearBands(fingerprint));
  return [...new Set([...kept.values()].flatMap((entries) => [...entries]))].map(parseEntry);
}

const StoredBand = z.object({ pictures: z.set(z.string()).default(new Set()) });

/**
 * The entries of those bands that have any.
 * @throws Error when the table does not get to all of them, which must not pass for photos that nobody has
 */
async function loadBands(bands: Iterable<string>): Promise<Map<string, ReadonlySet<string>>> {
  const keys = new Map([...bands].map((band) => [band, toRowKey(BandRow.get({ band }))]));
  const findRow = await loadRows([...keys.values()], { consistent: true });
  return new Map(
    [...keys].flatMap(([band, key]) => {
      const row = findRow(key);
      return row ? [[band, StoredBand.parse(row).pictures] as const] : [];
    }),
  );
}

/**
 * The given photos that are not in the index for their property; one whose bands are all full counts as indexed.
 * Reads one row per photo, and another for each full band.
 */
export async function listUnindexed(pictures: readonly IndexedPicture[]): Promise<IndexedPicture[]> {
  // The last band with room is written last.
  return listMissing(pictures.map((picture) => ({ picture, bands: toBands(picture.fingerprint) })));
}

interface BandedPicture {
  readonly picture: IndexedPicture;
  /** Those that are not known to be full. */
  readonly bands: readonly string[];
}

async function listMissing(banded: readonly BandedPicture[]): Promise<IndexedPicture[]> {
  const kept = await loadBands(banded.flatMap(({ bands }) => bands.slice(-1)));
  const missing: IndexedPicture[] = [];
  const inFull: BandedPicture[] = [];
  for (const { picture, bands } of banded) {
    const entries = kept.get(bands.at(-1) ?? '') ?? noEntries;
    if (entries.has(toEntry(picture))) continue;
    if (entries.size < maxPictures) missing.push(picture);
    else if (bands.length > 1) inFull.push({ picture, bands: bands.slice(0, -1) });
  }
  return inFull.length === 0 ? missing : [...missing, ...(await listMissing(inFull))];
}
const noEntries: ReadonlySet<string> = new Set();

/**
 * Adds photos to the index, and returns those that were not in it; photos in the index are unchanged.
 * @throws 409 `stale` when others hold a band for too long; what is missing is added by the next attempt
 */
export async function savePictures(pictures: readonly IndexedPicture[]): Promise<IndexedPicture[]> {
  const missing = await listUnindexed(pictures);
  for (const picture of missing)
    for (const band of toBands(picture.fingerprint)) await addToBand(band, toEntry(picture));
  return missing;
}

/** A band that more photos share belongs to a plain picture and identifies nothing. */
const maxPictures = 2_000;

/** Adds an entry to a band that has room, and leaves a full one as it is. */
async function addToBand(band: string, entry: string): Promise<void> {
  const update = BandRow.update({ band })
    .add({ pictures: [entry] })
    .where(
      ({ pictures }, { notExists, size, escape }) =>
        `${notExists(pictures)} OR ${size(pictures)} < ${escape(maxPictures)}`,
    );
  try {
    await commit([buildUpdate(update, createFullError)]);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

const fullState = 'band_full';
const createFullError = (): AppError =>
  new AppError('conflict', 'This part of the index of photos is full.', { state: fullState });
const isFull = (error: unknown): boolean => error instanceof AppError && error.extras.state === fullState;

/** Removes a deleted photo from the index, for every property that showed it. */
export async function removePicture(imageId: ImageId, fingerprint: string): Promise<void> {
  for (const [band, entries] of await loadBands(toBands(fingerprint))) {
    const gone = [...entries].filter((entry) => parseEntry(entry).imageId === imageId);
    if (gone.length > 0) await BandRow.update({ band }).delete({ pictures: gone }).go();
  }
}
