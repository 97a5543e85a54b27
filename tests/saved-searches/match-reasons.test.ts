import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CouncilTaxBand, EpcRating } from '../../events/vocabulary.ts';
import { toAlertFilter } from '../../functions/finding/saved-searches/domain/alert-filter.ts';
import { toQueryAt } from '../../functions/finding/saved-searches/domain/filter-query.ts';
import { createMatcher } from '../../functions/finding/saved-searches/domain/home-matcher.ts';
import { listReasons } from '../../functions/finding/saved-searches/domain/match-reasons.ts';
import { excludedTraitNames } from '../../functions/finding/search/domain/home-traits.ts';
import { type Home, homeFlags } from '../../functions/finding/search/index/index.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { countRuns } from '../support/nightly.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const home: Home = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  status: 'live',
  lat: 53.802,
  lng: -1.549,
  price: 300_000,
  beds: 3,
  baths: 2,
  type: 'end_of_terrace',
  tenure: 'freehold',
  sqm: 90,
  epc: 'C',
  councilTax: 'B',
  flags: ['parking', 'garden', 'chain_free'],
  features: ['fireplace', 'open_plan'],
  addedAt: now.getTime() - 2 * dayMs,
  reducedAt: now.getTime() - dayMs,
  outcode: 'LS1',
  town: 'Leeds',
  street: 'Oak Road',
  text: 'Oak Road, Leeds. Old apple trees in the garden',
};
const square = '-1.6,53.7,-1.5,53.7,-1.5,53.9,-1.6,53.9';
const journey = `travel_area=${square}&travel_to=LS1 4DY&travel_mode=driving&travel_minutes=30`;

describe('the reasons why a home fits a search', () => {
  test.each([
    ['q=Leeds', ['In Leeds, LS1']],
    ['q=LS1', ['In LS1']],
    ['place=leeds_west-yorkshire', ['In Leeds, LS1']],
    ['place=bradford_west-yorkshire&radius=15', ['8.3 miles from the centre of Bradford']],
    ['place=west-yorkshire', ['In West Yorkshire, LS1']],
    ['place=ls1-4dy&lat=53.797&lng=-1.552&radius=1', ['0.4 miles from LS1 4DY']],
    ['lat=53.8&lng=-1.55&radius=0.5', ['0.1 miles from the centre of your search']],
    ['lat=53.802&lng=-1.549', ['Under 0.1 miles from the centre of your search']],
    ['q=Oak Rd', ['In Oak Road']],
    ['q=Oak Road Leeds', ['In Leeds, LS1', 'In Oak Road']],
    ['street=Oak Road, Leeds', ['In Oak Road']],
    [`polygon=${square}`, ['In the area you drew']],
    ['bbox=-1.6,53.7,-1.5,53.9', ['In your part of the map']],
    [journey, ['Within 30 min of LS1 4DY by car']],
    [`travel_area=${square}`, ['Within travel time']],
    ['q=apple trees', ['Mentions “apple trees”']],
    ['q=apple trees&place=leeds_west-yorkshire', ['In Leeds, LS1', 'Mentions “apple trees”']],
    [
      'q=3 bed terraced under 310k near Leeds',
      ['In Leeds, LS1', '£300,000 is in your budget', '3 bedrooms', 'End of terrace'],
    ],
    ['min_price=200000', ['£300,000 is in your price range']],
    ['max_price=310000', ['£300,000 is in your budget']],
    ['min_beds=2', ['3 bedrooms']],
    ['max_beds=3', ['3 bedrooms']],
    ['min_baths=2', ['2 bathrooms']],
    ['type=terraced,end_of_terrace', ['End of terrace']],
    ['tenure=freehold', ['Freehold']],
    ['min_sqm=80', ['969 sq ft (90 m²)']],
    ['parking=true', ['Parking']],
    ['garden=1', ['Garden or outside space']],
    ['chain_free=true', ['No onward chain']],
    ['features=open_plan,fireplace', ['Open-plan living', 'Fireplace']],
    ['epc_min=D', ['EPC C']],
    ['council_tax_max=C', ['Council tax band B']],
    [
      'exclude=new_build,retirement,auction,shared_ownership',
      ['Not a new build', 'Not a retirement home', 'Not an auction', 'Not shared ownership'],
    ],
    ['added_days=7', ['Listed on 21 November']],
    ['reduced_days=7', ['Reduced on 22 November']],
    ['include_stc=true', ['Your search takes every home for sale']],
    ['parking=false', ['Your search takes every home for sale']],
  ])('of %s are %o', (query, expected) => {
    expect(listReasons(query, home, now)).toEqual(expected);
  });

  test.each([
    [{ status: 'under_offer' }, 'include_stc=true', ['Has a sale agreed, which your search includes']],
    [{ status: 'sold_stc' }, 'include_stc=1', ['Has a sale agreed, which your search includes']],
    [{ beds: 0 }, 'max_beds=1', ['No separate bedroom']],
    [{ town: 'Pudsey', outcode: 'LS28' }, 'q=Leeds', ['0.4 miles from the centre of Leeds']],
    [
      { town: 'Skipton', outcode: 'BD23' },
      'place=west-yorkshire&radius=10',
      ['In Skipton, near West Yorkshire'],
    ],
  ] as const)('of a home that is %o, for %s, are %o', (different, query, expected) => {
    expect(listReasons(query, { ...home, ...different }, now)).toEqual(expected);
  });

  test('leave out what a home no longer meets', () => {
    const changed = { ...home, price: 320_000, epc: '' };
    expect(listReasons('max_price=310000&epc_min=C&min_beds=3', changed, now)).toEqual(['3 bedrooms']);
    expect(listReasons('max_price=310000', changed, now)).toEqual([]);
  });

  test('count days back from when the home was found', () => {
    const later = new Date(now.getTime() + 30 * dayMs);
    expect(listReasons('added_days=7', home, later)).toEqual([]);
  });
});

const near = {
  lat: fc.double({ min: 53.75, max: 53.85, noNaN: true }),
  lng: fc.double({ min: -1.6, max: -1.5, noNaN: true }),
};
const anyHome: fc.Arbitrary<Home> = fc.record({
  id: fc.constant(home.id),
  status: fc.constantFrom('live', 'live', 'under_offer', 'sold_stc'),
  ...near,
  price: fc.integer({ min: 250_000, max: 350_000 }),
  beds: fc.nat({ max: 4 }),
  baths: fc.nat({ max: 3 }),
  type: fc.constantFrom('terraced', 'flat'),
  tenure: fc.constantFrom('freehold', 'leasehold'),
  sqm: fc.constantFrom(0, 70, 90),
  epc: fc.constantFrom('', 'B', 'D'),
  councilTax: fc.constantFrom('', 'A', 'D'),
  flags: fc.subarray([...homeFlags]),
  features: fc.subarray(['fireplace', 'open_plan']),
  addedAt: fc.integer({ min: 0, max: 40 }).map((days) => now.getTime() - days * dayMs),
  reducedAt: fc.integer({ min: 0, max: 40 }).map((days) => now.getTime() - days * dayMs),
  outcode: fc.constantFrom('LS1', 'LS6', 'BD1'),
  town: fc.constantFrom('Leeds', 'Bradford'),
  street: fc.constantFrom('Oak Road', 'Elm Road'),
  text: fc.constantFrom('old apple trees', 'sea view'),
});

/** The parameters of one wish each: a home that meets all of them is found, and each has its reason. */
const wishes = {
  area: fc.constantFrom(
    'q=Leeds',
    'q=LS6',
    'place=leeds_west-yorkshire&radius=3',
    'lat=53.8&lng=-1.55&radius=3',
  ),
  street: fc.constantFrom('street=Oak Road', 'street=Oak Rd, Leeds'),
  polygon: fc.constantFrom(`polygon=${square}`, 'polygon=-1.58,53.7,-1.5,53.7,-1.5,53.81'),
  bbox: fc.constant('bbox=-1.58,53.76,-1.52,53.84'),
  travel: fc.constant(journey),
  price: fc.constantFrom('min_price=280000', 'max_price=320000', 'min_price=280000&max_price=320000'),
  beds: fc.constantFrom('min_beds=2', 'max_beds=3', 'min_beds=0'),
  baths: fc.constant('min_baths=1'),
  type: fc.constantFrom('type=flat', 'type=flat,terraced'),
  tenure: fc.constant('tenure=freehold'),
  sqm: fc.constant('min_sqm=80'),
  epc: fc.constantFrom(...EpcRating.options.map((rating) => `epc_min=${rating}`)),
  tax: fc.constantFrom(...CouncilTaxBand.options.map((band) => `council_tax_max=${band}`)),
  parking: fc.constant('parking=true'),
  garden: fc.constant('garden=true'),
  chain: fc.constant('chain_free=true'),
  features: fc.constant('features=fireplace'),
  exclude: fc.constantFrom(...excludedTraitNames.map((flag) => `exclude=${flag}`)),
  added: fc.constant('added_days=30'),
  reduced: fc.constant('reduced_days=30'),
} as const;
const someWishes = fc
  .tuple(fc.record(wishes), fc.subarray(Object.keys(wishes), { minLength: 1, maxLength: 5 }))
  .map(([all, names]) => Object.entries(all).flatMap(([name, wish]) => (names.includes(name) ? [wish] : [])));

test('a search has a reason for each of its wishes exactly where it finds the home', () => {
  fc.assert(
    fc.property(someWishes, anyHome, (asked, one) => {
      const query = asked.join('&');
      const isFound = createMatcher(one)({ ...toQueryAt(toAlertFilter(query, now), now), includeStc: true });
      expect(listReasons(query, one, now).length === asked.length).toBe(isFound);
    }),
    { numRuns: countRuns(100, 5_000) },
  );
});

test('a search that finds a home has at least one reason', () => {
  const stc = fc.constantFrom('', '&include_stc=true');
  fc.assert(
    fc.property(someWishes, stc, anyHome, (asked, ending, one) => {
      const query = asked.join('&') + ending;
      const isFound = createMatcher(one)(toQueryAt(toAlertFilter(query, now), now));
      expect(isFound && listReasons(query, one, now).length === 0).toBe(false);
    }),
    { numRuns: countRuns(100, 5_000) },
  );
});
