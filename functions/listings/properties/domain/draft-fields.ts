import type { ImageId, ImageKind } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { DraftData, type DraftChange } from './listing.ts';

/** The data with a change applied field by field: a field is replaced whole, `null` removes it. */
export function applyDraftChange(data: DraftData, change: DraftChange): DraftData {
  return DraftData.parse(
    Object.fromEntries(Object.entries({ ...data, ...change }).filter(([, value]) => value !== null)),
  );
}

/** Names of the fields that differ. Both sides come from one schema, so equal values serialize alike. */
export function listChangedFields<T extends object>(before: T, after: T): string[] {
  const [old, young] = [serializeFields(before), serializeFields(after)];
  return [...new Set([...old.keys(), ...young.keys()])].filter((name) => old.get(name) !== young.get(name));
}
const serializeFields = (data: object) =>
  new Map(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** The use of an image in a listing: the kind that the field requires, and the field. */
export interface ImageUsage {
  readonly kind: ImageKind;
  readonly field: string;
}

/** @throws 422 when one image is used in two fields, such as photos and floor plan */
export function assertImagesUsedOnce({ images = [], floorPlan, epcCertificate }: DraftData): void {
  const photos = new Set<string>(images.map(({ id }) => id));
  const plan = floorPlan?.id;
  const certificate = epcCertificate?.image?.id;
  const errors: Record<string, string[]> = {
    ...(plan && photos.has(plan) && { floorPlan: [usedElsewhereText] }),
    ...(certificate &&
      (photos.has(certificate) || certificate === plan) && { 'epcCertificate.image': [usedElsewhereText] }),
  };
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'You can’t use a picture in two places.', { errors });
}
const usedElsewhereText = 'This file is used elsewhere in the listing. Add the right one here.';

/** The images of a listing, each once. */
export function listImages({
  images = [],
  floorPlan,
  epcCertificate,
  homeReportFile,
}: DraftData): Map<ImageId, ImageUsage> {
  const named = new Map<ImageId, ImageUsage>(
    images.map(({ id }) => [id, { kind: 'photo', field: 'images' }] as const),
  );
  if (floorPlan) named.set(floorPlan.id, { kind: 'floor_plan', field: 'floorPlan' });
  if (epcCertificate?.image)
    named.set(epcCertificate.image.id, { kind: 'epc', field: 'epcCertificate.image' });
  if (homeReportFile) named.set(homeReportFile.id, { kind: 'document', field: 'homeReportFile' });
  return named;
}
