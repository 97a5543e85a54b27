import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { advertLimits } from '../domain/advert-limits.ts';

/** Counts a page that is asked of a site. @throws 429 `too_many` */
export function countSiteReading(host: string) {
  return enforceLimit({
    key: `advert-site#${host}`,
    max: advertLimits.readingsOfSitePerHour,
    seconds: hourSeconds,
    detail: 'We’ve read a lot from this site lately. Try again in an hour, or paste the advert’s text.',
  });
}

/** Counts a picture that is asked of a site. @throws 429 `too_many` */
export function countSitePicture(host: string) {
  return enforceLimit({
    key: `advert-site-pictures#${host}`,
    max: advertLimits.picturesOfSitePerHour,
    seconds: hourSeconds,
    detail:
      'We’ve fetched many pictures from this site lately. Try again in an hour, or leave the pictures out and add yours in step 4.',
  });
}
