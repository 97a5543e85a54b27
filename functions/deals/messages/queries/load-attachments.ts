import type * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { loadImages, buildImageUseWrite } from '../../../listings/properties/adapters/image-repository.ts';
import type { messageRoutes } from '../contract.ts';
import type { Attachment } from '../domain/message.ts';

type AttachmentInput = z.output<(typeof messageRoutes)['sendMessage']['body']>['attachmentIds'];
const attachmentField = 'attachmentIds';

/**
 * The uploaded files of a message, and the writes that mark them as used.
 * @throws 422 when one is missing, belongs to another person or has not passed the upload checks
 */
export async function loadAttachments(
  named: AttachmentInput,
  owner: UserId,
): Promise<{ attachments: z.output<typeof Attachment>[]; writes: Write[] }> {
  const known = await loadImages(named.map(({ id }) => id));
  const attachments = named.map(({ id, name }) => {
    const image = known.get(id);
    const fine = image?.ownerId === owner && image.kind === 'document' && image.status === 'ready';
    if (!fine || image.contentType === undefined || image.bytes === undefined)
      throw new AppError('invalid', 'A file can’t be sent.', {
        errors: { [attachmentField]: ['One of these files is missing or was refused. Upload it again.'] },
      });
    return { id, name, contentType: image.contentType, bytes: image.bytes };
  });
  const ids = [...new Set(named.map(({ id }) => id))];
  return {
    attachments,
    writes: ids.map((id) => buildImageUseWrite(id, { kind: 'document', field: attachmentField }, owner)),
  };
}
