import { describe, expect, test } from 'vitest';
import { ids } from '../../properties/property-examples.ts';
import { type Answers, openSite } from '../app.tsx';
import { calls, createAnswers } from '../payments/samples.ts';

const { body } = createAnswers('live')[calls.home];
const source = (name: string, isDemo = false) => ({
  name,
  licence: `Licence of ${name}.`,
  checkedOn: '2026-11-20',
  isDemo,
});
const facts = {
  sold: {
    status: 'found',
    source: source('HM Land Registry'),
    outcode: 'LS6',
    types: [{ type: 'terraced', range: { count: 32, low: 190_000, median: 225_000, high: 260_000 } }],
    from: '2025-01-10',
    to: '2026-09-30',
  },
  schools: {
    status: 'found',
    source: source('Department for Education'),
    schools: [
      {
        name: 'Oakfield Primary School',
        type: 'Community school',
        miles: 0.4,
        link: 'https://schools.test/107833',
      },
    ],
  },
  stations: {
    status: 'found',
    source: source('NaPTAN'),
    stations: [{ name: 'Burley Park', kind: 'rail', miles: 0 }],
  },
  broadband: {
    status: 'found',
    source: source('Ofcom'),
    speeds: { down: 1_000, up: 220, superfastPercent: 96, ultrafastPercent: 61 },
  },
  flood: { status: 'found', source: source('Environment Agency'), band: 'low' },
  crime: {
    status: 'found',
    source: source('data.police.uk'),
    crimes: { month: '2026-09', total: 124, categories: [{ name: 'Burglary', count: 124 }] },
  },
};
const missing = (status: string) => ({ status, types: [], schools: [], stations: [] });

/** Opens the page and scrolls to the section, which loads what it shows. */
async function openArea(
  answer: Answers[string],
  home: unknown = { ...body, isOwner: false, owner: undefined },
) {
  const { screen } = await openSite(`/property-details/${ids.property}`, {
    [calls.home]: { body: home },
    'GET /api/area-facts': answer,
  });
  const area = screen.getByRole('region', { name: 'The area' });
  // What is above grows while it loads, so one scroll can miss.
  const findPlaceholder = () => {
    const section = area.query();
    section?.scrollIntoView({ behavior: 'instant' });
    return section ? section.querySelector('.far, .pulse') : undefined;
  };
  await expect.poll(findPlaceholder, { timeout: 45_000 }).toBeNull();
  return area;
}

describe('the area of a home', () => {
  test('is shown with the source and the day of each fact', async () => {
    const area = await openArea({ body: facts });
    await expect
      .element(
        area.getByText(
          'The median price in LS6, January 2025 to September 2026: half sold for less, half for more.',
        ),
      )
      .toBeVisible();
    await expect.element(area.getByText('32 sales, typically £190,000 to £260,000')).toBeVisible();
    await expect
      .element(area.getByRole('link', { name: 'Oakfield Primary School' }))
      .toHaveAttribute('href', 'https://schools.test/107833');
    await expect.element(area.getByText('Under 0.1 miles')).toBeVisible();
    await expect.element(area.getByText('1,000 Mbit/s')).toBeVisible();
    await expect.element(area.getByText(/^Low: a chance between 1 in 1,000 and 1 in 100/)).toBeVisible();
    await expect.element(area.getByText('124 crimes within a mile in September 2026.')).toBeVisible();
    for (const {
      source: { name },
    } of Object.values(facts))
      await expect.element(area.getByText(`Source: ${name}. Checked on 20 November 2026.`)).toBeVisible();
    await area.getByText('Licences of the data').click();
    await expect.element(area.getByText('Ofcom. Licence of Ofcom.')).toBeVisible();
  });

  test('explains for each fact on its own what is missing', async () => {
    const area = await openArea({
      body: {
        ...facts,
        schools: { ...missing('none'), source: source('Department for Education') },
        broadband: missing('unavailable'),
        stations: { ...facts.stations, source: source('NaPTAN', true) },
      },
    });
    await expect.element(area.getByText('There’s no school nearby.')).toBeVisible();
    await expect.element(area.getByText('Not available at the moment.')).toBeVisible();
    await expect
      .element(area.getByText('Demo data, not from NaPTAN. Checked on 20 November 2026.'))
      .toBeVisible();
    await expect.element(area.getByText(/^Burley Park/)).toBeVisible();
  });

  test('names who has the data of a nation that a source leaves out', async () => {
    const address = { ...body.address, nation: 'scotland' };
    const area = await openArea(
      { body: { ...facts, sold: missing('not_covered'), flood: missing('not_covered') } },
      { ...body, address, isOwner: false, owner: undefined },
    );
    await expect
      .element(
        area.getByText(
          'This map covers England only. The Scottish Environment Protection Agency has one for Scotland.',
        ),
      )
      .toBeVisible();
    await expect.element(area.getByText(/Registers of Scotland keeps those in Scotland/)).toBeVisible();
  });

  test('shows that no source answers', async () => {
    const nothing = Object.fromEntries(Object.keys(facts).map((name) => [name, missing('unavailable')]));
    const area = await openArea({ body: nothing });
    await expect.element(area.getByText('The public sources aren’t answering')).toBeVisible();
    expect(area.getByRole('heading', { level: 3 }).elements()).toEqual([]);
  });

  test('can be asked for once more after the call failed', async () => {
    let answer: { status?: number; body: unknown } = { status: 503, body: { status: 503, detail: 'Off' } };
    const area = await openArea(() => answer);
    const retry = area.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    answer = { body: facts };
    await retry.click();
    await expect.element(area.getByText(/^Burley Park/)).toBeVisible();
  });

  test('waits until a home is on the market', async () => {
    const area = await openArea({ status: 404, body: { status: 404, detail: 'Not there' } });
    await expect.element(area.getByText(/appear here once your home is on the market/)).toBeVisible();
  });
});
