import { expect, test } from 'vitest';
import { excludedTraitNames } from '../../../functions/finding/search/domain/home-traits.ts';
import { listFactGroups } from '../../../functions/listings/properties/domain/fact-groups.ts';
import { features } from '../../../functions/listings/properties/domain/features.ts';
import { listKeyNumbers } from '../../../functions/listings/properties/domain/key-numbers.ts';
import { formatFeature } from '../../../functions/listings/properties/domain/property-words.ts';
import { listSaleTraits } from '../../../functions/listings/properties/domain/sale-facts.ts';
import { PropertyPage } from '../../../functions/listings/properties/domain/views.ts';
import { createCompareRows } from '../../../web/features/property-page/compare/compare-rows.ts';
import { type FilterName, filterNames } from '../../../web/features/search/filters/filters.ts';
import { ids } from '../../properties/property-examples.ts';
import { calls, createAnswers } from '../payments/samples.ts';
import { readWords, render } from '../server/render.ts';

const { body } = createAnswers('live')[calls.home];
const base = { ...body, isOwner: false, owner: undefined };
const toPage = (change: Record<string, unknown>) => {
  const { keyFacts, ...rest } = change;
  return PropertyPage.parse({ ...base, ...rest, keyFacts: { ...base.keyFacts, ...Object(keyFacts) } });
};

/** A fact of a home that a filter asks for, and the words that its page and the comparison need for it. */
interface FilteredFact {
  readonly home: Record<string, unknown>;
  readonly words: RegExp;
}
/** Where the home lies and how results are listed, which are no facts about it; the page has its map and date. */
const noFact = 'not a fact of the home';

const bands = { councilTaxBand: 'E', councilTaxPence: 250_000 };
const factsByFilter: Readonly<Record<FilterName, readonly FilteredFact[] | typeof noFact>> = {
  place: noFact,
  lat: noFact,
  lng: noFact,
  q: noFact,
  street: noFact,
  radius: noFact,
  bbox: noFact,
  polygon: noFact,
  travel_area: noFact,
  travel_to: noFact,
  travel_lat: noFact,
  travel_lng: noFact,
  travel_mode: noFact,
  travel_minutes: noFact,
  min_price: noFact,
  max_price: noFact,
  sort: noFact,
  page: noFact,
  include_stc: noFact,
  added_days: noFact,
  reduced_days: noFact,
  min_beds: [{ home: { noOfBedrooms: 7 }, words: /Bedrooms.*7/ }],
  max_beds: [{ home: { noOfBedrooms: 7 }, words: /Bedrooms.*7/ }],
  min_baths: [{ home: { noOfBathrooms: 6 }, words: /Bathrooms.*6/ }],
  type: [{ home: { propertyType: 'houseboat' }, words: /Houseboat/ }],
  tenure: [{ home: { tenure: 'commonhold' }, words: /Commonhold/ }],
  min_sqm: [{ home: { floorAreaSqm: 123 }, words: /123 m²/ }],
  parking: [{ home: { keyFacts: { parking: ['carport'] } }, words: /Carport/i }],
  garden: [{ home: { keyFacts: { outside: ['back_garden'] } }, words: /Garden/i }],
  chain_free: [{ home: { chainFree: true }, words: /No onward chain/ }],
  features: features.map((feature) => ({
    home: { features: [feature] },
    words: new RegExp(formatFeature(feature).replaceAll(/[()]/g, '.')),
  })),
  epc_min: [
    {
      home: { epcCertificate: { ...base.epcCertificate, rating: 'B' } },
      words: /Energy rating.*B/,
    },
  ],
  council_tax_max: [{ home: { keyFacts: bands }, words: /Band E/ }],
  exclude: [
    { home: { keyFacts: { sharedOwnershipPercent: 40 } }, words: /40% is for sale/ },
    { home: { retirement: true }, words: /Retirement home/ },
    { home: { auction: true }, words: /Sold by auction/ },
    { home: { newBuild: true }, words: /New build/ },
  ],
};

const cases = filterNames.flatMap((name) => {
  const facts = factsByFilter[name];
  return facts === noFact ? [] : facts.map((fact) => [name, String(fact.words), fact] as const);
});

test('has a fact for everything that a search can leave out', () => {
  expect(factsByFilter.exclude).toHaveLength(excludedTraitNames.length);
});

test.each(cases)(
  'what the filter %s knows stands on the page and in the comparison: %s',
  async (_name, _words, fact) => {
    const page = toPage(fact.home);
    const lines = [
      ...listKeyNumbers(page).map((line) => line.join(' ')),
      ...listFactGroups(page).flatMap(({ facts }) =>
        facts.map(({ label, value, note }) => [label, value, note].join(' ')),
      ),
      ...listSaleTraits(page),
      ...(page.features ?? []).map(formatFeature),
    ];
    expect(lines.join('\n')).toMatch(fact.words);
    const compared = createCompareRows([page, toPage({})], '2026-11-28').map(
      ({ label, values }) => `${label} ${values[0]}`,
    );
    expect(compared.join('\n')).toMatch(
      fact.words.source.includes('Sold by auction') ? /Sold by auction Yes/ : fact.words,
    );
    const html = await render(`/property-details/${ids.property}`, {
      [`/api/properties/${ids.property}`]: { ...page, slug: undefined },
    });
    expect(readWords(html)).toMatch(fact.words);
  },
);
