import type { OwnAdvertId, UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { commit } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildConsentWrite } from '../../../people/consents/adapters/consent-repository.ts';
import { createConsent } from '../../../people/consents/domain/consent.ts';
import {
  buildOwnAdvertRemoval,
  buildOwnAdvertWrite,
  listOwnAdverts,
} from '../adapters/own-advert-repository.ts';
import { anonymiseOwnAdvert, confirmOwnAdvert } from '../domain/own-advert.ts';
import { getOwnAdvert } from '../queries/get-own-advert.ts';

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
