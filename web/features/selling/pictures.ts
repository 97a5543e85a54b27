import type { Image, ImageKind } from '../../lib/upload.ts';
import type { Draft, Picture } from './api.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import type { Working } from './working.ts';

/** Pictures by image id. */
export type Pictures = ReadonlyMap<string, Picture>;

type Holder = Pick<Draft | PropertyPage, 'pictures' | 'floorPlanPicture' | 'epcPicture'>;
export const picturesIn = ({ pictures, floorPlanPicture, epcPicture }: Holder): Pictures =>
  new Map(
    [...pictures, floorPlanPicture, epcPicture].flatMap((picture) =>
      picture ? [[picture.id, picture]] : [],
    ),
  );

/** A finished upload in the form of a listing's picture. A PDF has a URL and no sizes. */
export const pictureOf = ({
  id,
  url = '',
  width = 0,
  height = 0,
  variants,
  placeholder = '',
}: Image): Picture => ({
  id,
  url,
  width,
  height,
  variants,
  placeholder,
});
export const isPdf = ({ variants }: Picture): boolean => variants === undefined;

type Choices = NonNullable<Working['images']>;

/** Inserts a new photo at the position of its file among those uploaded together. */
export function placed(images: Choices, id: Image['id'], orders: ReadonlyMap<string, number>): Choices {
  const own = orders.get(id) ?? Infinity;
  const later = images.findIndex((image) => (orders.get(image.id) ?? -1) > own);
  return later < 0 ? [...images, { id }] : images.toSpliced(later, 0, { id });
}

/** The change that adds a finished upload. */
export function shown(
  data: Working,
  { id }: Image,
  kind: ImageKind,
  orders: ReadonlyMap<string, number>,
): Partial<Working> {
  if (kind === 'photo') return { images: placed(data.images ?? [], id, orders) };
  if (kind === 'floor_plan') return { floorPlan: { id } };
  if (kind === 'epc')
    return { epcCertificate: { status: 'uploaded', ...data.epcCertificate, image: { id } } };
  return {};
}

/** Moves a photo to another position. */
export function moved(images: Choices, from: number, to: number): Choices {
  const one = images[from];
  return one && to >= 0 && to < images.length ? images.toSpliced(from, 1).toSpliced(to, 0, one) : images;
}
