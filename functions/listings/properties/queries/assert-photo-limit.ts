import { AppError } from '../../../kernel/errors.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import type { DraftChange, DraftData } from '../domain/listing.ts';

/**
 * Checks the number of photos. A listing that exceeds a lowered `max_photos` can keep and lose photos, but
 * not gain any.
 * @throws 422 on `data.images`
 */
export async function assertPhotoLimit(change: DraftChange, before: DraftData = {}): Promise<void> {
  const count = change.images?.length ?? 0;
  if (count <= (before.images?.length ?? 0)) return;
  const max = await getSetting('max_photos');
  if (count <= max) return;
  const text = `Choose ${max} photos at most.`;
  throw new AppError('invalid', text, { errors: { 'data.images': [text] } });
}
