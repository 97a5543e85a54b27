import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, createUserAnswer, openSite, startLogin } from '../app.tsx';

const id = 'drf_01K9ZX3Q6T4C8V0R2M5N7P9B11';
const address = { line1: 'Oak Road', town: 'Leeds', nation: 'england', latitude: 53.819, longitude: -1.576 };
const createDraft = (data: object, more: object = {}) => ({
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
const pack = {
  verified_claims: [
    {
      transactionId: 'prp_1',
      schemaVersion: '3.4.0',
      verification: { time: '2026-03-03T09:00:00Z', evidence: [{ type: 'electronic_record' }] },
      claims: {
        '/propertyPack/address': { line1: '14 Oak Road', town: 'Leeds', postcode: 'LS6 3HN' },
        '/propertyPack/residentialPropertyFeatures/bedrooms': 3,
        '/propertyPack/councilTax/councilTaxBand': 'D',
        '/propertyPack/parking/parkingArrangements': ['Garage'],
        '/propertyPack/insurance/isInsured': 'Yes',
        '/propertyPack/electricity/mainsElectricity': { yesNo: 'Yes', supplier: 'EDF' },
      },
    },
  ],
};

async function open(drafts: readonly unknown[], more: Answers = {}) {
  startLogin();
  await page.viewport(1_280, 900);
  const site = await openSite('/add-property/import', {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts, total: drafts.length, page: 1, per_page: 5 } },
    'GET /api/properties': { body: { properties: [], total: 0, page: 1, per_page: 48 } },
    'GET /api/common/configurations': { body: { configurations: [] } },
    'GET /api/addresses': { body: { addresses: [{ ...address, houseNo: '14', uprn: '100012345678' }] } },
    ...more,
  });
  const file = new File([JSON.stringify(pack)], 'pack.json');
  await userEvent.upload(site.screen.getByRole('button', { name: 'Choose a file' }), file);
  return site;
}

beforeEach(startLogin);

test('a pack becomes a draft that keeps how the file knows each fact', async () => {
  const created = vi.fn(() => ({ status: 201, body: createDraft({}) }));
  const { screen } = await open([], { 'POST /api/property-draft': created });
  await expect
    .element(screen.getByText(/3 bedrooms · Council tax band D · Electricity: Mains/))
    .toBeVisible();
  await expect.element(screen.getByText(/Parking › Parking arrangements: “Garage”/)).toBeVisible();
  await expect.element(screen.getByText(/The file has 1 answer for it/)).toBeVisible();
  await screen.getByText('What else the file says (1)').click();
  await expect.element(screen.getByText('Electricity › Mains electricity › Supplier: EDF')).toBeVisible();
  await screen.getByRole('button', { name: 'Create 1 draft' }).click();
  await expect.element(screen.getByText('1 draft created')).toBeVisible();
  const origin = { on: '2026-03-03', evidence: 'electronic_record' };
  expect(created).toHaveBeenCalledExactlyOnceWith({
    data: {
      houseNo: '14',
      postcode: 'LS6 3HN',
      address: { ...address, uprn: '100012345678' },
      noOfBedrooms: 3,
      keyFacts: { councilTaxBand: 'D', electricity: ['mains'] },
    },
    source: {
      format: 'pdtf',
      reference: 'prp_1',
      origins: { address: origin, noOfBedrooms: origin, councilTaxBand: origin, electricity: origin },
    },
  });
});

test('a draft that is here is compared fact by fact, and keeps its own answers', async () => {
  const own = { houseNo: '14', postcode: 'LS6 3HN', address, noOfBedrooms: 3 };
  const keyFacts = { councilTaxBand: 'C', water: ['mains'], notKnown: ['electricity', 'mobile'] };
  const changed = vi.fn(() => ({ body: createDraft(own, { version: 5 }) }));
  const { screen } = await open([createDraft({ ...own, keyFacts })], {
    [`PUT /api/property-draft/${id}`]: changed,
  });
  const list = screen.getByRole('list', { name: 'What would change' });
  await expect.element(list.getByText('Council tax band: D instead of C')).toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
  await screen.getByRole('checkbox', { name: 'Update the draft with what the file says' }).click();
  await screen.getByRole('button', { name: 'Update 1 draft' }).click();
  await expect.element(screen.getByText('Draft updated')).toBeVisible();
  expect(changed).toHaveBeenCalledExactlyOnceWith({
    version: 4,
    data: {
      keyFacts: { councilTaxBand: 'D', electricity: ['mains'], water: ['mains'], notKnown: ['mobile'] },
    },
  });
});
