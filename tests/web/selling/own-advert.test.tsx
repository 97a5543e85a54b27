import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1F';
const site = 'www.harcourt-finch.example';
const advert = {
  id: `adv_${ulid}`,
  url: `https://${site}/homes/14-oak-road`,
  site,
  cells: [
    { fact: 'line1', text: '14 Oak Road', foundIn: 'json_ld' },
    { fact: 'town', text: 'Leeds', foundIn: 'json_ld' },
    { fact: 'postcode', text: 'LS6 3HN', foundIn: 'json_ld' },
    { fact: 'price', text: 'ring us', foundIn: 'json_ld' },
    { fact: 'noOfBedrooms', text: '3', foundIn: 'title' },
    { fact: 'propertyType', text: 'semi-detached house', foundIn: 'title' },
  ],
  features: ['Garden'],
  pictures: [
    { kind: 'photo', url: `https://${site}/1.jpg`, caption: 'The front' },
    { kind: 'photo', url: `https://${site}/2.jpg` },
    { kind: 'floor_plan', url: `https://${site}/plan.png` },
  ],
};
const suggestion = {
  houseNo: '14',
  line1: 'Oak Road',
  town: 'Leeds',
  uprn: '100012345678',
  nation: 'england',
  latitude: 53.819,
  longitude: -1.576,
};
const draftId = `drf_${ulid}`;
const draft = {
  id: draftId,
  data: { address: suggestion },
  version: 1,
  step: 1,
  obstacles: [],
  advice: [],
  pictures: [],
  createdAt: '2026-11-30T10:00:00.000Z',
  updatedAt: '2026-11-30T10:00:00.000Z',
};
const createImage = (nth: number, more: object = {}) => ({
  id: `img_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`,
  kind: 'photo',
  status: 'ready',
  createdAt: '2026-11-30T10:00:00.000Z',
  ...more,
});

async function open(more: Answers = {}) {
  startLogin();
  const opened = await openSite('/add-property/import', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts: [], total: 0, page: 1, per_page: 5 } },
    'GET /api/properties': { body: { properties: [], total: 0, page: 1, per_page: 48 } },
    'GET /api/common/configurations': { body: { configurations: [{ key: 'max_photos', value: 30 }] } },
    'GET /api/addresses': { body: { addresses: [suggestion] } },
    'POST /api/own-adverts': { status: 201, body: advert },
    [`POST /api/own-adverts/${advert.id}/confirmation`]: {
      body: { id: advert.id, confirmedAt: '2026-11-30T10:00:00.000Z' },
    },
    ...more,
  });
  const { screen } = opened;
  const read = async (address = advert.url) => {
    await screen.getByLabelText('Address of your advert').fill(address);
    await screen.getByRole('button', { name: 'Read the advert' }).click();
  };
  const state = async () => {
    await screen.getByLabelText(/my own home/).click();
    await screen.getByLabelText(/may use its words/).click();
  };
  return { ...opened, read, state };
}

beforeEach(() => page.viewport(1_280, 900));
describe('an own advert on /add-property/import', () => {
  test('is refused in words, beside the text as another way', async () => {
    const why = 'Rightmove’s terms don’t let programs read its pages, so we don’t.';
    const { screen, read } = await open({
      'POST /api/own-adverts': {
        status: 422,
        body: { code: 'invalid', detail: 'Some details aren’t right.', errors: { url: [why] } },
      },
    });
    await screen.getByRole('button', { name: 'Read the advert' }).click();
    await expect.element(screen.getByText('Paste the address of your advert.')).toBeVisible();
    await read('https://www.rightmove.co.uk/properties/1');
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(screen.getByLabelText('Text of your advert')).toBeVisible();
  });

  test('is no fault of the address where we fail', async () => {
    const { screen, read } = await open({ 'POST /api/own-adverts': { status: 500, body: {} } });
    await read('https://www.example.co.uk/1');
    await expect.element(screen.getByText(/went wrong on our side/)).toBeVisible();
    await expect.element(screen.getByLabelText('Address of your advert')).not.toHaveAttribute('aria-invalid');
    await expect.element(screen.getByLabelText('Text of your advert')).not.toBeVisible();
  });

  test('shows field by field what was read, from where, and what wasn’t', async () => {
    const { screen, read } = await open();
    await read();
    await expect.element(screen.getByRole('heading', { name: `What we found at ${site}` })).toHaveFocus();
    await expect.element(screen.getByLabelText('House name or number')).toHaveValue('14');
    const street = screen.getByLabelText('Street');
    await expect.element(street).toHaveAccessibleDescription('From the page’s data.');
    await expect
      .element(screen.getByLabelText('Bedrooms'))
      .toHaveAccessibleDescription('From the page’s title.');
    await expect
      .element(screen.getByLabelText('Bathrooms'))
      .toHaveAccessibleDescription('Not found in the advert.');
    await expect.element(screen.getByText('“ring us” isn’t a price that we can read.')).toBeVisible();
    await expect.element(screen.getByText(/We didn’t find: bathrooms/)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Price', exact: true }).fill('425,000');
    await expect.element(screen.getByText(/isn’t a price/)).not.toBeInTheDocument();
  });

  test('becomes a draft with its pictures once it is corrected and confirmed', async () => {
    const created = vi.fn(() => ({ status: 201, body: draft }));
    const { screen, read, state } = await open({
      'POST /api/property-draft': created,
      [`POST /api/own-adverts/${advert.id}/pictures/0`]: { status: 201, body: createImage(1) },
      [`POST /api/own-adverts/${advert.id}/pictures/1`]: {
        status: 422,
        body: { code: 'invalid', detail: 'x', errors: { url: ['The site doesn’t give this picture out.'] } },
      },
      [`POST /api/own-adverts/${advert.id}/pictures/2`]: {
        status: 201,
        body: createImage(2, { kind: 'floor_plan' }),
      },
      [`GET /api/uploads/${createImage(1).id}`]: { body: createImage(1) },
      [`GET /api/uploads/${createImage(2).id}`]: { body: createImage(2, { kind: 'floor_plan' }) },
    });
    await read();
    await screen.getByRole('textbox', { name: 'Price', exact: true }).fill('425,000');
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    await expect.element(screen.getByText('Confirm this to go on, if it’s true.').first()).toBeVisible();
    expect(created).not.toHaveBeenCalled();
    await state();
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Your draft is ready' })).toHaveFocus();
    await expect.element(screen.getByText('Photo 2: The site doesn’t give this picture out.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Check your draft' }))
      .toHaveAttribute('href', expect.stringContaining(draftId));
    const [call] = vi
      .mocked(window.fetch)
      .mock.calls.filter(([path, init]) => init?.method === 'POST' && path === '/api/property-draft');
    expect(JSON.parse(z.string().parse(call?.[1]?.body))).toMatchObject({
      data: {
        price: 425_000,
        noOfBedrooms: 3,
        propertyType: 'semi_detached',
        images: [{ id: createImage(1).id, alt: 'The front' }],
        floorPlan: { id: createImage(2).id },
      },
      source: {
        advertId: advert.id,
        fields: [
          'houseNo',
          'address',
          'postcode',
          'propertyType',
          'noOfBedrooms',

          'images',
          'floorPlan',
        ],
      },
    });
  });

  test('says why it failed, and makes nothing twice', async () => {
    const created = vi.fn(() => ({ status: 500, body: {} }));
    const { screen, read, state } = await open({ 'POST /api/property-draft': created });
    await read();
    await screen.getByLabelText(/Bring in 2 photos and the floor plan/).click();
    await state();
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    await expect.element(screen.getByText(/Trying again makes nothing twice/)).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => created.mock.calls.length).toBe(2);
    const keys = vi
      .mocked(window.fetch)
      .mock.calls.filter(([path, init]) => init?.method === 'POST' && path === '/api/property-draft')
      .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('starts again where the reading was kept no longer', async () => {
    const { screen, read, state } = await open({
      [`POST /api/own-adverts/${advert.id}/confirmation`]: {
        status: 404,
        body: { code: 'not_found', detail: 'We can’t find this advert.' },
      },
    });
    await read();
    await state();
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    await expect.element(screen.getByText(/for a day\. Start again/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Start again' }).last().click();
    await expect.element(screen.getByRole('heading', { name: 'Import a home' })).toHaveFocus();
    await expect.element(screen.getByLabelText('Address of your advert')).toBeVisible();
  });

  test('fetches each picture once, and asks for the same draft again, where the first try failed', async () => {
    const created = vi.fn(() =>
      created.mock.calls.length === 1 ? { status: 500, body: {} } : { status: 201, body: draft },
    );
    const images = [createImage(1), createImage(2), createImage(3, { kind: 'floor_plan' })] as const;
    const fetched = vi.fn();
    const { screen, read, state } = await open({
      'POST /api/property-draft': created,
      ...Object.fromEntries(
        images.flatMap((image, nth) => [
          [
            `POST /api/own-adverts/${advert.id}/pictures/${nth}`,
            () => {
              fetched(nth);
              return nth === 1
                ? { status: 422, body: { code: 'invalid', detail: 'x', errors: { url: ['Not given out.'] } } }
                : { status: 201, body: image };
            },
          ],
          [`GET /api/uploads/${image.id}`, { body: image }],
        ]),
      ),
    });
    await read();
    await state();
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Photo 2: Not given out.')).toBeVisible();
    expect(screen.getByText(/Not given out/).elements()).toHaveLength(1);
    expect(fetched.mock.calls.flat().toSorted()).toEqual([0, 1, 2]);
    const sent = vi
      .mocked(window.fetch)
      .mock.calls.filter(([path, init]) => init?.method === 'POST' && path === '/api/property-draft')
      .map(([, init]) => [new Headers(init?.headers).get('idempotency-key'), init?.body]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('stops fetching pictures when its page is left', async () => {
    const { screen, read, state } = await open({
      [`POST /api/own-adverts/${advert.id}/pictures/0`]: () => new Promise(() => undefined),
      [`POST /api/own-adverts/${advert.id}/pictures/1`]: () => new Promise(() => undefined),
      [`POST /api/own-adverts/${advert.id}/pictures/2`]: () => new Promise(() => undefined),
    });
    await read();
    await state();
    await screen.getByRole('button', { name: 'Create the draft' }).click();
    const listSignals = () =>
      vi
        .mocked(window.fetch)
        .mock.calls.filter(([path]) => typeof path === 'string' && path.includes('/pictures/'))
        .map(([, init]) => init?.signal?.aborted);
    await expect.poll(listSignals).toEqual([false, false, false]);
    await screen.unmount();
    expect(listSignals()).toEqual([true, true, true]);
  });

  test('is known when it is read again, before its draft has an address', async () => {
    const source = { advertId: advert.id, url: advert.url, fields: [] };
    const drafts = [{ ...draft, data: {}, source }];
    const { screen, read } = await open({
      'GET /api/property-draft': { body: { drafts, total: 1, page: 1, per_page: 5 } },
    });
    await read();
    await expect.element(screen.getByText(/You already have a draft of this home/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create the draft' })).not.toBeInTheDocument();
  });

  test('that says something else now is written over the draft once its owner says so', async () => {
    const source = { advertId: advert.id, url: advert.url, fields: [] };
    const known = { houseNo: '14', postcode: 'LS6 3HN', propertyType: 'semi_detached' };
    const drafts = [{ ...draft, data: { ...draft.data, ...known, noOfBedrooms: 2 }, source }];
    const sent: unknown[] = [];
    const { screen, read, state } = await open({
      'POST /api/own-adverts': { status: 201, body: { ...advert, features: [] } },
      'GET /api/property-draft': { body: { drafts, total: 1, page: 1, per_page: 5 } },
      [`PUT /api/property-draft/${draftId}`]: (body: unknown) => {
        sent.push(body);
        return { body: { ...draft, version: 2 } };
      },
    });
    await read();
    const changes = screen.getByRole('list', { name: 'What would change' });
    await expect.element(changes).toHaveTextContent('Bedrooms: 3 instead of 2');
    expect(changes.getByRole('listitem').elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Update the draft' }).click();
    expect(sent).toEqual([]);
    await state();
    await screen.getByRole('button', { name: 'Update the draft' }).click();
    await expect.element(screen.getByText('Draft updated')).toBeVisible();
    expect(sent).toEqual([{ data: { noOfBedrooms: 3 }, version: 1 }]);
  });

  test('changes nothing of a draft that has changed since it was compared', async () => {
    const source = { advertId: advert.id, url: advert.url, fields: [] };
    const drafts = [{ ...draft, data: { noOfBedrooms: 2 }, source }];
    const { screen, read, state } = await open({
      'GET /api/property-draft': { body: { drafts, total: 1, page: 1, per_page: 5 } },
      [`PUT /api/property-draft/${draftId}`]: {
        status: 409,
        body: { status: 409, code: 'stale', detail: '' },
      },
    });
    await read();
    await state();
    await screen.getByRole('button', { name: 'Update the draft' }).click();
    await expect.element(screen.getByText(/stays as it is\. Read the advert again/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('can’t become a draft where the home is to let', async () => {
    const cells = [...advert.cells, { fact: 'deal', text: 'to let', foundIn: 'json_ld' }];
    const { screen, read } = await open({
      'POST /api/own-adverts': { status: 201, body: { ...advert, cells } },
    });
    await read();
    await expect.element(screen.getByText(/Gable is for homes for sale/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create the draft' })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText(/my own home/)).not.toBeInTheDocument();
  });

  test('is named in the wizard as the source of the fields that still say what it says', async () => {
    startLogin();
    const source = { advertId: advert.id, site, fields: ['price'] };
    const begun = { ...draft, data: { ...draft.data, price: 425_000, noOfBedrooms: 3 }, source };
    const { screen } = await openSite(`/add-property?draft=${draftId}&step=2`, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      'GET /api/property-draft': { body: { drafts: [begun], total: 1, page: 1, per_page: 5 } },
      'GET /api/common/configurations': { body: { configurations: [] } },
    });
    await expect.element(screen.getByText(`From your advert at ${site}.`)).toBeVisible();
    expect(screen.getByText(/From your advert/).elements()).toHaveLength(1);
  });
});
