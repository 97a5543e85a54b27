import { listVariantUrls } from '../../../../functions/listings/properties/domain/picture-variants.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';

type Picture = PropertyPage['pictures'][number];

/** The pictures that the document shows already, each with the one file that it has of it. */
export function findLoadedPhotos(pictures: readonly Picture[]): Picture[] {
  const loaded = new Set(
    [...document.images].filter((image) => image.naturalWidth > 0).map(({ currentSrc }) => currentSrc),
  );
  return pictures.flatMap((picture) => {
    const { variants, ...one } = picture;
    const url = [picture.url, ...listVariantUrls(variants)].find((each) =>
      loaded.has(new URL(each, window.location.href).href),
    );
    return url === undefined ? [] : [{ ...one, url }];
  });
}
