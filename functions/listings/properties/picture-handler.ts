import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { createUpload } from './commands/create-upload.ts';
import { processUpload } from './commands/process-upload.ts';
import { pictureRoutes } from './contract.ts';
import { decodeDataUri } from './domain/data-uri.ts';
import { isTypeAllowed, detectFileType } from './domain/file-type.ts';
import { maxBase64Bytes, refusalTexts } from './domain/image.ts';
import { toImageView } from './domain/views.ts';

/** A separate function, because it contains the image codec, which no other call needs. */
export const handler = api(pictureRoutes, {
  uploadBase64: async ({ body: { image: uri, kind } }, caller) => {
    const bytes = decodeDataUri(uri);
    if (!bytes) throw refuseImage('Send the file as a base64 data URI.');
    if (bytes.length > maxBase64Bytes)
      throw new AppError('too_large', 'This file is too large for this call. Upload it by a form instead.');
    const type = detectFileType(bytes);
    if (!type || !isTypeAllowed(type, kind)) throw refuseImage(refusalTexts.wrong_type);
    const image = await processUpload(await createUpload(kind, caller.id, now()), bytes);
    if (image.refusal) throw refuseImage(refusalTexts[image.refusal]);
    return toImageView(image);
  },
});

const refuseImage = (text: string) =>
  new AppError('invalid', 'This file can’t be used here.', { errors: { image: [text] } });
