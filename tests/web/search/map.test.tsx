import L from 'leaflet';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { findHomesView, findView, toBox } from '../../../web/features/search/map/geometry.ts';
import { type Mover, ResultsMapController } from '../../../web/features/search/map/results-map-controller.ts';
import { showView } from '../../../web/ui/map/map-view.tsx';
import { createProperty, ids, noon } from '../../properties/property-examples.ts';
import { openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';
import { createSearchAnswer, leeds } from './search-answer.ts';

beforeEach(() => page.viewport(...phone));

const phone = [390, 844] as const;
const desktop = [1280, 900] as const;
const { body: homePage } = createAnswers('live')[calls.home];
const home = (latitude: number, longitude: number) => ({ latitude, longitude });
const found = (properties: readonly ReturnType<typeof home>[]) => ({
  place: leeds,
  properties,
  total: properties.length,
});
const pin = { latitude: 53.8, longitude: -1.55, count: 1, minPrice: 265_000, id: ids.property };
const flatId = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D';
const group = { latitude: 53.83, longitude: -1.6, count: 6, minPrice: 175_000 };
/** So near that the pin stays on a phone's map when the group is pressed. */
const nearGroup = { ...group, latitude: 53.812, longitude: -1.566 };

/** The listing page with pins and groups on its map. */
const openListing = (query: string, clusters: readonly object[] = [pin, group]) =>
  openSite(`/listing?${query}`, {
    'GET /api/search-properties': createSearchAnswer({ total: 7, place: leeds, clusters }),
    'GET /api/place-outline': { body: { areas: [], lines: [] } },
    [calls.home]: { body: homePage },
  });
type Screen = Awaited<ReturnType<typeof openListing>>['screen'];
const pinOf = (screen: Screen) => screen.getByRole('button', { name: 'Home for £265k' });
const hasStopped = () => document.querySelector('.leaflet-zoom-anim, .leaflet-pan-anim') === null;
const boxOf = (element: Element) => element.getBoundingClientRect();

describe('the map of the results', () => {
  test('takes no movement for a person’s while it has no size, as when its page is left', () => {
    const box = document.createElement('div');
    box.style.width = box.style.height = '300px';
    document.body.append(box);
    const map = L.map(box, { center: [53.8, -1.55], zoom: 12 });
    const stage = new ResultsMapController(map, undefined, undefined);
    const notify = vi.fn<(mover: Mover) => void>();
    stage.onRest(notify);
    box.style.display = 'none';
    map.invalidateSize({ animate: false });
    expect(notify).not.toHaveBeenCalled();
    box.style.display = '';
    map.invalidateSize({ animate: false });
    map.panBy([80, 0], { animate: false });
    expect(notify).toHaveBeenLastCalledWith('hand');
    map.remove();
    box.remove();
  });

  test.each([10, 13, 16, 18])('shows the frame of an address at zoom %i, at which it was written', (zoom) => {
    const box = document.createElement('div');
    box.style.width = '390px';
    box.style.height = '571px';
    document.body.append(box);
    const map = L.map(box, { center: [53.8, -1.55], zoom, zoomSnap: 0.5 });
    const view = findView({ bbox: toBox(map.getBounds()) }, undefined);
    if (!view) throw new Error('no view');
    showView(map, view);
    expect(map.getZoom()).toBe(zoom);
    map.remove();
    box.remove();
  });

  test.each([
    ['without filters', 'q=Leeds&view=map'],
    ['with filters in use', 'q=Leeds&min_beds=2&max_price=500000&view=map'],
  ])('shows the card of a pin above the buttons of a phone %s', async (_, query) => {
    const { screen } = await openListing(query);
    await pinOf(screen).click();
    const close = screen.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    const card = close.element().parentElement;
    const list = screen.getByRole('button', { name: 'List', exact: true }).element();
    expect(card && boxOf(card).bottom).toBeLessThanOrEqual(boxOf(list).top);
    expect(boxOf(list).bottom).toBeLessThanOrEqual(phone[1]);
  });

  test('keeps its place on a phone when a movement narrows the search', async () => {
    const { screen } = await openListing('q=Leeds&view=map');
    await expect.element(pinOf(screen)).toBeVisible();
    const map = screen.getByRole('region', { name: 'Map of the homes' }).element();
    const { top } = boxOf(map);
    map.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    await expect.element(screen.getByText(/in this part of/)).toBeInTheDocument();
    expect(boxOf(map).top).toBe(top);
  });

  test('lists what the map shows after the press of a group, as after any movement', async () => {
    await page.viewport(...desktop);
    const { screen, place } = await openListing('q=Leeds');
    await screen.getByRole('button', { name: /^6 homes from/ }).click();
    await expect.poll(place).toContain('bbox=');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /in this part of/ }))
      .toBeInTheDocument();
  });

  test('keeps the place of the search when a group is pressed and the list follows no movement', async () => {
    const { screen, place } = await openListing('q=Leeds&view=map');
    await screen.getByRole('checkbox', { name: 'Search as I move' }).click();
    await screen.getByRole('button', { name: /^6 homes from/ }).click();
    await expect.poll(place).toContain('at=');
    expect(place()).not.toContain('bbox');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: /Homes for sale in Leeds/ }))
      .toBeInTheDocument();
  });

  test('leads back from the list to where a pressed group led', async () => {
    const { screen, place } = await openListing('q=Leeds&view=map');
    await screen.getByRole('button', { name: /^6 homes from/ }).click();
    await expect.poll(place).toContain('bbox=');
    const pressed = place();
    await screen.getByRole('button', { name: 'List', exact: true }).click();
    await expect.poll(place).not.toContain('view=map');
    await screen.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.poll(place).toBe(pressed);
  });

  test('stays where a person put it when the search changes, and leaves for another place', async () => {
    await page.viewport(...desktop);
    const centred = vi.spyOn(L.Map.prototype, 'getCenter');
    const near = { ...toPropertyCard(createProperty(), noon), latitude: 53.79, longitude: -1.55 };
    const far = { ...near, id: flatId, latitude: 53.83, longitude: -1.5 };
    let result: object = { properties: [], total: 7 };
    const answer = () => createSearchAnswer({ ...result, place: leeds, clusters: [pin, nearGroup] });
    const { screen, place, router } = await openSite('/listing?q=Leeds', {
      'GET /api/search-properties': answer,
      [calls.home]: { body: homePage },
    });
    await screen.getByRole('checkbox', { name: 'Search as I move' }).click();
    await screen.getByRole('button', { name: /^6 homes from/ }).click();
    await expect.poll(place).toContain('at=');
    await expect.poll(hasStopped).toBe(true);
    const map: unknown = centred.mock.contexts.at(-1);
    if (!(map instanceof L.Map)) throw new Error('no map');
    const [left, zoom] = [map.getCenter(), map.getZoom()];
    const spot = new URLSearchParams(place().split('?')[1]).get('at');
    result = { properties: [near, far], total: 2 };
    await screen.getByRole('combobox', { name: 'Order of the homes' }).selectOptions('price|asc');
    await expect.element(screen.getByText('2 homes', { exact: true })).toBeVisible();
    expect(place()).toContain('sort=');
    expect(new URLSearchParams(place().split('?')[1]).get('at')).toBe(spot);
    expect(map.getZoom()).toBe(zoom);
    expect(map.getCenter().distanceTo(left)).toBeLessThan(1);
    await router.navigate('/listing?place=york_north-yorkshire');
    await expect.poll(() => map.getCenter().distanceTo(left)).toBeGreaterThan(100);
  });

  test('shows the homes of each answer once, and leaves what a person makes of it', () => {
    const box = document.createElement('div');
    box.style.width = box.style.height = '300px';
    document.body.append(box);
    const map = L.map(box, { center: [53.8, -1.55], zoom: 12 });
    const area = findView({}, leeds);
    const controller = new ResultsMapController(map, area, undefined);
    controller.guide(area, findHomesView({}, found([home(53.79, -1.55)])));
    const near = map.getZoom();
    controller.guide(area, findHomesView({}, found([home(53.79, -1.55), home(53.83, -1.5)])));
    expect(map.getZoom()).toBeLessThan(near);
    map.setZoom(16, { animate: false });
    controller.guide(area, findHomesView({}, found([home(53.79, -1.55), home(53.83, -1.5)])));
    expect(map.getZoom()).toBe(16);
    map.remove();
    box.remove();
  });

  test('opens as near as all homes that were found', () => {
    const near = findHomesView({}, found([home(53.79, -1.55), home(53.81, -1.52)]));
    if (!near || !('bounds' in near)) throw new Error('no bounds');
    const [[south, west] = [], [north, east] = []] = near.bounds;
    expect([south, west, north, east].map((at) => at?.toFixed(2))).toEqual([
      '53.78',
      '-1.56',
      '53.82',
      '-1.51',
    ]);
    expect(findHomesView({}, { ...found([home(53.79, -1.55)]), total: 30 })).toBeUndefined();
    expect(findHomesView({}, found([]))).toBeUndefined();
  });

  /** A controller of a map of 300 by 300 pixels, and what it notes of its movements. */
  function openController(zoom: number) {
    const box = document.createElement('div');
    box.style.width = box.style.height = '300px';
    document.body.append(box);
    const map = L.map(box, { center: [53.8, -1.55], zoom, maxZoom: 18 });
    box.classList.add('map');
    onTestFinished(() => {
      map.remove();
      box.remove();
    });
    const controller = new ResultsMapController(map, undefined, undefined);
    const notify = vi.fn<(mover: Mover) => void>();
    controller.onRest(notify);
    const listPins = () => [...box.querySelectorAll<HTMLElement>('.map-pin')];
    return { map, controller, notify, listPins };
  }

  test.each([31, 35, 40])('opens two homes that are %d pixels apart at the last zoom', (distance) => {
    const { map, controller, listPins } = openController(18);
    const onHomes = vi.fn<(homes: readonly string[]) => void>();
    controller.onChoose(onHomes);
    const { lat, lng } = map.containerPointToLatLng([150 + distance, 150]);
    const flat = { ...pin, id: flatId, latitude: lat, longitude: lng };
    controller.pins.show([pin, flat]);
    for (const element of listPins()) element.click();
    expect(onHomes.mock.calls.flat(2).toSorted()).toEqual([pin.id, flatId].toSorted());
  });

  describe('a pin on the rim', () => {
    function openRim() {
      const opened = openController(12);
      const { lat, lng } = opened.map.containerPointToLatLng([292, 150]);
      opened.controller.pins.show([{ ...pin, latitude: lat, longitude: lng }]);
      const [element] = opened.listPins();
      if (!element) throw new Error('no pin');
      return { ...opened, element, readX: () => opened.map.latLngToContainerPoint([lat, lng]).x };
    }

    test('is moved into the map by the page when it gets the focus of the keyboard', async () => {
      const { element, readX, notify } = openRim();
      await userEvent.keyboard('{Tab}');
      element.focus();
      await expect.poll(readX).toBeLessThan(270);
      expect(notify.mock.calls).toEqual([['page']]);
    });

    test('stays under the finger that presses it', async () => {
      const { element, readX, notify } = openRim();
      await userEvent.click(element, { position: { x: 4, y: 8 } });
      expect(document.activeElement).toBe(element);
      await expect.poll(hasStopped).toBe(true);
      expect(readX()).toBe(292);
      expect(notify).not.toHaveBeenCalled();
    });
  });

  describe('after a step closer and a pin on a phone', () => {
    const boxesAsked = () =>
      vi
        .mocked(window.fetch)
        .mock.calls.map(([input]) => (input instanceof Request ? input.url : input).toString())
        .flatMap((address) => new URL(address, window.location.href).searchParams.getAll('bbox'));
    const isEmptyBox = (box: string) => {
      const [west, south, east, north] = box.split(',');
      return west === east || south === north;
    };
    /** Opens the map from the list, goes closer and presses a pin in its part of the map. */
    async function openCard() {
      const { screen, router, place } = await openListing('q=Leeds', [pin, nearGroup]);
      await screen.getByRole('button', { name: 'Map', exact: true }).click();
      await expect.element(pinOf(screen)).toBeVisible();
      const before = place();
      await screen.getByRole('button', { name: 'Closer' }).click();
      await expect.element(screen.getByText(/in this part of/)).toBeInTheDocument();
      expect(place()).toContain('bbox=');
      await expect.poll(hasStopped).toBe(true);
      await expect.element(pinOf(screen)).toBeInViewport({ ratio: 1 });
      await pinOf(screen).click();
      await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
      return { screen, router, place, before };
    }

    test('Back returns to the place, with its homes', async () => {
      const { screen, router, place, before } = await openCard();
      await router.navigate(-1);
      await expect
        .element(screen.getByRole('heading', { level: 1, name: /Homes for sale in Leeds/ }))
        .toBeInTheDocument();
      await expect.poll(hasStopped).toBe(true);
      expect(place()).toBe(before);
      expect(boxesAsked().filter(isEmptyBox)).toEqual([]);
      await router.navigate(-1);
      await expect.element(screen.getByRole('button', { name: 'Map', exact: true })).toBeVisible();
      expect(place()).not.toContain('bbox');
      expect(place()).not.toContain('view=map');
    });

    test('Back is not taken back by a movement that ends at the same time', async () => {
      const centred = vi.spyOn(L.Map.prototype, 'getCenter');
      const { screen, router, place, before } = await openCard();
      const map: unknown = centred.mock.contexts.at(-1);
      if (!(map instanceof L.Map)) throw new Error('no map');
      // Before React renders the place that Back leads to.
      const unsubscribe = router.subscribe(() => {
        unsubscribe();
        map.panBy([80, 0], { animate: false });
      });
      await router.navigate(-1);
      await expect.element(screen.getByText(/Homes for sale in Leeds/)).toBeInTheDocument();
      expect(place()).toBe(before);
    });

    test('Back from the home of the card returns to the same part of the map', async () => {
      const { screen, router, place } = await openCard();
      const within = place();
      await screen.getByRole('link', { name: homePage.title }).click();
      await expect.poll(place).toBe(`/property-details/${ids.property}`);
      await router.navigate(-1);
      await expect.element(screen.getByText(/in this part of/)).toBeInTheDocument();
      await expect.element(pinOf(screen)).toBeVisible();
      await expect.poll(hasStopped).toBe(true);
      expect(place()).toBe(within);
      expect(boxesAsked().filter(isEmptyBox)).toEqual([]);
    });
  });

  test('does not hold back a person who leaves while it still moves', async () => {
    const { screen, router, place } = await openListing('q=Leeds&view=map');
    await expect.element(pinOf(screen)).toBeVisible();
    const answered = Promise.withResolvers<Response>();
    const asked = vi.mocked(window.fetch).mockClear().mockReturnValue(answered.promise);
    const map = screen.getByRole('application', { name: 'Homes on the map' }).element();
    map.querySelector<HTMLElement>('.leaflet-control-zoom-in')?.click();
    const id = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2L';
    const left = router.navigate(`/property-details/${id}`);
    // The map that rests asks for the homes in its frame.
    const addresses = () => asked.mock.calls.map(([input]) => (input instanceof Request ? input.url : input));
    await expect.poll(() => addresses().join(' ')).toContain('view=map');
    answered.resolve(Response.json({ ...homePage, id }));
    await left;
    expect(place()).toBe(`/property-details/${id}`);
  });

  test('leafs through the homes of one building', async () => {
    const flat = { ...pin, id: flatId, minPrice: 175_000 };
    const { screen } = await openListing('q=Leeds&view=map', [pin, flat]);
    await screen.getByRole('button', { name: '2 homes from £175,000' }).click();
    await expect.element(screen.getByText('2 homes here')).toBeVisible();
    const link = screen.getByRole('link', { name: homePage.title });
    await expect.element(link).toBeVisible();
    await screen.getByRole('button', { name: 'Next home' }).click();
    await expect.element(screen.getByText('This home is no longer available.')).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });

  test('ends above the fold of a desktop where filters are in use', async () => {
    await page.viewport(...desktop);
    const { screen } = await openListing('q=Leeds&min_beds=2&max_price=500000');
    await expect.element(pinOf(screen)).toBeVisible();
    const map = screen.getByRole('region', { name: 'Map of the homes' }).element();
    expect(boxOf(map).bottom).toBeLessThanOrEqual(desktop[1]);
  });
});
