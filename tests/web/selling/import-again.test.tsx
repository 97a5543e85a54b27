import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const id = 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B11';
const address = { line1: 'Oak Road', town: 'Leeds', nation: 'england', latitude: 53.819, longitude: -1.576 };
const own = { houseNo: '14', postcode: 'LS6 3HN', address, noOfBedrooms: 3, tenure: 'freehold' };
const createDraft = (data: object = own, more: object = {}) => ({
  id,
  data,
  version: 4,
  step: 1,
  obstacles: [],
  advice: [],
  pictures: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
const headings = 'Reference,House name or number,Street,Town,Postcode,Price,Bedrooms';

async function open(drafts: readonly unknown[], row: string, more: Answers = {}) {
  startLogin();
  const site = await openSite('/add-property/import', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts, total: drafts.length, page: 1, per_page: 5 } },
    'GET /api/properties': { body: { properties: [], total: 0, page: 1, per_page: 48 } },
    'GET /api/common/configurations': { body: { configurations: [] } },
    'GET /api/addresses': { body: { addresses: [{ ...address, houseNo: '14', uprn: '100012345678' }] } },
    ...more,
  });
  const file = new File([[headings, row].join('\n')], 'homes.csv');
  await userEvent.upload(site.screen.getByRole('button', { name: 'Choose a file' }), file);
  return site;
}

beforeEach(async () => {
  await page.viewport(1_280, 900);
});

test('names a new draft after its row, so that it is known when it comes again', async () => {
  const created = vi.fn(() => ({ status: 201, body: createDraft() }));
  const { screen } = await open([], 'OAK 14,14,Oak Road,Leeds,LS6 3HN,325000,3', {
    'POST /api/property-draft': created,
  });
  await screen.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect.element(screen.getByText('1 draft created')).toBeVisible();
  expect(created).toHaveBeenCalledWith(
    expect.objectContaining({ source: { format: 'csv', reference: 'OAK 14' } }),
  );
});

test('offers to write what a file says over the draft, and writes nothing by itself', async () => {
  const changed = vi.fn(() => ({ body: createDraft({ ...own, price: 310_000 }, { version: 5 }) }));
  const { screen } = await open(
    [createDraft({ ...own, price: 325_000 })],
    'R1,14,Oak Road,Leeds,LS6 3HN,310000,3',
    {
      [`PUT /api/property-draft/${id}`]: changed,
    },
  );
  await expect.element(screen.getByText(/You already have a draft of this home/)).toBeVisible();
  await expect.element(screen.getByText('Price: £310,000 instead of £325,000')).toBeVisible();
  expect(
    screen.getByRole('list', { name: 'What would change' }).getByRole('listitem').elements(),
  ).toHaveLength(1);
  const update = screen.getByRole('checkbox', { name: 'Update the draft with what the file says' });
  await expect.element(update).not.toBeChecked();
  expect(screen.getByRole('button', { name: /draft$/ }).elements()).toEqual([]);
  await update.click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await expect.element(screen.getByText('Draft updated')).toBeVisible();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ data: { price: 310_000 }, version: 4 });
});

test('leaves a draft as it is that was changed since it was compared', async () => {
  const { screen } = await open([createDraft()], 'R1,14,Oak Road,Leeds,LS6 3HN,310000,3', {
    [`PUT /api/property-draft/${id}`]: { status: 409, body: { code: 'stale', detail: 'Changed.' } },
  });
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await expect.element(screen.getByText(/The draft has changed since, so it stays as it is/)).toBeVisible();
  await expect.element(screen.getByText('Each says why.')).toBeVisible();
  expect(screen.getByText(/Trying again/).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Try/ }).elements()).toEqual([]);
});

test('says of a draft that is gone that it is, not that it changed', async () => {
  const { screen } = await open([createDraft()], 'R1,14,Oak Road,Leeds,LS6 3HN,310000,3', {
    [`PUT /api/property-draft/${id}`]: { status: 404, body: { code: 'not_found', detail: 'Not found' } },
  });
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await expect.element(screen.getByText(/it was deleted or put on sale/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try/ }).elements()).toEqual([]);
});

test('knows a first try that was saved though its answer was lost', async () => {
  let drafts = [createDraft({ ...own, price: 325_000 })];
  let tries = 0;
  const { screen } = await open(drafts, 'R1,14,Oak Road,Leeds,LS6 3HN,310000,3', {
    'GET /api/property-draft': () => ({ body: { drafts, total: 1, page: 1, per_page: 5 } }),
    [`PUT /api/property-draft/${id}`]: () => {
      drafts = [createDraft({ ...own, price: 310_000 }, { version: 5 })];
      tries += 1;
      return tries === 1
        ? { status: 503, body: { code: 'unavailable', detail: 'Not now' } }
        : { status: 409, body: { code: 'stale', detail: 'Changed.' } };
    },
  });
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await screen.getByRole('button', { name: 'Try it again' }).click();
  await expect.element(screen.getByText('Draft updated')).toBeVisible();
});

test('tries an update again as one, also after another home became a draft', async () => {
  const created = vi.fn(() => ({ status: 201, body: createDraft({}, { id: `${id.slice(0, -1)}2` }) }));
  let tries = 0;
  const changed = vi.fn(() => {
    tries += 1;
    return tries === 1
      ? { status: 503, body: { code: 'unavailable', detail: 'Not now' } }
      : { body: createDraft({ ...own, price: 310_000 }, { version: 5 }) };
  });
  const rows = ['R1,14,Oak Road,Leeds,LS6 3HN,310000,3', 'R2,20,Elm Road,Leeds,LS6 4AA,200000,2'];
  const { screen } = await open([createDraft({ ...own, price: 325_000 })], rows.join('\n'), {
    'POST /api/property-draft': created,
    [`PUT /api/property-draft/${id}`]: changed,
  });
  await screen.getByRole('checkbox', { name: 'Update the draft with what the file says' }).click();
  const other = screen.getByRole('checkbox', { name: /20 Elm Road/ });
  await other.click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await expect.element(screen.getByRole('button', { name: 'Try it again' })).toBeVisible();
  await other.click();
  await screen.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect.poll(() => created.mock.calls.length).toBe(1);
  await screen.getByRole('button', { name: 'Try it again' }).click();
  await expect.element(screen.getByText('Draft updated')).toBeVisible();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(created).toHaveBeenCalledOnce();
});

const source = { format: 'csv', reference: 'R1' };
test.each([
  ['whose address is not chosen yet', {}, source, /^You already have a draft of this home/, 0],
  ['of the same name in another kind of file', {}, { ...source, format: 'blm' }, undefined, 1],
  // Somebody's “R1” of last year is not this year's.
  ['with another address', { ...own, houseNo: '20' }, source, /^This may be a home that you already have/, 0],
])('knows a draft by its row %s: %#', async (_, data, from, says, chosen) => {
  const { screen } = await open(
    [createDraft(data, { source: from })],
    'R1,14,Oak Road,Leeds,LS6 3HN,310000,3',
  );
  await expect.element(screen.getByRole('heading', { name: '1 home in homes.csv' })).toBeVisible();
  if (says) await expect.element(screen.getByText(says)).toBeVisible();
  else expect(screen.getByRole('link', { name: 'Open the draft' }).elements()).toEqual([]);
  const create = screen.getByRole('button', { name: 'Create 1 draft' });
  await expect.poll(() => create.elements().length).toBe(chosen);
});
