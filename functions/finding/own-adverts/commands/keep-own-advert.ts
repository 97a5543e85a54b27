import type { OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildConsentWrite } from '../../../people/consents/adapters/consent-repository.ts';
import { createConsent } from '../../../people/consents/domain/consent.ts';
import {
  buildOwnAdvertRemoval,
  buildOwnAdvertWrite,
  findOwnAdvert,
  listOwnAdverts,
} from '../adapters/own-advert-repository.ts';
import { anonymiseOwnAdvert, confirmOwnAdvert, type OwnAdvert } from '../domain/own-advert.ts';

/** @throws 404 `not_found`, also for another person’s */
export async function getOwnAdvert(id: OwnAdvertId, userId: UserId): Promise<OwnAdvert> {
  const advert = await findOwnAdvert(id);
  if (advert?.userId !== userId) throw new AppError('not_found', 'We can’t find this advert. Read it again.');
  return advert;
}

/** Keeps a person’s word on an advert, with the consent that has its wording. @throws 404 `not_found` */
export async function confirmAdvert(id: OwnAdvertId, userId: UserId) {
  const time = now();
  return updateWithRetry(
    () => getOwnAdvert(id, userId),
    (before) => {
      const advert = confirmOwnAdvert(before, time) ?? before;
      const at = advert.confirmedAt ?? time.toISOString();
      const consent = { userId, purpose: 'own_advert', given: true, at, subject: id } as const;
      return {
        writes:
          advert === before ? [] : [buildOwnAdvertWrite(advert), buildConsentWrite(createConsent(consent))],
        result: { id, confirmedAt: at },
      };
    },
  );
}

/** Leaves of an erased person’s adverts what a claim can rest on; a repeat changes nothing. */
export async function forgetOwnAdverts(userId: UserId): Promise<void> {
  for (const advert of await listOwnAdverts(userId)) {
    if (advert.confirmedAt === undefined) await commit([buildOwnAdvertRemoval(advert)]);
    else if (advert.expiresAt === undefined)
      await commit([buildOwnAdvertWrite(anonymiseOwnAdvert(advert, now()))]);
  }
}
