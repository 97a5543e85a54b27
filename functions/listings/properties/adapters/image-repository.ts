import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import { loadRows, toRowKey } from '../../../kernel/data/row-read.ts';
import {
  widenToString,
  defineRow,
  indexKey,
  json,
  number,
  optionalText,
  rowKey,
  text,
} from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut, buildUpdate, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { assertImagesUsedOnce, type ImageUsage, listImages } from '../domain/draft-fields.ts';
import { Image } from '../domain/image.ts';
import type { DraftData } from '../domain/listing.ts';

/** Keeps the image out of the list of every day. */
const noCheckDay = 'never';

const ImageRow = defineRow('image', {
  columns: {
    id: text,
    ownerId: text,
    kind: text,
    status: text,
    image: json,
    /** SHA-256 of the file, the folder of its pictures. */
    hash: optionalText,
    /** ETag of the stored document that waits for its scan. */
    scanTag: optionalText,
    /** The number of drafts and properties that show it. */
    uses: number,
    /** The day on which the nightly run checks whether it is still used; `never` while it is. */
    checkOn: text,
  },
  indexes: {
    byId: rowKey('id'),
    byCheck: { ...indexKey('gsi1', 'checkOn'), condition: ({ checkOn }) => checkOn !== noCheckDay },
    byOwner: indexKey('gsi2', 'ownerId', 'id'),
  },
});

/** Days that an unused image is kept. */
export const unusedDays = 7;
/** Days after which an announced upload counts as failed. */
const arrivalDays = 1;
export function toCheckDay(time: Date, later = 0): string {
  return new Date(time.getTime() + later * dayMs).toISOString().slice(0, 10);
}

export interface StoredImage {
  readonly image: Image;
  readonly hash: string | undefined;
  readonly scanTag: string | undefined;
  readonly uses: number;
}
const toStoredImage = ({
  image,
  hash,
  scanTag,
  uses,
}: {
  image: unknown;
  hash?: string | undefined;
  scanTag?: string | undefined;
  uses: number;
}): StoredImage => ({
  image: Image.parse(image),
  hash,
  scanTag,
  uses,
});

export async function findStoredImage(id: ImageId): Promise<StoredImage | undefined> {
  const { data } = await ImageRow.get({ id }).go({ consistent: true });
  return data ? toStoredImage(data) : undefined;
}

export async function loadImages(ids: Iterable<ImageId>): Promise<Map<ImageId, Image>> {
  const keys = [...new Set(ids)].map((id) => toRowKey(ImageRow.get({ id })));
  const find = await loadRows(keys, { consistent: true });
  const images = keys.flatMap((key) => {
    const row = find(key);
    return row ? [Image.parse(row['image'])] : [];
  });
  return new Map(images.map((image) => [image.id, image]));
}

export async function listImagesToCheck(day: string): Promise<StoredImage[]> {
  const { data } = await ImageRow.query.byCheck({ checkOn: day }).go({ pages: 'all' });
  return data.map(toStoredImage);
}

export async function listImagesOfOwner(ownerId: UserId): Promise<StoredImage[]> {
  const { data } = await ImageRow.query.byOwner({ ownerId }).go({ pages: 'all' });
  return data.map(toStoredImage);
}

export async function insertImage(image: Image, now: Date): Promise<void> {
  const { id, ownerId, kind, status } = image;
  const row = { id, ownerId, kind, status, image, uses: 0, checkOn: toCheckDay(now, arrivalDays) };
  await commit([buildPut(ImageRow.create(row))]);
}

/**
 * Saves the outcome of an upload; the first outcome counts.
 * @throws 409 `stale` when an outcome is saved already
 */
export async function completeImage(image: Image, hash?: string): Promise<void> {
  const change = { status: image.status, image, ...(hash !== undefined && { hash }) };
  await commit([
    buildUpdate(
      ImageRow.update({ id: image.id })
        .set(change)
        .where(({ status }, { eq }) => eq(status, 'uploading')),
    ),
  ]);
}

/**
 * Saves that a document waits for its scan, before it is stored. A repeated attempt has the same tag.
 * @throws 409 `stale` when another file waits or an outcome is saved already
 */
export async function saveAwaitedScan(image: Image, scanTag: string): Promise<void> {
  await commit([
    buildUpdate(
      ImageRow.update({ id: image.id })
        .set({ image, scanTag })
        .where(
          (row, { eq, notExists }) =>
            `${eq(row.status, 'uploading')} AND (${notExists(row.scanTag)} OR ${eq(row.scanTag, scanTag)})`,
        ),
    ),
  ]);
}

/**
 * Adds a use of an image by a draft or property.
 * @throws 422 for an image of another owner or kind, or a refused one
 */
export function buildImageUseWrite(id: ImageId, { kind, field }: ImageUsage, owner: UserId): Write {
  return buildUpdate(
    ImageRow.update({ id })
      .add({ uses: 1 })
      .where(
        (row, { eq, ne }) =>
          `${eq(row.ownerId, widenToString(owner))} AND ${eq(row.kind, widenToString(kind))} AND ${ne(row.status, 'refused')}`,
      ),
    () => new AppError('invalid', 'A picture can’t be used.', { errors: { [field]: [imageGoneText] } }),
  );
}
const imageGoneText = 'One of these files is no longer there or can’t be used here. Send it again.';

/** Removes a use of an image; an unused image is deleted after a week. */
export function buildImageReleaseWrite(id: ImageId, now: Date): Write {
  return buildUpdate(
    ImageRow.update({ id })
      .add({ uses: -1 })
      .set({ checkOn: toCheckDay(now, unusedDays) }),
  );
}

/**
 * The use count changes of a listing's edit, image by image.
 * @throws 422 for more than 90 changed images, or an image that is used twice
 */
export function buildImageUsageWrites(
  before: DraftData,
  after: DraftData,
  owner: UserId,
  now: Date,
): Write[] {
  assertImagesUsedOnce(after);
  const [old, young] = [listImages(before), listImages(after)];
  // An image that moves to another field is checked for that field's kind.
  const taken = [...young]
    .filter(([id, { kind }]) => old.get(id)?.kind !== kind)
    .map(([id, place]) => buildImageUseWrite(id, place, owner));
  const released = [...old.keys()]
    .filter((id) => !young.has(id))
    .map((id) => buildImageReleaseWrite(id, now));
  if (taken.length + released.length > maxImageChanges)
    throw new AppError('invalid', 'Change fewer pictures at once.', {
      errors: { images: [`Change at most ${maxImageChanges} pictures at once.`] },
    });
  return [...taken, ...released];
}
// A transaction has room for a hundred rows.
const maxImageChanges = 90;

/** Postpones an image's check: to a day, or forever while it is used. */
export function scheduleImageCheck(id: ImageId, seen: string, day: string | undefined): Promise<void> {
  return commit([
    buildUpdate(
      ImageRow.update({ id })
        .set({ checkOn: day ?? noCheckDay })
        .where(({ checkOn }, { eq }) => eq(checkOn, seen)),
    ),
  ]);
}

/** Schedules an image's check for the next nightly run, unless it is used. */
export function requestImageCheck(id: ImageId, now: Date): Promise<void> {
  return commit([
    buildUpdate(
      ImageRow.update({ id })
        .set({ checkOn: toCheckDay(now) })
        .where(({ uses }, { lte }) => lte(uses, 0)),
    ),
  ]);
}

/** Marks an unused image as refused before its removal, so that it cannot be used again. */
export function markImageForRemoval(image: Image, seen: string): Promise<void> {
  return commit([
    buildUpdate(
      ImageRow.update({ id: image.id })
        .set({ status: 'refused', image })
        .where((row, { eq, lte }) => `${eq(row.checkOn, seen)} AND ${lte(row.uses, 0)}`),
    ),
  ]);
}

export function deleteImage(id: ImageId): Promise<void> {
  return commit([buildDelete(ImageRow.delete({ id }))]);
}
