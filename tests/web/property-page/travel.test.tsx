import { beforeEach, describe, expect, test } from 'vitest';
import { storeLastDestination, readLastDestination } from '../../../web/entities/travel/last-destination.ts';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

beforeEach(() => {
  storeLastDestination(undefined);
});

const { body } = createAnswers('live')[calls.home];
const source = { name: 'TravelTime', checkedOn: '2026-11-23', isDemo: true };
const time = (mode: string, minutes: number) => ({ propertyId: ids.property, mode, minutes });
const times = [time('walking', 95), time('cycling', 32), time('driving', 18)];
const leeds = { label: 'Leeds', lat: 53.7965, lng: -1.5478 };

/** Opens the page and scrolls to the section, which loads its code. */
async function openTravel(answers: Answers = {}) {
  const { screen } = await openSite(`/property-details/${ids.property}`, {
    [calls.home]: { body: { ...body, isOwner: false, owner: undefined } },
    'GET /api/travel-times': { body: { times, source } },
    ...answers,
  });
  const travel = screen.getByRole('region', { name: 'How long to…' });
  const box = travel.getByRole('combobox', { name: 'Travel to' });
  // What is above grows while it loads, so one scroll can miss.
  const findBox = () => {
    travel.query()?.scrollIntoView({ behavior: 'instant' });
    return box.query();
  };
  await expect.poll(findBox, { timeout: 45_000 }).not.toBeNull();
  return { travel, box };
}

describe('the travel times of a home', () => {
  test('are shown for every way to the place that was asked for last', async () => {
    storeLastDestination(leeds);
    const { travel } = await openTravel();
    await expect.element(travel.getByText('1 hr 35 min')).toBeVisible();
    await expect.element(travel.getByText('18 min')).toBeVisible();
    await expect.element(travel.getByText('Over 3 hours')).toBeVisible();
    await expect.element(travel.getByText(/^Demo data, not from TravelTime/)).toBeVisible();
    await travel.getByRole('button', { name: 'Forget this place' }).click();
    await expect.element(travel.getByText('18 min')).not.toBeInTheDocument();
    expect(readLastDestination()).toBeUndefined();
  });

  test('are asked for a place that is typed', async () => {
    const { travel, box } = await openTravel({
      'GET /api/postcodes': { body: { postcode: 'LS1 4DY', latitude: 53.796, longitude: -1.548 } },
      'GET /api/places': { body: { places: [], streets: [], understood: { words: '', filters: {} } } },
    });
    expect(travel.getByText('18 min').query()).toBeNull();
    await box.fill('ls14dy');
    await travel.getByRole('option', { name: /LS1 4DY/ }).click();
    await expect.element(travel.getByText('18 min')).toBeVisible();
    expect(readLastDestination()).toEqual({ label: 'LS1 4DY', lat: 53.796, lng: -1.548 });
  });

  test('say when they are not available, and that a place is not known', async () => {
    storeLastDestination(leeds);
    const { travel, box } = await openTravel({
      'GET /api/travel-times': { status: 503, body: { code: 'unavailable' } },
      'GET /api/places': { body: { places: [], streets: [], understood: { words: '', filters: {} } } },
    });
    await expect.element(travel.getByText(/^We can’t work out travel times at the moment/)).toBeVisible();
    await box.fill('Nowhere');
    box.element().closest('form')?.requestSubmit();
    await expect.element(travel.getByText(/^We can’t find that place/)).toBeVisible();
  });

  test('blame no place for a connection that is missing, and say so only until it is back', async () => {
    const { travel, box } = await openTravel({
      'GET /api/postcodes': () => {
        throw new TypeError('Failed to fetch');
      },
      'GET /api/places': { body: { places: [], streets: [], understood: { words: '', filters: {} } } },
    });
    await box.fill('LS1 4DY');
    box.element().closest('form')?.requestSubmit();
    await expect.element(travel.getByText(/^We couldn’t reach Gable/)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(travel.getByText(/^We couldn’t reach Gable/)).not.toBeInTheDocument();
  });
});
