import type { OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findOwnAdvert } from '../adapters/own-advert-repository.ts';
import type { OwnAdvert } from '../domain/own-advert.ts';

/** @throws 404 `not_found`, also for another person’s */
export async function getOwnAdvert(id: OwnAdvertId, userId: UserId): Promise<OwnAdvert> {
  const advert = await findOwnAdvert(id);
  if (advert?.userId !== userId) throw new AppError('not_found', 'We can’t find this advert. Read it again.');
  return advert;
}
