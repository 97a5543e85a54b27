import type { ImageId } from '../../../../events/vocabulary.ts';
import type { Picture } from '../../../listings/properties/domain/listing.ts';
import { findMailPictureUrl } from '../../../listings/properties/domain/picture-variants.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

export type MediumKind = 'image' | 'floorPlan' | 'epcGraph' | 'virtualTour';

/** A picture or tour that a portal fetches or links to. */
export interface AdvertMedium {
  readonly kind: MediumKind;
  /** Stable for the same bytes, and short: another picture has another address. */
  readonly url: string;
  readonly caption?: string | undefined;
  /** When the bytes last changed; missing for a tour. */
  readonly changedAt?: string | undefined;
}

/** Rightmove's limits. */
const longestUrl = 250;
const longestCaption = 50;

/**
 * The photos in their order, then plan, certificate and tours; what no portal could fetch is left out.
 * @param readTime when a picture came, by its id
 */
export function listAdvertMedia(
  { pictures, floorPlanPicture, epcPicture, videoUrl, tourUrl }: Property,
  siteUrl: string,
  readTime: (id: ImageId) => string,
): AdvertMedium[] {
  const toMedium = (kind: MediumKind, picture: Picture): AdvertMedium => ({
    kind,
    // A portal shows no WebP; a PDF has no variants.
    url: new URL(findMailPictureUrl(picture) ?? picture.url, siteUrl).href,
    caption: picture.alt?.slice(0, longestCaption).trim() || undefined,
    // Its bytes never change: another picture is another file.
    changedAt: readTime(picture.id),
  });
  const media = [
    ...pictures.map((picture) => toMedium('image', picture)),
    ...(floorPlanPicture ? [toMedium('floorPlan', floorPlanPicture)] : []),
    ...(epcPicture ? [toMedium('epcGraph', epcPicture)] : []),
    ...[tourUrl, videoUrl].flatMap((url): AdvertMedium[] => (url ? [{ kind: 'virtualTour', url }] : [])),
  ];
  return media.filter(({ url }) => url.length <= longestUrl);
}
