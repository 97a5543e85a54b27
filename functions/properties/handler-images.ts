import type * as z from 'zod';
import type { ImageKind } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import { suggestionOf } from './address-suggestion.ts';
import type { imageRoutes } from './contract.ts';
import { bytesOf } from './data-uri.ts';
import { base64Most, type Image, refusalTexts, uploadMost } from './image.ts';
import { announceImage, keptImage } from './image-store.ts';
import { lookUp } from './lookup.ts';
import { keepAddresses, keptAddresses } from './lookup-store.ts';
import { contentTypes, fits, sniff } from './sniff.ts';
import { keepOriginal, uploadForm } from './upload-store.ts';
import type { ImageView } from './views.ts';

const day = 86_400;
const uploadsADay = 500;
const lookupsADay = 30;

export const imageOperations: Operations<typeof imageRoutes> = {
  // The pictures are made where the larger files' are, in seconds that a request has not got: the answer says
  // `uploading`, and `image` tells when they are there.
  uploadBase64: async ({ body: { image: uri, kind } }, caller) => {
    const bytes = bytesOf(uri);
    if (!bytes) throw invalid('image', 'Send the file as a base64 data URI.');
    if (bytes.length > base64Most)
      throw new AppError('too_large', 'This file is too large for this call. Upload it by a form instead.');
    const type = sniff(bytes);
    if (!type || !fits(type, kind)) throw invalid('image', refusalTexts.wrong_type);
    const image = await announce(kind, caller);
    await keepOriginal(image.id, bytes, contentTypes[type]);
    return view(image);
  },

  startUpload: async ({ body: { kind, contentType, bytes } }, caller) => {
    if (bytes > uploadMost[kind]) throw new AppError('too_large', tooLarge(kind));
    if (contentType === contentTypes.pdf && !fits('pdf', kind))
      throw invalid('contentType', refusalTexts.wrong_type);
    const { id } = await announce(kind, caller);
    return uploadForm(id, { contentType, bytes });
  },

  image: async ({ params: { id } }, caller) => {
    const kept = await keptImage(id);
    if (kept?.image.ownerId !== caller.id) throw new AppError('not_found', 'There is no such file.');
    return view(kept.image);
  },

  addresses: async ({ query: { postcode } }, caller) => {
    const time = now();
    await limit({ key: `addresses#${caller.id}`, most: lookupsADay, seconds: day });
    const kept = await keptAddresses(postcode, time);
    if (kept) return { addresses: kept };
    const addresses = (await lookUp(postcode)).flatMap((found) => suggestionOf(found) ?? []);
    await keepAddresses(postcode, addresses, time);
    return { addresses };
  },
};

async function announce(kind: ImageKind, caller: Caller): Promise<Image> {
  await limit({ key: `uploads#${caller.id}`, most: uploadsADay, seconds: day });
  const time = now();
  const image: Image = {
    id: newId('img'),
    ownerId: caller.id,
    kind,
    status: 'uploading',
    variants: [],
    createdAt: time.toISOString(),
  };
  await announceImage(image, time);
  return image;
}

const view = (image: Image): z.input<typeof ImageView> => ({
  ...image,
  ...(image.refusal && { reason: refusalTexts[image.refusal] }),
});

const tooLarge = (kind: ImageKind): string =>
  `This file may have ${uploadMost[kind] / 1_000_000} MB at most.`;
const invalid = (field: string, text: string) =>
  new AppError('invalid', 'This file can not be used here.', { errors: { [field]: [text] } });
