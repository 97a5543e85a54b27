import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const draftIds = [1, 2, 3, 4, 5].map((nth) => `drf_01K9ZX3Q6T4C8V0R2M5N7P9B1${nth}`);
const createDraft = (nth: number, data: Record<string, unknown> = {}) => ({
  id: draftIds[nth],
  data,
  version: 1,
  step: 1,
  obstacles: [],
  advice: [],
  pictures: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const suggestion = {
  houseNo: '14',
  line1: 'Oak Road',
  town: 'Leeds',
  uprn: '100012345678',
  nation: 'england',
  latitude: 53.819,
  longitude: -1.576,
};

const otherStreet = { ...suggestion, houseNo: '15', line1: 'Oak Row', uprn: '100012345679', latitude: 53.9 };

const headings = 'Reference,House name or number,Street,Town,Postcode,Price,Bedrooms,Sale or let';
const table = (...rows: readonly string[]) => [headings, ...rows].join('\n');
const homeRow = (nth: number, price = '325000', deal = 'Sale') =>
  `R${nth},${nth},Oak Road,Leeds,LS6 3HN,${price},3,${deal}`;

interface Place {
  readonly drafts?: readonly unknown[];
  readonly more?: Answers;
}
async function open({ drafts = [], more = {} }: Place = {}) {
  startLogin();
  const site = await openSite('/add-property/import', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts, total: drafts.length, page: 1, per_page: 5 } },
    'GET /api/properties': { body: { properties: [], total: 0, page: 1, per_page: 48 } },
    'GET /api/common/configurations': { body: { configurations: [{ key: 'max_photos', value: 30 }] } },
    'GET /api/addresses': { body: { addresses: [otherStreet, suggestion] } },
    ...more,
  });
  const { screen } = site;
  await expect.element(screen.getByRole('heading', { name: 'Import a home' })).toBeVisible();
  const choose = (content: string | Uint8Array<ArrayBuffer>, name = 'homes.csv') =>
    userEvent.upload(screen.getByRole('button', { name: 'Choose a file' }), new File([content], name));
  return { ...site, choose };
}

/** The idempotency keys of the drafts that were asked for. */
const listKeys = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([path, init]) => init?.method === 'POST' && path === '/api/property-draft')
    .map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

beforeEach(() => page.viewport(1_280, 900));
describe('/add-property/import', () => {
  test('says which files it takes, how large, and what goes in each column', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText(/up to 5 MB and 200 homes/)).toBeVisible();
    await expect.element(screen.getByText(/up to 200 MB/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Download the template' })).toBeVisible();
    await screen.getByText('What goes in each column').click();
    await expect.element(screen.getByText(/Offers over, Guide price/)).toBeVisible();
  });

  test.each([
    ['an empty file', '', 'homes.csv', 'This file is empty.'],
    [
      'another kind of file',
      'x',
      'homes.pdf',
      'Choose a .csv, .blm, .xml or .json file, or a .zip with one of them.',
    ],
    ['a table without homes', headings, 'homes.csv', 'This file has headings, but no homes.'],
    ['a damaged zip', 'x', 'homes.zip', 'This zip is damaged, or it has a password.'],
    ['half a BLM file', '#HEADER#\n', 'homes.blm', /half of it is missing/],
    [
      'too many homes',
      table(...Array.from({ length: 201 }, (_, nth) => homeRow(nth))),
      'homes.csv',
      /has 201 homes/,
    ],
  ])('refuses %s and lets choose again', async (_, content, name, why) => {
    const { screen, choose } = await open();
    await choose(content, name);
    await expect.element(screen.getByText(`We can’t read ${name}`)).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await choose(table(homeRow(14)));
    await expect.element(screen.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
  });

  test('shows what it takes over and what not before anything is written', async () => {
    const created = vi.fn(() => ({ status: 500 }));
    const { screen, choose } = await open({ more: { 'POST /api/property-draft': created } });
    await choose(
      table(
        homeRow(14, 'ring us'),
        homeRow(15, '£400'),
        homeRow(16, '325000', 'To let'),
        'R14,14,Oak Road,Leeds,LS6 3HN,1,1,Sale',
      ),
    );
    await expect.element(screen.getByRole('heading', { name: '4 homes in homes.csv' })).toBeVisible();
    await expect
      .element(screen.getByText('Price: “ring us” isn’t a price that we can read. Enter it in step 2.'))
      .toBeVisible();
    await expect
      .element(screen.getByText('Price: “£400” isn’t between £1,000 and £500,000,000.'))
      .toBeVisible();
    await expect.element(screen.getByText('This home is to let. Gable is for homes for sale.')).toBeVisible();
    await expect.element(screen.getByText('This is the same home as in row 2.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create 2 drafts' })).toBeVisible();
    expect(created).not.toHaveBeenCalled();
  });

  test('knows the homes that are here already, however they are typed', async () => {
    const listing = { id: ids.property, outcode: 'LS6' };
    const { screen, choose } = await open({
      drafts: [createDraft(0, { houseNo: 'No. 14', postcode: 'LS6 3HN' })],
      more: {
        'GET /api/properties': { body: { properties: [listing], total: 1, page: 1, per_page: 48 } },
        [`GET /api/properties/${ids.property}`]: {
          body: { id: ids.property, postcode: 'LS6 3HN', address: suggestion, owner: { houseNo: '15' } },
        },
      },
    });
    await choose(table(homeRow(14), homeRow(15), homeRow(16)));
    await expect
      .element(screen.getByRole('link', { name: 'Open the draft' }))
      .toHaveAttribute('href', `/add-property?draft=${draftIds[0]}`);
    await expect
      .element(screen.getByRole('link', { name: 'Open the listing' }))
      .toHaveAttribute('href', `/my-listing/${ids.property}`);
    await expect.element(screen.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
  });

  test('asks about a draft whose address is still to be chosen', async () => {
    const draft = { postcode: 'LS6 3HN', price: 325_000 };
    const { screen, choose } = await open({ drafts: [createDraft(0, draft)] });
    await choose(table(',,Oak Rd,Leeds,LS6 3HN,325000,3,Sale', ',,Oak Rd,Leeds,LS6 3HN,400000,3,Sale'));
    await expect.element(screen.getByText(/This may be a home that you already have/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
  });

  test('leaves a home without a number to the seller where it may be here already', async () => {
    const draft = { postcode: 'LS6 3HN', address: suggestion, price: 325_000 };
    const { screen, choose } = await open({ drafts: [createDraft(0, draft)] });
    await choose(
      table(
        ',,Oak Rd,Leeds,LS6 3HN,325000,3,Sale',
        ',,Oak Road,Leeds,LS6 3HN,400000,3,Sale',
        ',,Elm Road,Leeds,LS6 3HN,325000,3,Sale',
        ',,Oak Road,Leeds,LS6 3HP,325000,3,Sale',
      ),
    );
    await expect.element(screen.getByText(/This may be a home that you already have/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the draft' }))
      .toHaveAttribute('href', `/add-property?draft=${draftIds[0]}`);
    const boxes = screen.getByRole('checkbox');
    await expect.element(boxes.nth(0)).not.toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Create 3 drafts' })).toBeVisible();
    await boxes.nth(0).click();
    await expect.element(screen.getByRole('button', { name: 'Create 4 drafts' })).toBeVisible();
  });

  test('of 40 homes, lets choose as many as there is room for', async () => {
    const { screen, choose } = await open({ drafts: [createDraft(0), createDraft(1)] });
    await choose(table(...Array.from({ length: 40 }, (_, nth) => homeRow(nth + 1))));
    await expect.element(screen.getByText(/5 drafts at a time, so choose up to 3 now/)).toBeVisible();
    const boxes = screen.getByRole('checkbox');
    expect(boxes.elements()).toHaveLength(40);
    await expect.element(boxes.nth(3)).toBeDisabled();
    await boxes.nth(0).click();
    await boxes.nth(39).click();
    await expect.element(boxes.nth(39)).toBeChecked();
    await expect.element(boxes.nth(0)).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Create 3 drafts' })).toBeVisible();
  });

  test('asks for a home where none is chosen', async () => {
    const { screen, choose } = await open();
    await choose(table(homeRow(14)));
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByText('Choose at least one home.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Create/ }).elements()).toEqual([]);
    await screen.getByRole('checkbox').click();
    await expect.element(screen.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
  });

  test.each([
    ['/my-listing', 'Bring it in'],
    ['/sell', 'Bring it in'],
    ['/add-property?draft=new&step=1', 'In a file or an advert? Bring it in'],
  ])('is linked from %s', async (path, name) => {
    const { screen, place, router } = await open({ drafts: [createDraft(0)] });
    await router.navigate(path);
    await screen.getByRole('link', { name, exact: true }).click();
    await expect.poll(place).toBe('/add-property/import');
  });

  test('says that all drafts are in use', async () => {
    const { screen, choose } = await open({ drafts: [0, 1, 2, 3, 4].map((nth) => createDraft(nth)) });
    await choose(table(homeRow(14)));
    await expect.element(screen.getByText(/and you have them all/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Create/ }).elements()).toEqual([]);
  });

  test('offers to try again when the drafts can’t be read', async () => {
    let tries = 0;
    const { screen, choose } = await open({
      more: {
        'GET /api/property-draft': () => {
          tries += 1;
          return tries < 6
            ? { status: 500, body: {} }
            : { body: { drafts: [], total: 0, page: 1, per_page: 5 } };
        },
      },
    });
    await choose(table(homeRow(14)));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Create 1 draft' })).toBeVisible();
  });

  test('creates the others when one fails, and makes nothing twice at the second try', async () => {
    const bodies: unknown[] = [];
    let isDown = true;
    const { screen, choose, place } = await open({
      more: {
        'POST /api/property-draft': (sent) => {
          bodies.push(sent);
          if (bodies.length === 2 && isDown) return { status: 503, body: {} };
          return { status: 201, body: createDraft(bodies.length - 1, { address: suggestion }) };
        },
      },
    });
    await choose(table(homeRow(14), homeRow(15), homeRow(16)));
    await screen.getByRole('button', { name: 'Create 3 drafts' }).click();
    await expect.element(screen.getByText('1 home couldn’t be brought in')).toBeVisible();
    await expect.element(screen.getByText(/2 drafts created/)).toBeVisible();
    expect(bodies[0]).toMatchObject({
      data: {
        houseNo: '14',
        postcode: 'LS6 3HN',
        price: 325_000,
        address: { uprn: '100012345678', line1: 'Oak Road' },
      },
    });
    // The register has this number in another street alone.
    expect(bodies[1]).not.toMatchObject({ data: { address: { uprn: otherStreet.uprn } } });
    // Not in the register: the file’s own words at the place of a neighbour.
    expect(bodies[2]).toMatchObject({
      data: { houseNo: '16', address: { line1: 'Oak Road', latitude: 53.819 } },
    });
    expect(bodies[2]).not.toMatchObject({ data: { address: { uprn: '100012345678' } } });
    isDown = false;
    await screen.getByRole('button', { name: 'Try it again' }).click();
    await expect.element(screen.getByText('3 drafts created')).toBeVisible();
    expect(bodies).toHaveLength(4);
    expect(bodies[3]).toEqual(bodies[1]);
    // A draft whose answer was lost on the way isn’t made again.
    const keys = listKeys();
    expect(keys).toHaveLength(4);
    expect(keys[3]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
    await screen.getByRole('link', { name: 'Open the draft' }).first().click();
    await expect.poll(place).toContain(`/add-property?draft=${draftIds[0]}`);
  });

  test('makes no draft without its photos where too many files were sent today', async () => {
    let tries = 0;
    const created = vi.fn(() => ({ status: 201, body: createDraft(0) }));
    const { screen, choose } = await open({
      more: {
        'POST /api/uploads': () => {
          tries += 1;
          return { status: 429, body: { code: 'too_many', detail: 'You’ve sent enough files for today.' } };
        },
        'POST /api/property-draft': created,
      },
    });
    const zip = zipSync({
      'homes.csv': strToU8(`${headings},Photos\n${homeRow(14)},front.jpg\n`),
      'front.jpg': new Uint8Array([1, 2, 3]),
    });
    await choose(new Uint8Array(zip), 'homes.zip');
    await screen.getByRole('button', { name: 'Create 1 draft' }).click();
    await expect.element(screen.getByText('You’ve sent enough files for today.')).toBeVisible();
    await screen.getByRole('button', { name: 'Try it again' }).click();
    await expect.poll(() => tries).toBe(2);
    expect(created).not.toHaveBeenCalled();
  });

  test('takes the file’s own words where the register has no answer, and tries again when it is down', async () => {
    const bodies: unknown[] = [];
    let status = 503;
    const { screen, choose } = await open({
      more: {
        'GET /api/addresses': () => ({ status, body: {} }),
        'POST /api/property-draft': (sent) => {
          bodies.push(sent);
          return { status: 201, body: createDraft(0) };
        },
      },
    });
    await choose(table(homeRow(14)));
    await screen.getByRole('button', { name: 'Create 1 draft' }).click();
    await expect.element(screen.getByText('1 home couldn’t be brought in')).toBeVisible();
    expect(bodies).toEqual([]);
    status = 429;
    await screen.getByRole('button', { name: 'Try it again' }).click();
    await expect.element(screen.getByText('1 draft created')).toBeVisible();
    expect(bodies).toMatchObject([{ data: { houseNo: '14' } }]);
  });

  test('sends the photos of a zip with the draft, and says which were refused', async () => {
    const bodies: unknown[] = [];
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      Object.defineProperty(this, 'status', { value: 204 });
      this.dispatchEvent(new ProgressEvent('load'));
    });
    const zip = zipSync({
      'homes.csv': strToU8(`${headings},Photos\n${homeRow(14)},front.jpg; tiny.jpg; gone.jpg\n`),
      'photos/front.jpg': new Uint8Array([1, 2, 3]),
      'photos/tiny.jpg': new Uint8Array([1]),
    });
    const other = ids.photo.replace(/A$/, 'C');
    const { screen, choose } = await open({
      more: {
        'POST /api/uploads': (sent) => ({
          status: 201,
          body: {
            id: JSON.stringify(sent).includes('"bytes":3') ? ids.photo : other,
            url: '/upload',
            fields: {},
          },
        }),
        [`GET /api/uploads/${ids.photo}`]: { body: { id: ids.photo, status: 'ready' } },
        [`GET /api/uploads/${other}`]: {
          body: { id: other, status: 'refused', reason: 'This photo is too small.' },
        },
        'POST /api/property-draft': (sent) => {
          bodies.push(sent);
          return { status: 201, body: createDraft(0) };
        },
      },
    });
    await choose(new Uint8Array(zip), 'homes.zip');
    await expect.element(screen.getByText(/2 photos$/)).toBeVisible();
    await expect.element(screen.getByText('1 picture isn’t in the zip: gone.jpg.')).toBeVisible();
    await screen.getByRole('button', { name: 'Create 1 draft' }).click();
    await expect.element(screen.getByText('tiny.jpg: This photo is too small.')).toBeVisible();
    await expect.element(screen.getByText(/We couldn’t find its address/)).toBeVisible();
    expect(bodies).toMatchObject([{ data: { images: [{ id: ids.photo }] } }]);
  });
});
