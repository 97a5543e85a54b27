import type { Draft } from '../../entities/own-home/api.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import type { ImageKind } from '../../lib/upload-files.ts';
import type { Image } from '../../lib/upload.ts';
import type { DraftPicture } from './api.ts';
import type { DraftFormValues } from './draft-form-values.ts';

/** Pictures by image id. */
export type Pictures = ReadonlyMap<string, DraftPicture>;

type WithPictures = Pick<Draft | PropertyPage, 'pictures' | 'floorPlanPicture' | 'epcPicture'>;
export function toPictures({ pictures, floorPlanPicture, epcPicture }: WithPictures): Pictures {
  return new Map(
    [...pictures, floorPlanPicture, epcPicture].flatMap((picture) =>
      picture ? [[picture.id, picture]] : [],
    ),
  );
}

/** A finished upload in the form of a listing's picture. A PDF has a URL and no sizes. */
export function toPicture({
  id,
  url = '',
  width = 0,
  height = 0,
  variants,
  placeholder = '',
}: Image): DraftPicture {
  return {
    id,
    url,
    width,
    height,
    variants,
    placeholder,
  };
}
export function isPdf({ variants }: DraftPicture): boolean {
  return variants === undefined;
}

type PhotoChoices = NonNullable<DraftFormValues['images']>;

/** Inserts a new photo at the position of its file among those uploaded together. */
export function insertPhoto(
  images: PhotoChoices,
  id: Image['id'],
  orders: ReadonlyMap<string, number>,
): PhotoChoices {
  const own = orders.get(id) ?? Infinity;
  const later = images.findIndex((image) => (orders.get(image.id) ?? -1) > own);
  return later < 0 ? [...images, { id }] : images.toSpliced(later, 0, { id });
}

/** The change that adds a finished upload. */
export function createUploadChange(
  data: DraftFormValues,
  { id }: Image,
  kind: ImageKind,
  orders: ReadonlyMap<string, number>,
): Partial<DraftFormValues> {
  if (kind === 'photo') return { images: insertPhoto(data.images ?? [], id, orders) };
  if (kind === 'floor_plan') return { floorPlan: { id } };
  if (kind === 'epc')
    return { epcCertificate: { status: 'uploaded', ...data.epcCertificate, image: { id } } };
  return {};
}

/** Moves a photo to another position. */
export function movePhoto(images: PhotoChoices, from: number, to: number): PhotoChoices {
  const one = images[from];
  return one && to >= 0 && to < images.length ? images.toSpliced(from, 1).toSpliced(to, 0, one) : images;
}
