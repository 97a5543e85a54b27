import L from 'leaflet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findHomesView, findView } from '../../../web/features/search/map/geometry.ts';
import { ResultsMapController } from '../../../web/features/search/map/results-map-controller.ts';
import { leeds } from './search-answer.ts';

/** Pixels of the buttons above the map and of a phone's below, with half a pin. */
const [top, bottom] = [52 + 12, 64 + 12];
const side = 300;

function openMap() {
  const box = document.createElement('div');
  box.className = 'map';
  box.style.width = box.style.height = `${side}px`;
  document.body.append(box);
  const map = L.map(box, { center: [53.8, -1.55], zoom: 12, maxZoom: 18 });
  onTestFinished(() => {
    map.remove();
    box.remove();
  });
  return { box, map, controller: new ResultsMapController(map, undefined, undefined) };
}

describe('the map of the results', () => {
  test.each([
    ['between its buttons on a phone', 390, bottom],
    ['below its buttons on a wide screen', 1_280, 12],
  ])('shows its homes and its area %s', async (_, width, covered) => {
    await page.viewport(width, 844);
    const { map, controller } = openMap();
    const area = findView({}, leeds);
    const properties = [53.79, 53.83].map((latitude) => ({ latitude, longitude: -1.5 }));
    controller.guide(area, findHomesView({}, { place: leeds, properties, total: 2 }));
    for (const { latitude, longitude } of properties) {
      const { y } = map.latLngToContainerPoint([latitude, longitude]);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(side - covered);
    }
    if (!area || !('bounds' in area)) throw new Error('no bounds');
    controller.guide(area, undefined);
    const rims = area.bounds.map((corner) => map.latLngToContainerPoint(corner).y);
    expect(Math.min(...rims)).toBeGreaterThanOrEqual(top);
    expect(Math.max(...rims)).toBeLessThanOrEqual(side - covered);
  });

  test.each([
    ['above', 20],
    ['below', side - 15],
  ])('moves a pin from under a button %s it that gets the focus of the keyboard', async (_, y) => {
    const { box, map, controller } = openMap();
    const { lat, lng } = map.containerPointToLatLng([side / 2, y]);
    controller.pins.show([
      { latitude: lat, longitude: lng, count: 1, minPrice: 265_000, id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D' },
    ]);
    await userEvent.keyboard('{Tab}');
    box.querySelector<HTMLElement>('.map-pin')?.focus();
    const readY = () => map.latLngToContainerPoint([lat, lng]).y;
    await expect.poll(readY).toBeGreaterThan(top);
    expect(readY()).toBeLessThan(side - bottom);
  });
});
