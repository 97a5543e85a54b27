import { beforeEach, describe, expect, test } from 'vitest';
import { toDraftView } from '../../../functions/listings/properties/domain/draft-view.ts';
import { Draft } from '../../../functions/listings/properties/domain/draft.ts';
import { ids, noon, completeDraft } from '../../properties/property-examples.ts';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createAnswers } from '../payments/samples.ts';

beforeEach(startLogin);

const saved: unknown[] = [];
beforeEach(() => void saved.splice(0));

const draft = (id: string, change: Record<string, unknown>) => {
  const at = noon.toISOString();
  const data = { ...completeDraft, ...change };
  return toDraftView(
    Draft.parse({ id, ownerId: ids.owner, data, version: 1, createdAt: at, updatedAt: at }),
    new Map(),
    noon,
  );
};
let count = 0;
/** Opens a step of the wizard on a draft of its own, because sessions outlive the page. */
function openStep(step: number, change: Record<string, unknown>, answers: Answers) {
  count += 1;
  const id = `drf_01K9ZX3Q6T4C8V0R2M5N7P9${step}${String(count).padStart(2, '0')}`;
  return openSite(`/add-property?draft=${id}&step=${step}`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    'GET /api/property-draft': { body: { drafts: [draft(id, change)], total: 1, page: 1, per_page: 5 } },
    [`PUT /api/property-draft/${id}`]: (body) => {
      saved.push(body);
      return { status: 503, body: { status: 503, detail: 'Off' } };
    },
    ...answers,
  });
}

const guide = {
  asking: { outcode: 'LS6', range: { count: 5, low: 240_000, median: 255_000, high: 270_000 }, homes: [] },
  sold: {
    status: 'found',
    range: { count: 32, low: 190_000, median: 225_000, high: 260_000 },
    area: 'LS6 3',
    type: 'terraced',
    from: '2025-01-10',
    to: '2026-09-30',
  },
};

describe('the price guide of the wizard', () => {
  test('compares the price with what similar homes sold for and ask, and names its source', async () => {
    const { screen } = await openStep(2, { price: 265_000 }, { 'GET /api/price-guide': { body: guide } });
    const sold =
      /^The typical range of 32 sales of terraced homes in LS6 3.+median is £225,000.+above the typical range\.$/;
    await expect.element(screen.getByText('£190,000 to £260,000')).toBeVisible();
    await expect.element(screen.getByText(sold)).toBeVisible();
    await expect
      .element(screen.getByText(/32 sales of terraced homes in LS6 3, January 2025 to September 2026/))
      .toBeVisible();
    const asked =
      /^The typical range of 5 similar homes for sale within 15 miles of LS6.+Your price is within the typical range\.$/;
    await expect.element(screen.getByText(asked)).toBeVisible();
    await expect.element(screen.getByText(/Contains HM Land Registry data © Crown copyright/)).toBeVisible();
  });

  test('states that prices of a stand-in are demo data', async () => {
    const body = { ...guide, sold: { ...guide.sold, isDemo: true } };
    const { screen } = await openStep(2, { price: 265_000 }, { 'GET /api/price-guide': { body } });
    await expect.element(screen.getByText(/demo data, not from HM Land Registry/)).toBeVisible();
    expect(screen.getByText(/Crown copyright/).elements()).toEqual([]);
  });

  test('shows that there are no sold prices, without a source', async () => {
    const body = { asking: { outcode: 'EH1', homes: [] }, sold: { status: 'not_covered' } };
    const { screen } = await openStep(2, {}, { 'GET /api/price-guide': { body } });
    await expect.element(screen.getByText(/sold prices for England and Wales only/)).toBeVisible();
    expect(screen.getByText(/Crown copyright/).elements()).toEqual([]);
  });
});

test('a price far from what similar homes go for is typed once more', async () => {
  const { screen } = await openStep(2, { price: 26_500_000 }, { 'GET /api/price-guide': { body: guide } });
  await expect.element(screen.getByText('Is £26,500,000 right?')).toBeVisible();
  const again = screen.getByLabelText('The price once more');
  await again.fill('265000');
  await expect.element(screen.getByText('This isn’t the price above')).toBeVisible();
  await again.fill('26.5m');
  await expect.element(screen.getByText('This isn’t the price above')).not.toBeInTheDocument();
});

test('a price far from what similar homes go for holds its step until it is typed once more or changed', async () => {
  const answers = { 'GET /api/price-guide': { body: guide } };
  const { screen, place } = await openStep(2, { price: 26_500_000, noOfBathrooms: undefined }, answers);
  await screen.getByRole('button', { name: 'Continue' }).click();
  const summary = screen.getByRole('region', { name: 'Still to do in this step' });
  await expect.element(summary).toHaveFocus();
  // What is missing may wait, a price that may be a slip may not.
  await expect.element(summary.getByRole('button', { name: /bathrooms/ })).toBeVisible();
  expect(summary.getByRole('button', { name: /come back/ }).elements()).toEqual([]);
  await summary.getByRole('button', { name: 'Type the price once more, or change it.' }).click();
  const again = screen.getByLabelText('The price once more');
  await expect.element(again).toHaveFocus();
  await expect.element(again).toBeInvalid();
  await again.fill('2650000');
  await screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(again).toBeInvalid();
  expect(place()).toContain('step=2');
  await again.fill('26,500,000');
  await expect.element(again).toBeValid();
  await screen.getByRole('button', { name: /come back/ }).click();
  await expect.poll(place).toContain('step=3');
});

test.each([
  ['is changed to a usual one', '265000', guide],
  ['has no prices to be held against', '27m', undefined],
])('a price lets its step go on once it %s', async (_, price, body) => {
  const { screen, place } = await openStep(
    2,
    { price: 26_500_000 },
    { 'GET /api/price-guide': body ? { body } : { status: 503, body: { status: 503, detail: 'Off' } } },
  );
  await screen.getByLabelText('Price', { exact: true }).fill(price);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(place).toContain('step=3');
});

test('a doubted price that is on sale is asked about once it changes', async () => {
  const { screen } = await openSite(`/edit-property/${ids.property}?section=2`, {
    'GET /api/user': createUserAnswer({ id: ids.owner }),
    ...createAnswers('live'),
    'GET /api/price-guide': {
      body: {
        ...guide,
        sold: { ...guide.sold, range: { count: 32, low: 1_000, median: 2_000, high: 3_000 } },
      },
    },
  });
  await expect.element(screen.getByText('£1,000 to £3,000')).toBeVisible();
  expect(screen.getByLabelText('The price once more').elements()).toEqual([]);
  await screen.getByLabelText('Price', { exact: true }).fill('3250000');
  await expect.element(screen.getByLabelText('The price once more')).toBeVisible();
});

describe('the price guide of an edit', () => {
  test('compares the new price, whose change is neither good nor bad news', async () => {
    const { screen } = await openSite(`/edit-property/${ids.property}?section=2`, {
      'GET /api/user': createUserAnswer({ id: ids.owner }),
      ...createAnswers('live'),
      'GET /api/price-guide': { body: guide },
    });
    await screen.getByLabelText('Price', { exact: true }).fill('180000');
    await expect
      .element(screen.getByText(/sales of terraced homes in LS6 3.+below the typical range\.$/))
      .toBeVisible();
    const change = screen.getByRole('region', { name: 'New price' }).getByText(/ less \(\d+\.\d%\)$/);
    await expect.element(change).toBeVisible();
    const colourOf = (element: Element) => getComputedStyle(element).color;
    expect(colourOf(change.element())).toBe(colourOf(document.body));
  });
});

const records = (different: Record<string, unknown> = {}) => ({
  body: {
    energy: {
      status: 'found',
      certificate: {
        certificateNumber: '1234-5678-9012-3456-7890',
        address: '14 Oak Road',
        rating: 'C',
        score: 72,
        potentialRating: 'B',
        potentialScore: 84,
        floorAreaSqm: 84,
        registeredOn: '2020-05-04',
        expiresOn: '2030-05-03',
        isExpired: false,
        ...different,
      },
    },
    councilTax: { status: 'found', band: 'C', yearlyPence: 1_888_89, year: '2026/27' },
  },
});

describe('the public registers', () => {
  test('fill in the energy certificate on a press', async () => {
    const { screen } = await openStep(
      6,
      { epcCertificate: undefined },
      { 'GET /api/home-records': records() },
    );
    await expect
      .element(
        screen.getByText('We found a certificate for 14 Oak Road: rating C (72), valid until 3 May 2030.'),
      )
      .toBeVisible();
    await screen.getByRole('button', { name: 'Use this certificate' }).click();
    await expect
      .element(screen.getByLabelText(/^Certificate number/))
      .toHaveValue('1234-5678-9012-3456-7890');
    await expect.element(screen.getByRole('radio', { name: /I know its number/ })).toBeChecked();
    await expect
      .poll(() => JSON.stringify(saved))
      .toContain('"certificateNumber":"1234-5678-9012-3456-7890"');
  });

  test('offer a certificate in place of one on order, which has no rating', async () => {
    const { screen } = await openStep(6, {}, { 'GET /api/home-records': records() });
    await screen.getByRole('radio', { name: /on order/ }).click();
    await expect
      .element(screen.getByText(/valid until 3 May 2030\. You don’t need to order one\.$/))
      .toBeVisible();
    await expect.poll(() => saved.at(-1)).toMatchObject({ data: { epcCertificate: { status: 'ordered' } } });
    expect(JSON.stringify(saved.at(-1))).not.toContain('rating');
    await screen.getByRole('button', { name: 'Use this certificate' }).click();
    await expect.element(screen.getByRole('radio', { name: /I know its number/ })).toBeChecked();
  });

  test('fill in the kind, the area and the certificate of an address that is chosen, and say so', async () => {
    const address = {
      houseNo: '14',
      line1: 'Oak Road',
      town: 'Leeds',
      nation: 'england',
      uprn: '72000123',
      latitude: 53.8,
      longitude: -1.5,
    };
    const { screen } = await openStep(
      1,
      { propertyType: undefined, floorAreaSqm: undefined, epcCertificate: undefined },
      {
        'GET /api/addresses': { body: { addresses: [address] } },
        'GET /api/home-records': records({ propertyType: 'end_of_terrace', habitableRooms: 5 }),
      },
    );
    await screen.getByRole('button', { name: 'Another address' }).click();
    await screen.getByRole('button', { name: 'Find address' }).click();
    await screen.getByRole('button', { name: /^14 Oak Road/ }).click();
    await expect.poll(() => JSON.stringify(saved)).toContain('"rating":"C"');
    await screen.getByRole('link', { name: /Numbers/ }).click();
    const type = screen.getByLabelText('Type of home');
    await expect.element(type).toHaveValue('end_of_terrace');
    await expect.element(screen.getByLabelText(/^Floor area/)).toHaveValue(84);
    await expect.element(screen.getByText('From the EPC register.', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('The EPC register counts 5 habitable rooms.')).toBeVisible();
    await type.selectOptions('cottage');
    await expect.element(screen.getByText('Choose what comes closest.')).toBeVisible();
    await expect.element(type).toHaveValue('cottage');
  });

  test('say that they have no certificate, in the place where one would be offered', async () => {
    const none = { body: { ...records().body, energy: { status: 'none' } } };
    const { screen } = await openStep(6, { epcCertificate: undefined }, { 'GET /api/home-records': none });
    await expect.element(screen.getByText(/has no certificate for this address/)).toBeVisible();
  });

  test('link to the register of the home’s nation, where a certificate is looked up by hand', async () => {
    const { screen } = await openStep(
      6,
      {
        address: { ...completeDraft.address, nation: 'scotland' },
        postcode: 'EH3 6QY',
        epcCertificate: undefined,
      },
      { 'GET /api/home-records': { body: { energy: { status: 'not_covered' } } } },
    );
    await screen.getByRole('radio', { name: /I know its number/ }).click();
    await expect
      .element(screen.getByRole('link', { name: /Scottish EPC register/ }))
      .toHaveAttribute('href', 'https://www.scottishepcregister.org.uk/');
  });

  test('warn of a certificate that ran out, and do not offer it', async () => {
    const expired = records({ expiresOn: '2026-01-05', isExpired: true });
    const { screen } = await openStep(6, { epcCertificate: undefined }, { 'GET /api/home-records': expired });
    await expect.element(screen.getByText(/ran out on 5 January 2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use this certificate' }).elements()).toEqual([]);
  });

  test('fill in the council tax band and its sum on a press', async () => {
    const { screen } = await openStep(3, { keyFacts: {} }, { 'GET /api/home-records': records() });
    await screen.getByRole('button', { name: 'Use band C' }).click();
    await expect.element(screen.getByLabelText(/^Band/)).toHaveValue('C');
    await expect.element(screen.getByLabelText(/^What you pay per year/)).toHaveValue('1,889');
    expect(screen.getByText(/The council tax list has/).elements()).toEqual([]);
  });

  test('give the sum of a band that the seller chose, and of no other', async () => {
    const { screen } = await openStep(3, { keyFacts: {} }, { 'GET /api/home-records': records() });
    await expect.element(screen.getByRole('button', { name: 'Use band C' })).toBeVisible();
    const band = screen.getByLabelText(/^Band/);
    await band.selectOptions('D');
    await expect.element(screen.getByText(/The council tax list has/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Your council charges/).elements()).toEqual([]);
    await band.selectOptions('C');
    await expect
      .element(screen.getByText('Your council charges about £1,888.89 a year for band C in 2026/27.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Use £1,889' }).click();
    await expect.element(screen.getByLabelText(/^What you pay per year/)).toHaveValue('1,889');
    expect(screen.getByText(/^Your council charges/).elements()).toEqual([]);
  });

  test('are not asked about what the seller has answered', async () => {
    const { screen } = await openStep(
      3,
      { keyFacts: { councilTaxBand: 'D', councilTaxPence: 2_100_00 } },
      {
        'GET /api/home-records': () => {
          throw new Error('asked');
        },
      },
    );
    await expect.element(screen.getByText('Band D').first()).toBeVisible();
  });
});
