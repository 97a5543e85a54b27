import { beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import {
  calls,
  getDayAfter,
  getTimeAfter,
  createAnswers,
  createPaymentAnswer,
  payment,
} from '../payments/samples.ts';

beforeEach(startLogin);

const advice = [
  { code: 'more_photos', field: 'images', step: 4, text: 'Homes with 8 photos or more are looked at more.' },
  { code: 'floor_plan', field: 'floorPlan', step: 5, text: 'Buyers look for a floor plan.' },
];
const packageOf = (packageId: string) => ({
  id: ids.package,
  packageId,
  maxPhotos: 10,
  endsAt: getDayAfter(80),
});
/** A property on sale with this package, and so many times that buyers can book. */
const answers = (
  times: number,
  { packageId = 'starter', listedAt = getTimeAfter(-1) }: { packageId?: string; listedAt?: string } = {},
): Answers => {
  const live = createAnswers('live');
  const { body } = live[calls.home];
  const home = {
    ...body,
    addressShown: 'street',
    listedAt,
    owner: { ...body.owner, advice, package: packageOf(packageId) },
  };
  return {
    ...live,
    [calls.home]: { body: home },
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    [`GET /api/properties/time-slots/${ids.property}`]: {
      body: { slots: [], total: times, days: [] },
    },
  };
};
const congratulations = `/congratulations?home=${ids.property}`;
const link = encodeURIComponent(`/property-details/${ids.property}`);

describe('the page after publishing', () => {
  test('begins with the viewing times, and leads to where each step is done', async () => {
    const { screen } = await openSite(congratulations, answers(0));
    await expect.element(screen.getByRole('heading', { name: 'Your home is on sale' })).toBeVisible();
    const steps = screen.getByRole('heading', { level: 3 });
    await expect.element(steps.first()).toHaveTextContent('Add viewing times');
    await expect
      .element(screen.getByRole('link', { name: 'Add times' }))
      .toHaveAttribute('href', `/my-listing/${ids.property}/viewings`);
    await expect
      .element(screen.getByRole('link', { name: 'Add photos' }))
      .toHaveAttribute('href', `/edit-property/${ids.property}?section=4`);
    await expect
      .element(screen.getByRole('link', { name: 'Verify ownership' }))
      .toHaveAttribute('href', `/my-listing/${ids.property}/ownership`);
    await expect.element(screen.getByText(/doesn’t yet say anything about .+ and \d+ more/)).toBeVisible();
  });

  test('marks the times as done once buyers can book one', async () => {
    const { screen } = await openSite(congratulations, answers(12));
    await expect.element(screen.getByText('Buyers can choose from 12 times.')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Done' })).toBeVisible();
  });

  test.each([
    ['starter', 0],
    ['standard', 1],
  ])('asks a seller with %s for a floor plan %i times', async (packageId, times) => {
    const { screen } = await openSite(congratulations, answers(0, { packageId }));
    await expect.element(screen.getByRole('link', { name: 'Add times' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a plan' }).elements()).toHaveLength(times);
  });

  test('shares the title without the hidden house number', async () => {
    const { screen } = await openSite(congratulations, answers(0));
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp' });
    await expect.element(whatsapp).toHaveAttribute('href', expect.stringContaining(link));
    await expect
      .element(whatsapp)
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('selling Oak Road, Leeds')));
    await expect
      .element(screen.getByRole('link', { name: 'Email' }))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:\?subject=We%E2%80%99re%20selling%20Oak%20Road/),
      );
  });

  test('shows after an upgrade that the package has started, not that the home is newly on sale', async () => {
    const { screen } = await openSite(`${congratulations}&payment=${payment}`, {
      ...answers(0, { listedAt: getDayAfter(-20) }),
      [calls.payment]: createPaymentAnswer({ status: 'succeeded', active: true }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Your package has started' })).toBeVisible();
  });
});

test('the overview of a listing shows the open steps', async () => {
  const { screen } = await openSite(`/my-listing/${ids.property}`, answers(3));
  await expect.element(screen.getByRole('link', { name: 'Add photos' })).toBeVisible();
  expect(screen.getByText('Buyers can choose from 3 times.').elements()).toEqual([]);
});

describe('the poster', () => {
  const path = `/my-listing/${ids.property}/poster`;

  test('shows the price, the address without its number and a code of the listing', async () => {
    const { screen } = await openSite(path, answers(0));
    const poster = screen.getByRole('article', { name: 'Poster' });
    await expect.element(poster.getByText('Oak Road, Leeds', { exact: true })).toBeVisible();
    await expect.element(poster.getByRole('img', { name: 'Code that opens the listing' })).toBeVisible();
    await expect.element(poster.getByText(new RegExp(ids.property))).toBeVisible();
  });

  test('is for homes on sale', async () => {
    const { screen } = await openSite(path, { ...answers(0), ...createAnswers('paused') });
    await expect.element(screen.getByText(/while your home is on sale/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' }).elements()).toEqual([]);
  });
});
