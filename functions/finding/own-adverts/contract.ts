import * as z from 'zod';
import { lineUpTo, OwnAdvertId, textUpTo } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { ImageView } from '../../listings/properties/domain/views.ts';
import { noAddressText } from './domain/advert-address.ts';
import { advertLimits } from './domain/advert-limits.ts';
import { AdvertCell, AdvertPicture } from './domain/advert-reading.ts';

/** What an advert says of a home, in its own words; nothing of it is checked. */
export const OwnAdvertView = z.object({
  id: OwnAdvertId,
  /** Missing for a pasted text. */
  url: z.string().optional(),
  site: z.string().optional(),
  cells: z.array(AdvertCell),
  features: z.array(z.string()),
  pictures: z.array(AdvertPicture),
});
export type OwnAdvertView = z.output<typeof OwnAdvertView>;

const byId = z.object({ id: OwnAdvertId });

export const ownAdvertRoutes = defineRoutes({
  readOwnAdvert: {
    method: 'POST',
    path: '/api/own-adverts',
    access: 'active',
    summary: 'Read the advert of one’s own home: at an address, or pasted as text',
    status: 201,
    body: z.union([
      z.strictObject({ url: lineUpTo(advertLimits.address).min(4, noAddressText) }),
      z.strictObject({
        text: textUpTo(advertLimits.text.most).min(
          advertLimits.text.least,
          'Paste the whole text of the advert.',
        ),
      }),
    ]),
    result: OwnAdvertView,
    problems: ['too_many'],
  },
  confirmOwnAdvert: {
    method: 'POST',
    path: '/api/own-adverts/{id}/confirmation',
    access: 'active',
    summary: 'State that home, words and photos of an advert are one’s own to use; kept as evidence',
    params: byId,
    body: z.strictObject({ ownHome: z.literal(true), mayUseContent: z.literal(true) }),
    result: z.object({ id: OwnAdvertId, confirmedAt: z.iso.datetime() }),
    problems: ['not_found', 'stale'],
  },
  fetchAdvertPicture: {
    method: 'POST',
    path: '/api/own-adverts/{id}/pictures/{nth}',
    access: 'active',
    summary: 'Upload a picture of a confirmed advert from where the advert has it',
    status: 201,
    params: byId.extend({
      nth: z.coerce
        .number()
        .int()
        .min(0)
        .max(advertLimits.pictures - 1),
    }),
    result: ImageView,
    problems: ['not_found', 'conflict', 'too_many'],
  },
});
