import type { FileMedium } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';

/** As many photos as any site takes, until its own number is known. */
export const fewestPhotos = 10;

/** What a draft takes of pictures: so many photos, one plan and one certificate. */
export function pickPictures(media: readonly FileMedium[], mostPhotos: number): FileMedium[] {
  const ofKind = (kind: FileMedium['kind']) => media.filter((medium) => medium.kind === kind);
  return [
    ...ofKind('photo').slice(0, mostPhotos),
    ...ofKind('floor_plan').slice(0, 1),
    ...ofKind('epc').slice(0, 1),
  ];
}
