import * as z from 'zod';
import { ImageId } from '../../../../events/vocabulary.ts';

const prefix = 'uploads/';

/** S3's event of a new upload; parses to the image's id. */
export const UploadEvent = z
  .object({ detail: z.object({ object: z.object({ key: z.templateLiteral([prefix, ImageId]) }) }) })
  .transform(({ detail }) => ImageId.parse(detail.object.key.slice(prefix.length)));
