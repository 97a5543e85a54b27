import type { ImageId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Image, refusalTexts } from './image.ts';
import type { DraftData, Picture } from './listing.ts';

/** The pictures of a listing that are ready, in its order. */
export interface Pictures {
  readonly pictures: Picture[];
  readonly floorPlanPicture?: Picture;
  readonly epcPicture?: Picture;
}
type Known = ReadonlyMap<ImageId, Image>;
interface Choice {
  readonly id: ImageId;
  readonly alt?: string | undefined;
}

export function selectPictures(
  { images = [], floorPlan, epcCertificate }: DraftData,
  known: Known,
): Pictures {
  const plan = floorPlan && findPicture(floorPlan, known);
  const epc = epcCertificate?.image && findPicture(epcCertificate.image, known);
  return {
    pictures: images.flatMap((choice) => findPicture(choice, known) ?? []),
    ...(plan && { floorPlanPicture: plan }),
    ...(epc && { epcPicture: epc }),
  };
}

function findPicture({ id, alt }: Choice, known: Known): Picture | undefined {
  const image = known.get(id);
  if (image?.status !== 'ready' || image.url === undefined) return undefined;
  const { url, width = 0, height = 0, variants, placeholder = '' } = image;
  return { id, url, width, height, variants, placeholder, ...(alt !== undefined && { alt }) };
}

/**
 * A public property shows finished pictures only.
 * @throws 422 naming pictures that are still being processed or were refused
 */
export function assertPicturesReady(
  { images = [], floorPlan, epcCertificate, homeReportFile }: DraftData,
  known: Known,
): void {
  const errors: Record<string, string[]> = {};
  const check = (field: string, { id }: Choice) => {
    const image = known.get(id);
    if (image?.status === 'ready') return;
    const text = image?.refusal ? refusalTexts[image.refusal] : 'This picture is still being prepared.';
    (errors[field] ??= []).push(text);
  };
  for (const [index, choice] of images.entries()) check(`images.${index}`, choice);
  if (floorPlan) check('floorPlan', floorPlan);
  if (epcCertificate?.image) check('epcCertificate.image', epcCertificate.image);
  if (homeReportFile) check('homeReportFile', homeReportFile);
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'Some pictures aren’t ready.', { errors });
}
