import '../../../web/styles/index.css';
import { QueryClientProvider } from '@tanstack/react-query';
import L from 'leaflet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PublishedMap } from '../../../functions/kernel/published-map.ts';
import { createQueryClient } from '../../../web/lib/query-client.ts';
import { storeTheme } from '../../../web/lib/theme.ts';
import { pinsEvent } from '../../../web/ui/map/draw-labels.ts';
import { MapView } from '../../../web/ui/map/map-view.tsx';
import { createSyntheticMap, crossing } from '../../maps/synthetic-map.ts';

const archive = createSyntheticMap();
const published: PublishedMap = {
  file: '/maps/synthetic-0123456789ab.pmtiles',
  minZoom: 0,
  maxZoom: 15,
  bounds: [-1.58, 53.77, -1.52, 53.83],
  attribution: 'Made for tests <b>©</b> OpenStreetMap contributors',
};
/** The ranges of the file that were read. */
let ranges: string[] = [];

beforeEach(() => {
  storeTheme('light');
  ranges = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  storeTheme('system');
});

function answerRange(range: string): Response {
  ranges.push(range);
  const [, from = '0', to = '0'] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const part = archive.slice(Number(from), Number(to) + 1);
  return new Response(part, { status: 206, headers: { etag: '"1"', 'content-length': String(part.length) } });
}

interface Network {
  readonly hasFile?: boolean;
  /** When the file begins to answer; at once by default. */
  readonly fileFrom?: Promise<void>;
  readonly pointer?: object;
  readonly config?: object;
  readonly isInPage?: boolean;
}

/** A map at the crossing, over a network that knows the published map. */
async function openMap(network: Network = {}) {
  const { hasFile = true, pointer = published, config = {}, isInPage = false } = network;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname === '/maps/current.json') return Response.json(pointer);
    if (pathname === '/config.json') return Response.json(config);
    if (pathname.endsWith('british-isles.json'))
      return Response.json({ land: [], places: [['Outlined', -1550, 53_800]] });
    if (hasFile && pathname === published.file) {
      await network.fileFrom;
      return answerRange(new Headers(init?.headers).get('range') ?? '');
    }
    return new Response('', { status: 403 });
  });
  const maps: L.Map[] = [];
  const screen = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MapView
        label="Test map"
        start={(hasStreets) => ({ center: [crossing.lat, crossing.lng], zoom: hasStreets ? 15 : 11 })}
        onMap={(map) => void (map && maps.push(map))}
        className="h-96 w-96"
        isInPage={isInPage}
      />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(maps).toHaveLength(1));
  const colourAt = (lng: number, lat: number): readonly number[] | undefined => {
    const [map] = maps;
    if (!map) return undefined;
    const point = map.latLngToContainerPoint([lat, lng]);
    const box = map.getContainer().getBoundingClientRect();
    const [x, y] = [box.left + point.x, box.top + point.y];
    for (const canvas of map.getContainer().querySelectorAll('canvas')) {
      const { left, top, width } = canvas.getBoundingClientRect();
      const scale = canvas.width / width;
      if (x < left || x >= left + width || y < top || y >= top + width) continue;
      return [
        ...(canvas.getContext('2d')?.getImageData((x - left) * scale, (y - top) * scale, 1, 1).data ?? []),
      ];
    }
    return undefined;
  };
  return { screen, colourAt, zoom: () => maps[0]?.getZoom(), map: () => maps[0] };
}

const inPark = [crossing.lng - 0.002, crossing.lat - 0.002] as const;
const inLake = [crossing.lng + 0.002, crossing.lat + 0.002] as const;
const onMotorway = [crossing.lng + 0.0008, crossing.lat] as const;

describe('a map with a published file', () => {
  test('draws streets, parks and water from ranges of the file', async () => {
    const { colourAt, zoom } = await openMap();
    await expect.poll(() => colourAt(...inPark)).toEqual([0xdd, 0xe7, 0xcf, 255]);
    expect(colourAt(...inLake)).toEqual([0xd8, 0xe3, 0xe6, 255]);
    expect(colourAt(...onMotorway)).toEqual([0xf5, 0xd9, 0xa6, 255]);
    expect(zoom()).toBe(15);
    // The file is so small that its tiles came with its start.
    expect(ranges).toEqual(['bytes=0-16383']);
  });

  test('follows the theme', async () => {
    const { colourAt } = await openMap();
    await expect.poll(() => colourAt(...inPark)).toEqual([0xdd, 0xe7, 0xcf, 255]);
    storeTheme('dark');
    await expect.poll(() => colourAt(...inPark)).toEqual([0x26, 0x30, 0x24, 255]);
    expect(colourAt(...onMotorway)).toEqual([0x74, 0x62, 0x3f, 255]);
  });

  test('names its source as text, with a link to the licence of OpenStreetMap', async () => {
    const { screen } = await openMap();
    await expect
      .element(screen.getByRole('link', { name: 'OpenStreetMap contributors' }))
      .toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    expect(screen.container.textContent).toContain('Made for tests <b>©</b>');
  });
});

test('a map without a file shows the pictures of a provider, with their source', async () => {
  const { screen } = await openMap({
    pointer: {},
    config: { tileUrl: '/pictures/{z}/{x}/{y}.png', tileAttribution: '© OpenStreetMap contributors' },
  });
  await expect.element(screen.getByRole('link', { name: 'OpenStreetMap contributors' })).toBeVisible();
  const sources = [...screen.container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(sources).toContain('/pictures/15/16242/10552.png');
});

describe('a map without streets', () => {
  test.each([
    ['where no map is published', { pointer: {} }],
    ['where the file cannot be read', { hasFile: false }],
  ])('shows the outline %s', async (_, network) => {
    const { screen } = await openMap(network);
    await expect.element(screen.getByText('Outlined')).toBeInTheDocument();
    expect(screen.container.querySelector('canvas')).toBeNull();
  });
});

test.each([
  ['streets', {}],
  ['an outline', { pointer: {} }],
])('a map of %s has the coast of the neighbours once it shows more than the islands', async (_, network) => {
  const { screen, map } = await openMap(network);
  const countLands = () => screen.container.querySelectorAll('.map-land').length;
  await expect.poll(() => screen.container.querySelector('[data-drawn]')).not.toBeNull();
  const before = countLands();
  map()?.setView([54, -3], 5, { animate: false });
  await expect.poll(countLands).toBe(before + 1);
});

test('a map whose streets are still to come shows no coast of the neighbours alone', async () => {
  const file = Promise.withResolvers<void>();
  const ofAll = { ...published, bounds: [-9, 49, 2.5, 61] };
  const { screen, map } = await openMap({ pointer: ofAll, fileFrom: file.promise });
  map()?.setView([54, -3], 5, { animate: false });
  // The streets' code is loaded when the browser is idle, a second later at most.
  await expect.poll(() => vi.mocked(window.fetch).mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(1);
  expect(screen.container.querySelectorAll('.map-land')).toHaveLength(0);
  file.resolve();
  await expect.poll(() => screen.container.querySelectorAll('.map-land').length).toBe(1);
});

test('a map without streets names no town below a pin', async () => {
  const { screen, map } = await openMap({ pointer: {} });
  await expect.element(screen.getByText('Outlined')).toBeInTheDocument();
  const at = L.latLng(53.8, -1.55);
  const leafletMap = map();
  if (!leafletMap) throw new Error('no map');
  const pin = L.marker(at, { icon: L.divIcon({ className: 'map-pin', html: '<span>£300k</span>' }) });
  pin.addTo(leafletMap);
  leafletMap.fire(pinsEvent);
  await expect.element(screen.getByText('Outlined')).not.toBeInTheDocument();
  pin.remove();
  leafletMap.fire(pinsEvent);
  await expect.element(screen.getByText('Outlined')).toBeInTheDocument();
});

describe('a map in a page', () => {
  /** Lets these media queries match, and no other. */
  const pretend = (...queries: readonly string[]) => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.defineProperty(real(query), 'matches', { value: queries.includes(query) }),
    );
  };

  test.each([
    ['drags under a mouse', [], true],
    ['lets a finger scroll the page', ['(pointer: coarse)'], false],
  ])('%s', async (_, queries, drags) => {
    pretend(...queries);
    const { map } = await openMap({ isInPage: true });
    expect([map()?.dragging.enabled(), map()?.scrollWheelZoom.enabled()]).toEqual([drags, false]);
  });

  test('does not animate for visitors who asked for less motion', async () => {
    pretend('(prefers-reduced-motion: reduce)');
    const { map } = await openMap();
    expect(map()?.options).toMatchObject({ zoomAnimation: false, fadeAnimation: false, inertia: false });
  });
});

describe('a map that is left', () => {
  test.each<[string, (map: L.Map) => void]>([
    ['a zoom', (map) => map.zoomOut()],
    [
      'the zoom of a wheel that has just turned',
      (map) => map.getContainer().dispatchEvent(new WheelEvent('wheel', { deltaY: 400, cancelable: true })),
    ],
  ])('ends %s', async (_, move) => {
    const { screen, map } = await openMap();
    const left = map();
    if (!left) throw new Error('There is no map');
    const ended = vi.fn();
    left.on('zoomend', ended);
    move(left);
    await screen.unmount();
    await expect.poll(() => ended.mock.calls.length, { timeout: 5_000 }).toBe(1);
  });
});
