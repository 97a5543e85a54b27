import type { PropertyId } from '../../../../events/vocabulary.ts';
import { listDrawnFiles, putDrawnFile } from '../../../kernel/data/drawn-files.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { toSlug } from '../../../kernel/slug.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { fetchSiteFile } from '../../site-pages/adapters/site-file.ts';
import { drawBrochure } from '../adapters/brochure-drawing.ts';
import { toBrochureFolder, toBrochurePath } from '../adapters/brochure-path.ts';
import { encodePrintPhoto, encodePrintPlan } from '../adapters/print-picture.ts';
import { listPhotoSizes, planSize, toPixels } from '../domain/brochure-layout.ts';
import type { Brochure, BrochurePicture } from '../domain/brochure.ts';
import { findBrochure } from '../queries/find-brochure.ts';
import { removeOldBrochures } from './remove-old-brochures.ts';

/** A home that still changes after these is changed by somebody right now. */
const attempts = 3;

/**
 * The path of a home's brochure as it is now, which is drawn where nobody asked for it since the home changed.
 * @throws 404 for a home that is not on sale, 409 for one that changes all the while, 503 while the home or a photo
 * can't be read
 */
export async function makeBrochure(id: PropertyId, time: Date): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const brochure = await getBrochure(id);
    const path = toBrochurePath(brochure);
    if ((await listDrawnFiles(toBrochureFolder(id))).includes(path)) return path;
    const file = await drawBrochure(brochure, await loadPictures(brochure), time);
    await putDrawnFile(path, {
      bytes: file,
      contentType: 'application/pdf',
      name: `${toSlug(brochure.title, 'home')}.pdf`,
      cachedSeconds: hourSeconds,
    });
    // The home may have changed while it was drawn, and its event have found nothing to remove.
    if ((await removeOldBrochures(id)) === path) return path;
  }
  throw new AppError('conflict', 'The seller is changing this home right now. Try again in a moment.', {
    state: 'changing',
  });
}

async function getBrochure(id: PropertyId): Promise<Brochure> {
  const brochure = await findBrochure(id).catch((error: unknown) => {
    throw toUnavailable(error, { id });
  });
  if (!brochure)
    throw new AppError('not_found', 'We can’t find a home on sale here, so there’s no brochure.');
  return brochure;
}

async function loadPictures({ photos, floorPlan }: Brochure) {
  const sizes = listPhotoSizes(photos.length, floorPlan !== undefined).map(toPixels);
  const [plan, ...printed] = await Promise.all([
    floorPlan && loadPicture(floorPlan, (bytes) => encodePrintPlan(bytes, planSize)),
    ...photos.flatMap((photo, nth) => {
      const size = sizes[nth];
      return size
        ? [loadPicture(photo, async (bytes) => ({ bytes: await encodePrintPhoto(bytes, size) }))]
        : [];
    }),
  ]);
  return { photos: printed.filter((photo) => photo !== undefined), floorPlan: plan };
}

/** A picture as it is printed; undefined for a damaged one, without which the brochure is still worth having. */
async function loadPicture<Printed extends object>(
  { path, alt }: BrochurePicture,
  encode: (bytes: Uint8Array) => Promise<Printed>,
): Promise<(Printed & Pick<BrochurePicture, 'alt'>) | undefined> {
  const bytes = await fetchSiteFile(path).catch((error: unknown) => {
    throw toUnavailable(error, { path });
  });
  try {
    return { ...(await encode(bytes)), alt };
  } catch (error) {
    log.warn('A photo of a brochure is damaged', { path, error });
    return undefined;
  }
}

function toUnavailable(error: unknown, about: Readonly<Record<string, string>>): AppError {
  log.warn('What a brochure shows cannot be read', { ...about, error });
  return new AppError('unavailable', 'We can’t draw the brochure at the moment. Try again in a while.');
}
