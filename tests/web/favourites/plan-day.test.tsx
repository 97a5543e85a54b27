import { describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const tail = '01K9ZX3Q6T4C8V0R2M5N7P9B1';
const toCard = (sign: string, title: string) => ({
  ...toPropertyCard(createProperty({ status: 'live' }), noon),
  id: `prp_${tail}${sign}`,
  title,
});
const cards = [
  toCard('A', 'Ash Road, Leeds'),
  toCard('B', 'Beech Road, Leeds'),
  toCard('C', 'Cedar Road, Leeds'),
];
const favourites = cards.map((card) => ({
  id: `fav_${card.id.slice(4)}`,
  propertyId: card.id,
  savedPrice: card.price,
  priceDelta: 0,
  savedAt: noon.toISOString(),
  card,
}));
const toStop = (nth: number, start: string, more: object = {}) => ({
  propertyId: cards[nth]?.id,
  slug: 'x',
  title: cards[nth]?.title,
  latitude: 53.8 + nth / 50,
  longitude: -1.55,
  timeSlotId: `slt_${tail}${nth}`,
  start: `2026-12-05T${start}:00.000Z`,
  end: `2026-12-05T${start}:00.000Z`,
  booked: false,
  ...more,
});
const plan = {
  day: '2026-12-05',
  stops: [toStop(1, '10:00'), toStop(0, '11:00', { leg: { miles: 4, minutes: 13 } })],
  left: [
    {
      propertyId: cards[2]?.id,
      slug: 'x',
      title: 'Cedar Road, Leeds',
      reason: 'no_times',
      nextDay: '2026-12-08',
    },
  ],
};

async function openPlan(answers: Answers = {}) {
  startLogin();
  const { screen } = await openSite('/favourites/plan', {
    'GET /api/user': createUserAnswer({ id: ids.other }),
    'GET /api/favourites': { body: { favourites, total: 3, page: 1, per_page: 500, ownIds: [] } },
    'GET /api/shortlist': { body: { days: [] } },
    'GET /api/day-plan': { body: plan },
    ...answers,
  });
  return screen;
}

describe('the plan of a day', () => {
  test('has the order with the way between, what it rests on, and what is left out with its next day', async () => {
    const screen = await openPlan();
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await expect
      .element(screen.getByText('About 13 minutes’ drive, 4.0 miles as the crow flies'))
      .toBeVisible();
    const main = screen.getByRole('main').element().textContent ?? '';
    expect(main.lastIndexOf('Beech Road')).toBeLessThan(main.lastIndexOf('Ash Road'));
    expect(main).toContain('the straight line plus 30% for the roads, at 25 mph');
    await expect
      .element(screen.getByText('No free time on this day. Next free day: Tue 8 Dec 2026.'))
      .toBeVisible();
  });

  test('asks for all viewings in one press, and says which one failed and why', async () => {
    const sent: unknown[] = [];
    const screen = await openPlan({
      'POST /api/viewing': (body) => {
        sent.push(body);
        return sent.length === 1
          ? { status: 201, body: {} }
          : { status: 409, body: { status: 409, code: 'conflict', detail: 'This time is taken.' } };
      },
    });
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await screen.getByRole('combobox', { name: 'Who’s coming?' }).selectOptions('2 people');
    await screen.getByRole('button', { name: 'Ask for these 2 viewings' }).click();
    await expect.element(screen.getByText('You’ve asked for 1 of 2')).toBeVisible();
    await expect.element(screen.getByText('2 of 3 homes fit on this day.')).toBeVisible();
    await expect.element(screen.getByText('Asked. The seller will confirm it.')).toBeVisible();
    await expect.element(screen.getByText('Not asked for. This time is taken.')).toBeVisible();
    expect(sent).toEqual([
      { propertyId: cards[1]?.id, timeSlotId: `slt_${tail}1`, attendees: 2 },
      { propertyId: cards[0]?.id, timeSlotId: `slt_${tail}0`, attendees: 2 },
    ]);
  });

  test('leaves viewings alone that are booked already', async () => {
    const sent: unknown[] = [];
    const screen = await openPlan({
      'GET /api/day-plan': {
        body: { ...plan, stops: [toStop(1, '10:00', { booked: true }), toStop(0, '11:00')] },
      },
      'POST /api/viewing': (body) => {
        sent.push(body);
        return { status: 201, body: {} };
      },
    });
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await screen.getByRole('button', { name: 'Ask for this viewing' }).click();
    await expect.element(screen.getByText('You’ve asked for all of them')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('says so when no home can be viewed, and when no home is chosen', async () => {
    const screen = await openPlan({ 'GET /api/day-plan': { body: { ...plan, stops: [] } } });
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await expect.element(screen.getByText('None of these homes can be viewed on this day')).toBeVisible();
    for (const { title } of cards) await screen.getByRole('checkbox', { name: new RegExp(title) }).click();
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await expect.element(screen.getByText('Choose at least one home')).toBeVisible();
  });

  test('begins with the homes that are near each other, and says so', async () => {
    const far = [
      { ...favourites[0], card: { ...cards[0], town: 'Kendal', latitude: 54.33, longitude: -2.74 } },
      ...favourites.slice(1),
    ];
    const screen = await openPlan({
      'GET /api/favourites': { body: { favourites: far, total: 3, page: 1, per_page: 500, ownIds: [] } },
    });
    await expect
      .element(screen.getByText(/ticked the 2 that are near each other, around Leeds/))
      .toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /Ash Road/ })).not.toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /Beech Road/ })).toBeChecked();
  });

  test('can be tried again when it can’t be worked out', async () => {
    const screen = await openPlan({ 'GET /api/day-plan': { status: 500, body: { status: 500 } } });
    await screen.getByRole('button', { name: 'Plan the route' }).click();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('needs a home that can be viewed', async () => {
    const screen = await openPlan({
      'GET /api/favourites': { body: { favourites: [], total: 0, page: 1, per_page: 500, ownIds: [] } },
    });
    await expect.element(screen.getByRole('heading', { name: 'No homes to view yet' })).toBeVisible();
  });
});
