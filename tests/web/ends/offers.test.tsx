import { beforeEach, expect, test } from 'vitest';
import { OfferStatus, type PropertyStatus } from '../../../events/vocabulary.ts';
import { toOfferView } from '../../../functions/deals/offers/domain/offer-view.ts';
import { toOwnCard } from '../../../functions/listings/properties/domain/card.ts';
import { makeFirstOffer } from '../../offers/offer-examples.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { createUserAnswer, startLogin } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';
import { findFaults, readScreen } from './reading.ts';

beforeEach(startLogin);

const open = /1 open offer/;
const past = /No open offers\n[\s\S]*1 past offer/;
const agreed = /The offer that you accepted/;
const legal = /Not legally binding until contracts are exchanged/;

/** What the seller reads of an offer on the home's page of offers, and what must not stand there. */
const ends: Readonly<
  Record<OfferStatus, readonly [home: PropertyStatus, read: RegExp, never: readonly RegExp[]]>
> = {
  pending: ['live', open, [agreed]],
  countered: ['live', open, [agreed]],
  on_hold: ['under_offer', open, [agreed]],
  accepted: ['under_offer', agreed, [open]],
  exchanged: ['exchanged', agreed, [open, past, legal]],
  completed: ['completed', agreed, [open, past, legal]],
  rejected: ['live', past, [open, agreed]],
  withdrawn: ['live', past, [open, agreed]],
  expired: ['live', past, [open, agreed]],
  fallen_through: ['fallen_through', past, [open, agreed]],
};

test.each(OfferStatus.options)('an offer that is %s is told to the seller', async (status) => {
  const [homeStatus, read, never] = ends[status];
  const property = createProperty({ status: homeStatus });
  const { offer } = makeFirstOffer({ property: createProperty({ status: 'live' }) });
  const card = toOwnCard(property, noon);
  const counterpart = { id: offer.buyerId, user_name: 'Sam' };
  const view = toOfferView(
    { ...offer, status },
    'seller',
    { property, card, round: undefined, counterpart },
    noon,
  );
  const text = await readScreen(`/my-listing/${ids.property}/offers`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers(homeStatus),
    [`GET /api/property-offers/${ids.property}`]: {
      body: { offers: [view], total: 1, page: 1, per_page: 100 },
    },
  });
  expect(findFaults('offers', text, read, never)).toEqual([]);
});
