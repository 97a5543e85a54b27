import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import {
  buildImageReleaseWrite,
  buildImageUseWrite,
  loadImages,
} from '../../../listings/properties/adapters/image-repository.ts';
import { refusalTexts } from '../../../listings/properties/domain/image.ts';
import { type HandoverUpdate, listHandoverPhotos, updateHandover } from '../domain/handover.ts';
import { profileOf } from '../domain/milestones.ts';
import type { Sale } from '../domain/sale.ts';
import type { SaleContext } from '../queries/get-sale.ts';
import { createSaleStamp, updateSale } from './update-sale.ts';

const field = 'photoId';

/**
 * Saves what a side did of the handover. A photo is held by the sale from then on, and let go with the reading that it
 * showed.
 * @throws 409 before the exchange, 422 for a photo that is not the side's own or not checked yet
 */
export async function changeHandover(
  find: () => Promise<SaleContext>,
  change: HandoverUpdate,
  ownerId: UserId,
  now: Date,
): Promise<SaleContext> {
  if (change.photoId) await assertPhotoReady(change.photoId, ownerId);
  return updateSale(
    find,
    (context) => {
      const { nation } = profileOf(context);
      const decision = updateHandover(context.sale, change, { ...createSaleStamp(now), nation });
      return (
        decision && { decision, otherWrites: buildPhotoWrites(context.sale, decision.sale, ownerId, now) }
      );
    },
    now,
  );
}

function buildPhotoWrites(before: Sale, after: Sale, ownerId: UserId, now: Date): Write[] {
  const [old, young] = [new Set(listHandoverPhotos(before)), new Set(listHandoverPhotos(after))];
  return [
    ...[...young]
      .filter((id) => !old.has(id))
      .map((id) => buildImageUseWrite(id, { kind: 'document', field }, ownerId)),
    ...[...old].filter((id) => !young.has(id)).map((id) => buildImageReleaseWrite(id, now)),
  ];
}

async function assertPhotoReady(id: ImageId, ownerId: UserId): Promise<void> {
  const image = (await loadImages([id])).get(id);
  if (image?.ownerId !== ownerId || image.kind !== 'document')
    throw createFieldError(field, 'This photo is missing. Upload it again.');
  if (image.status === 'uploading')
    throw createFieldError(field, 'This photo is still being checked. Try again in a moment.');
  if (image.refusal) throw createFieldError(field, refusalTexts[image.refusal]);
}
