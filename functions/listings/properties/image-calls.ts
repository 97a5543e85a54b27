import type { ImageKind } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import { toNetwork } from '../../kernel/http/origin.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../kernel/time.ts';
import { findStoredImage } from './adapters/image-repository.ts';
import { createUpload, createUploadForm } from './commands/create-upload.ts';
import type { imageRoutes } from './contract.ts';
import { toMiddle } from './domain/address-suggestion.ts';
import { contentTypes, isTypeAllowed } from './domain/file-type.ts';
import { refusalTexts, maxUploadBytes } from './domain/image.ts';
import { toImageView } from './domain/views.ts';
import { listPostcodeAddresses } from './queries/list-postcode-addresses.ts';

const lookupsPerDay = 30;
/** Thousands of phones share a network; what the CDN or we have kept does not count. */
const networkLookupsPerDay = 600;

export const imageCalls: Operations<typeof imageRoutes> = {
  startUpload: async ({ body: { kind, contentType, bytes } }, caller) => {
    if (bytes > maxUploadBytes[kind]) throw new AppError('too_large', describeSizeLimit(kind));
    if (contentType === contentTypes.pdf && !isTypeAllowed('pdf', kind))
      throw createFileError('contentType', refusalTexts.wrong_type);
    const { id } = await createUpload(kind, caller.id, now());
    return createUploadForm(id, { contentType, bytes });
  },

  image: async ({ params: { id } }, caller) => {
    const kept = await findStoredImage(id);
    if (kept?.image.ownerId !== caller.id) throw new AppError('not_found', 'We can’t find that file.');
    return toImageView(kept.image);
  },

  addresses: async ({ query: { postcode } }, caller) => {
    await enforceLimit({ key: `addresses#${caller.id}`, max: lookupsPerDay, seconds: daySeconds });
    return { addresses: await listPostcodeAddresses(postcode, now()) };
  },

  postcode: async ({ query: { postcode } }, _caller, { ip }) => {
    const limit = { key: `postcodes#${toNetwork(ip)}`, max: networkLookupsPerDay, seconds: daySeconds };
    const position = toMiddle(await listPostcodeAddresses(postcode, now(), () => enforceLimit(limit)));
    if (!position) throw new AppError('not_found', 'We can’t find that postcode.');
    return { postcode, ...position };
  },
};

const describeSizeLimit = (kind: ImageKind): string =>
  `This file may have ${maxUploadBytes[kind] / 1_000_000} MB at most.`;
const createFileError = (field: string, text: string) =>
  new AppError('invalid', 'This file can’t be used here.', { errors: { [field]: [text] } });
