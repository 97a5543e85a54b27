import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { readIdTime } from '../../../kernel/data/ids.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listAdvertMedia } from '../domain/advert-media.ts';
import { resolveAdvertTarget } from '../domain/advert-target.ts';
import { buildBlmFile, toBlmReference } from '../domain/blm-file.ts';
import { toAdvertReference } from '../domain/portal-advert.ts';
import { getAdvertisedHome } from './load-portal-listing.ts';

/**
 * A home as a BLM file, for one of its owners to hand to whom they like.
 * @throws 404 as `getAdvertisedHome` does, 409 for a home that is not on the market
 */
export async function loadHomeFile(
  propertyId: PropertyId,
  callerId: UserId,
  now: Date,
): Promise<{ readonly name: string; readonly text: string }> {
  const { home } = await getAdvertisedHome(propertyId, callerId, now);
  const target = resolveAdvertTarget(home.status, true);
  if (target.kind === 'remove')
    throw new AppError('conflict', 'You can download the file while your home is on the market.', {
      state: home.status,
    });
  const advert = {
    reference: toAdvertReference(home.id),
    property: home,
    as: target.as,
    media: listAdvertMedia(home, env('SITE_URL'), readIdTime),
  };
  return { name: `${toBlmReference(home)}.blm`, text: buildBlmFile([advert], now) };
}
