import { describe, expect, test } from 'vitest';
import { PropertyPriceChanged, PropertyPublished, PropertyStatusChanged } from '../../events/property.ts';
import type { PropertyStatus } from '../../events/vocabulary.ts';
import {
  findSavedHomeNews,
  toEmailedHomeEvent,
  toSaverEvent,
} from '../../functions/deals/favourites/domain/saved-home-news.ts';

const ids = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1G',
} as const;
const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E' as const;
const emailedHomeId = 'emh_01K9ZX3Q6T4C8V0R2M5N7P9B1E' as const;
const homeOf = (status: PropertyStatus, price = 300_000) => ({
  id: ids.propertyId,
  ownerId: ids.ownerId,
  status,
  price,
});

const repriced = {
  name: PropertyPriceChanged.name,
  data: PropertyPriceChanged.detail.parse({ ...ids, from: 310_000, to: 300_000 }),
};
const published = (occasion: 'first' | 'resumed' | 'back') => ({
  name: PropertyPublished.name,
  data: PropertyPublished.detail.parse({ ...ids, price: 300_000, occasion }),
});
const moved = (from: PropertyStatus, to: PropertyStatus) => ({
  name: PropertyStatusChanged.name,
  data: PropertyStatusChanged.detail.parse({ ...ids, from, to }),
});

describe('findSavedHomeNews', () => {
  test.each([
    ['a new price', repriced, homeOf('live'), { is: 'repriced', from: 310_000, to: 300_000 }],
    ['a price that changed again', repriced, homeOf('live', 305_000), undefined],
    ['a new price of a home that is under offer', repriced, homeOf('under_offer'), undefined],
    ['a new price on application', repriced, { ...homeOf('live'), priceQualifier: 'poa' }, undefined],
    ['a home that is back', published('back'), homeOf('live'), { is: 'back', price: 300_000 }],
    ['a home that is new', published('first'), homeOf('live'), undefined],
    ['a home that was paused', published('resumed'), homeOf('live'), undefined],
    ['a home that came back and went', published('back'), homeOf('paused'), undefined],
    [
      'an accepted offer',
      moved('live', 'under_offer'),
      homeOf('under_offer'),
      { is: 'under_offer', price: 300_000 },
    ],
    ['an offer that fell through since', moved('live', 'under_offer'), homeOf('fallen_through'), undefined],
    [
      'a home that is sold subject to contract',
      moved('under_offer', 'sold_stc'),
      homeOf('sold_stc'),
      undefined,
    ],
    [
      'exchanged contracts',
      moved('sold_stc', 'exchanged'),
      homeOf('exchanged'),
      { is: 'exchanged', price: 300_000 },
    ],
    [
      'contracts of a home that is completed',
      moved('sold_stc', 'exchanged'),
      homeOf('completed'),
      { is: 'exchanged', price: 300_000 },
    ],
    ['a completion', moved('exchanged', 'completed'), homeOf('completed'), undefined],
    ['a withdrawal', moved('live', 'withdrawn'), homeOf('withdrawn'), undefined],
  ] as const)('tells of %s', (_, event, home, news) => {
    expect(findSavedHomeNews(event, home)).toEqual(news);
  });
});

test.each([
  [{ is: 'repriced', from: 310_000, to: 300_000 }, 'saved_home.price_changed.v1', 'reduced'],
  [{ is: 'repriced', from: 290_000, to: 300_000 }, 'saved_home.price_changed.v1', 'repriced'],
  [{ is: 'back', price: 300_000 }, 'saved_home.back_on_sale.v1', 'back'],
  [{ is: 'under_offer', price: 300_000 }, 'saved_home.taken.v1', 'under_offer'],
  [{ is: 'exchanged', price: 300_000 }, 'saved_home.taken.v1', 'sold'],
] as const)('the news %j are an event for members and one for an address', (news, name, emailed) => {
  expect(toSaverEvent(news, homeOf('live'), [userId])).toMatchObject({ name, detail: { userIds: [userId] } });
  expect(toEmailedHomeEvent(news, homeOf('live'), emailedHomeId)).toMatchObject({
    name: 'emailed_home.changed.v1',
    detail: { emailedHomeId, news: emailed, price: 300_000 },
  });
});

test('no member is told the sum of a price on application', () => {
  const home = { ...homeOf('live'), priceQualifier: 'poa' } as const;
  const event = toSaverEvent({ is: 'back', price: 300_000 }, home, [userId]);
  expect(event.detail).not.toHaveProperty('price');
});
