import type { ImageKind } from '../../events/vocabulary.ts';
import type { Operations } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { limit } from '../shared/limit.ts';
import { suggestionOf } from './address-suggestion.ts';
import type { imageRoutes } from './contract.ts';
import { refusalTexts, uploadMost } from './image.ts';
import { keptImage } from './image-store.ts';
import { lookUp } from './lookup.ts';
import { keepAddresses, keptAddresses } from './lookup-store.ts';
import { contentTypes, fits } from './sniff.ts';
import { announceUpload, uploadForm } from './upload-store.ts';
import { toImageView } from './views.ts';

const day = 86_400;
const lookupsADay = 30;

export const imageOperations: Operations<typeof imageRoutes> = {
  startUpload: async ({ body: { kind, contentType, bytes } }, caller) => {
    if (bytes > uploadMost[kind]) throw new AppError('too_large', tooLarge(kind));
    if (contentType === contentTypes.pdf && !fits('pdf', kind))
      throw invalid('contentType', refusalTexts.wrong_type);
    const { id } = await announceUpload(kind, caller.id, now());
    return uploadForm(id, { contentType, bytes });
  },

  image: async ({ params: { id } }, caller) => {
    const kept = await keptImage(id);
    if (kept?.image.ownerId !== caller.id) throw new AppError('not_found', 'There is no such file.');
    return toImageView(kept.image);
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

const tooLarge = (kind: ImageKind): string =>
  `This file may have ${uploadMost[kind] / 1_000_000} MB at most.`;
const invalid = (field: string, text: string) =>
  new AppError('invalid', 'This file can not be used here.', { errors: { [field]: [text] } });
