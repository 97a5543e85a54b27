import type { Request } from '../../functions/kernel/http/contract.ts';
import type { propertyRoutes } from '../../functions/listings/properties/contract.ts';
import type { uploadTypes } from '../../functions/listings/properties/domain/image.ts';

export type ImageKind = Request<(typeof propertyRoutes)['startUpload']>['body']['kind'];
type ContentType = (typeof uploadTypes)[number];

const photoTypes = 'image/jpeg,image/png,image/webp';

/** The file types of inputs. Without HEIC, phones convert such photos to JPEG; computers would hide them. */
export const accepted = {
  photo: window.matchMedia('(pointer: coarse)').matches ? photoTypes : `${photoTypes},.heic,.heif`,
  document: `${photoTypes},application/pdf`,
} as const;
const sendableTypes: readonly ContentType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
const maxMegabytes = { photo: 25, floor_plan: 25, epc: 15, avatar: 10, document: 15 } as const;
const megabyte = 1_000_000;

const isPhoto = (kind: ImageKind): boolean => kind === 'photo' || kind === 'avatar';

/** Whether a file is a photo in Apple's format; some systems know no type for it. */
export function isHeic(file: File): boolean {
  return /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

/** Why a file cannot be uploaded; the server checks its content later. */
export function describeUnsuitableFile(file: File, kind: ImageKind): string | undefined {
  if (file.type === 'application/pdf' && isPhoto(kind)) return 'A photo can’t be a PDF.';
  if (findContentType(file) === undefined && !isHeic(file))
    return isPhoto(kind) ? 'Use a JPEG, PNG or WebP picture.' : 'Use a JPEG, PNG or WebP picture, or a PDF.';
  if (file.size === 0) return 'This file is empty.';
  return file.size > maxMegabytes[kind] * megabyte
    ? `This file is larger than ${maxMegabytes[kind]} MB.`
    : undefined;
}

/** The type that a file is sent as; undefined for one that the site doesn’t send. */
export function findContentType(file: File): ContentType | undefined {
  return sendableTypes.find((type) => type === file.type);
}
