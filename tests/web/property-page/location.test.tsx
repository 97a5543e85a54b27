import { expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { openSite, siteConfig } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

test('opens the map of a home at its streets', async () => {
  const { body } = createAnswers('live')[calls.home];
  const { screen } = await openSite(`/property-details/${ids.property}`, {
    [calls.home]: { body: { ...body, isOwner: false, owner: undefined } },
    'GET /config.json': { body: { ...siteConfig, tileUrl: '/tiles/{z}/{x}/{y}.png' } },
  });
  const heading = screen.getByRole('heading', { name: 'Location' });
  await expect.element(heading).toBeInTheDocument();
  const map = screen.getByRole('application', { name: /^Map around/ });
  // What is above the heading can still grow and push it out of sight, where no map begins.
  const countMapsInSight = () => {
    heading.element().scrollIntoView();
    return map.elements().length;
  };
  await expect.poll(countMapsInSight).toBe(1);
  const listZooms = () =>
    Array.from(map.element().querySelectorAll('img.leaflet-tile'), ({ outerHTML }) =>
      /tiles\/(\d+)\//.exec(outerHTML)?.at(1),
    );
  await expect.poll(() => listZooms().length).toBeGreaterThan(0);
  expect(new Set(listZooms())).toEqual(new Set(['15']));
});
