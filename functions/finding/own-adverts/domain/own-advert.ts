import * as z from 'zod';
import { OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { findConsentEnd } from '../../../people/consents/domain/consent.ts';
import { AdvertPicture } from './advert-reading.ts';
import { findClosedSite } from './closed-sites.ts';

/** An advert that a person says is of their own home: what was read of it when, and when they said so. */
export const OwnAdvert = z.object({
  id: OwnAdvertId,
  userId: UserId,
  /** Missing for a pasted text, and once the account is erased. */
  url: z.string().optional(),
  /** The site’s name, as `www.example.co.uk`; missing where the address is. */
  site: z.string().optional(),
  readAt: z.iso.datetime(),
  /** SHA-256 of what was read. */
  digest: z.string(),
  pictures: z.array(AdvertPicture),
  /** When the person said that home, words and photos are theirs to use; the consent of this id has the wording. */
  confirmedAt: z.iso.datetime().optional(),
  version: z.int(),
  /** When the table removes it: a reading that nobody confirmed after a day. */
  expiresAt: z.int().optional(),
});
export type OwnAdvert = z.output<typeof OwnAdvert>;

export function createOwnAdvert(
  read: Omit<OwnAdvert, 'readAt' | 'confirmedAt' | 'version' | 'expiresAt'>,
  now: Date,
): OwnAdvert {
  return { ...read, readAt: now.toISOString(), version: 1, expiresAt: toUnixSeconds(now) + daySeconds };
}

/** The advert with its person’s word; undefined where they gave it before. */
export function confirmOwnAdvert(advert: OwnAdvert, now: Date): OwnAdvert | undefined {
  if (advert.confirmedAt !== undefined) return undefined;
  const { expiresAt: _, ...rest } = advert;
  return { ...rest, confirmedAt: now.toISOString(), version: advert.version + 1 };
}

/**
 * @throws 409 `not_confirmed` before the person’s word, 404 for a picture that the advert hasn’t, 422 on `url` for one on
 * the server of a closed site
 */
export function getAdvertPicture({ confirmedAt, pictures }: OwnAdvert, nth: number): AdvertPicture {
  if (confirmedAt === undefined)
    throw new AppError('conflict', 'Confirm first that the photos are yours to use.', {
      state: 'not_confirmed',
    });
  const picture = pictures[nth];
  if (!picture) throw new AppError('not_found', 'The advert has no such picture.');
  const closed = findClosedSite(URL.parse(picture.url)?.hostname ?? '');
  if (closed !== undefined)
    throw createFieldError(
      'url',
      `It’s on ${closed}’s server, where we don’t fetch. Add it yourself in step 4.`,
    );
  return picture;
}

/**
 * What is left of a confirmed advert after its person’s account, for as long as the consent: the digest of what was read, and when it
 * was read and confirmed.
 */
export function anonymiseOwnAdvert({ url: _, site: __, ...advert }: OwnAdvert, now: Date): OwnAdvert {
  return {
    ...advert,
    pictures: [],
    version: advert.version + 1,
    expiresAt: findConsentEnd(now),
  };
}
