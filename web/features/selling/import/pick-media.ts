import type { FileMedium, Remark } from '../../../../functions/finding/portals/domain/incoming/file-home.ts';
import type { IncomingHome } from '../../../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { formatCounted } from '../../../lib/format.ts';
import { type HomeFiles, listPaths } from './home-zip.ts';
import { pickPictures } from './pick-pictures.ts';

interface Picked {
  readonly media: readonly FileMedium[];
  readonly remarks: readonly Remark[];
}

const isAddress = ({ name }: FileMedium): boolean => /^(https?:)?\/\//i.test(name);

/** The files of a home that came with it, as many as its draft takes. */
export function pickMedia({ media }: IncomingHome, files: HomeFiles, mostPhotos: number): Picked {
  const links = media.filter(isAddress);
  const named = media.filter((medium) => !isAddress(medium));
  const places = new Map(named.map((medium) => [medium, listPaths(medium.name, files).length]));
  const here = named.filter((medium) => places.get(medium) === 1);
  const away = named.filter((medium) => places.get(medium) === 0);
  const doubtful = named.filter((medium) => !here.includes(medium) && !away.includes(medium));
  const cameAlone = files.byBaseName.size === 0;
  const photos = here.filter(({ kind }) => kind === 'photo');
  const picked = pickPictures(here, mostPhotos);
  const texts = [
    links.length > 0 &&
      `${formatCounted(links.length, 'picture is a link', 'pictures are links')} to another site, and we don’t copy from there. Add yours in step 4.`,
    away.length > 0 && cameAlone && 'Put the file in a zip with its photos, and choose the zip.',
    away.length > 0 &&
      !cameAlone &&
      `${formatCounted(away.length, 'picture isn’t', 'pictures aren’t')} in the zip: ${listNames(away)}.`,
    doubtful.length === 1 && `“${listNames(doubtful)}” is in the zip more than once. Write its folder, too.`,
    doubtful.length > 1 &&
      `${doubtful.length} pictures are in the zip more than once: ${listNames(doubtful)}. Write their folders, too.`,
    photos.length > mostPhotos && `We take the first ${mostPhotos} of its ${photos.length} photos.`,
    here.length - photos.length > picked.filter(({ kind }) => kind !== 'photo').length &&
      'We take one floor plan and one energy certificate.',
  ];
  return {
    media: picked,
    remarks: texts.filter((text) => text !== false).map((text) => ({ column: '', text })),
  };
}

const shownNames = 3;
const listNames = (media: readonly FileMedium[]): string =>
  [
    ...media.slice(0, shownNames).map(({ name }) => name),
    ...(media.length > shownNames ? [`and ${media.length - shownNames} more`] : []),
  ].join(', ');
