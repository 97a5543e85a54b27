import { formatNearDay, formatNearMoment } from '../../lib/near-date.ts';
import type { Offer } from './api.ts';

/** `Viewed on Sat 21 Nov`, `Not viewed yet: viewing on Tue 1 Dec, 17:00` */
export function describeBuyerViewings({ seen, lastAt, nextAt }: NonNullable<Offer['buyerViewings']>): string {
  if (lastAt === undefined)
    return nextAt === undefined
      ? 'No viewing on Gable yet'
      : `Not viewed yet: viewing on ${formatNearMoment(nextAt)}`;
  const last =
    seen > 1
      ? `Viewed ${seen} times, last on ${formatNearDay(lastAt)}`
      : `Viewed on ${formatNearDay(lastAt)}`;
  return nextAt === undefined ? last : `${last}, again on ${formatNearMoment(nextAt)}`;
}
