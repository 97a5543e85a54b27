import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { pictureRoutes } from './contract.ts';
import { bytesOf } from './data-uri.ts';
import { base64Most, refusalTexts } from './image.ts';
import { processUpload } from './picture-processing.ts';
import { contentTypes, fits, sniff } from './sniff.ts';
import { announceUpload, keepOriginal } from './upload-store.ts';
import { toImageView } from './views.ts';

/** A function of its own: it carries the codec, which no other call needs. */
export const handler = api(pictureRoutes, {
  uploadBase64: async ({ body: { image: uri, kind } }, caller) => {
    const bytes = bytesOf(uri);
    if (!bytes) throw refuseImage('Send the file as a base64 data URI.');
    if (bytes.length > base64Most)
      throw new AppError('too_large', 'This file is too large for this call. Upload it by a form instead.');
    const type = sniff(bytes);
    if (!type || !fits(type, kind)) throw refuseImage(refusalTexts.wrong_type);
    // Made before the original arrives where uploads are watched, so that its arrival finds nothing left to do.
    const image = await processUpload(await announceUpload(kind, caller.id, now()), bytes);
    if (image.refusal) throw refuseImage(refusalTexts[image.refusal]);
    if (kind !== 'document') await keepOriginal(image.id, bytes, contentTypes[type]);
    return toImageView(image);
  },
});

const refuseImage = (text: string) =>
  new AppError('invalid', 'This file can not be used here.', { errors: { image: [text] } });
