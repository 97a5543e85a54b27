import { createSyntheticMap, crossing } from '../maps/synthetic-map.ts';
import { expect, test } from './test.ts';

const archive = Buffer.from(createSyntheticMap());
const file = '/maps/synthetic-0123456789ab.pmtiles';
const published = {
  file,
  minZoom: 0,
  maxZoom: 15,
  bounds: [-1.58, 53.77, -1.52, 53.83],
  attribution: 'Made for tests',
};

test('the built site draws a published map under its own policy', async ({ page }) => {
  await page.route('**/maps/current.json', (route) => route.fulfill({ json: published }));
  await page.route(`**${file}`, (route) => {
    const [, from = '0', to = '0'] =
      /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? [];
    const body = archive.subarray(Number(from), Number(to) + 1);
    return route.fulfill({ status: 206, body, headers: { 'content-type': 'application/vnd.pmtiles' } });
  });
  await page.goto(`/listing?at=${crossing.lat},${crossing.lng},15`);
  await expect(page.getByText('Made for tests')).toBeVisible();
  const isPainted = `[...document.querySelectorAll('.map-streets canvas')].some((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value > 0);
  })`;
  await expect.poll(() => page.evaluate(isPainted)).toBe(true);
});
