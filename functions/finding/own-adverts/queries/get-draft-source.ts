import type { UserId } from '../../../../events/vocabulary.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import type { DraftSource, NewDraftSource } from '../../../listings/properties/domain/draft.ts';
import { findOwnAdvert } from '../adapters/own-advert-repository.ts';

/**
 * What a draft says of the file or advert that it began with: of an advert the site as it was read, not as a caller names it.
 * @throws 422 on `source` unless the advert is the person’s, and confirmed
 */
export async function getDraftSource(source: NewDraftSource, userId: UserId): Promise<DraftSource> {
  if (!('advertId' in source)) return source;
  const advert = await findOwnAdvert(source.advertId);
  if (advert?.userId !== userId || advert.confirmedAt === undefined)
    throw createFieldError('source', 'Read your advert again, and confirm that it’s yours to use.');
  const { url, site } = advert;
  return { ...source, ...(url !== undefined && { url }), ...(site !== undefined && { site }) };
}
