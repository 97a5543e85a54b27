import type { PropertyId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { fetchSiteFile } from '../../site-pages/adapters/site-file.ts';
import { drawBrochure } from '../adapters/brochure-drawing.ts';
import { deleteBrochures, listBrochures, putBrochure, toBrochurePath } from '../adapters/brochure-store.ts';
import { encodePrintPhoto, encodePrintPlan } from '../adapters/print-picture.ts';
import { photoSizes, planSize } from '../domain/brochure-layout.ts';
import type { Brochure } from '../domain/brochure.ts';
import { findBrochure } from '../queries/find-brochure.ts';

/**
 * The path of a home's brochure as it is now, which is drawn where nobody asked for it since the home changed.
 * @throws 404 for a home that is not on sale
 */
export async function makeBrochure(id: PropertyId, time: Date): Promise<string> {
  const brochure = await findBrochure(id);
  if (!brochure)
    throw new AppError('not_found', 'We can’t find a home on sale here, so there’s no brochure.');
  const path = toBrochurePath(brochure);
  const kept = await listBrochures(id);
  if (kept.includes(path)) return path;
  const file = await drawBrochure(brochure, await loadPictures(brochure), time);
  await putBrochure(path, `${toSlug(brochure.title, 'home')}.pdf`, file);
  await deleteBrochures(kept);
  return path;
}

async function loadPictures({ photos, floorPlan }: Brochure) {
  const [plan, ...printed] = await Promise.all([
    floorPlan && fetchSiteFile(floorPlan.path).then((bytes) => encodePrintPlan(bytes, planSize)),
    ...photos.map(async ({ path, alt }, nth) => ({
      alt,
      bytes: await encodePrintPhoto(await fetchSiteFile(path), photoSizes[nth] ?? photoSizes[1]),
    })),
  ]);
  return { photos: printed, floorPlan: plan && floorPlan && { ...plan, alt: floorPlan.alt } };
}
