import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchQuery } from '../../functions/finding/search/contract.ts';
import { parseSearchText } from '../../functions/finding/search/domain/search-text.ts';

const flats = 'flat,maisonette,studio,penthouse,duplex,triplex';

describe('a wish in words', () => {
  test.each([
    ['3 bed terraced Leeds', { min_beds: '3', max_beds: '3', type: 'terraced,end_of_terrace' }, 'Leeds'],
    ['flat under 200k near M1', { type: flats, max_price: '200000' }, 'near M1'],
    ['flats for sale in Leeds', { type: flats }, 'for sale in Leeds'],
    ['2-3 bedroom house York', { min_beds: '2', max_beds: '3' }, 'York'],
    ['three bedroom semi-detached house in Hull', { min_beds: '3', type: 'semi_detached' }, 'in Hull'],
    ['4+ bed detached bungalow', { min_beds: '4', type: 'detached_bungalow' }, ''],
    ['at least 4 beds Kent', { min_beds: '4' }, 'Kent'],
    ['£200k-£300k Bath', { min_price: '200000', max_price: '300000' }, 'Bath'],
    ['200 to 300k Bath', { min_price: '200000', max_price: '300000' }, 'Bath'],
    ['between £250,000 and £1.2m Bath', { min_price: '250000', max_price: '1200000' }, 'Bath'],
    ['Bath max £350,000', { max_price: '350000' }, 'Bath'],
    ['Bath over 500k', { min_price: '500000' }, 'Bath'],
    ['£450k Bath', { max_price: '450000' }, 'Bath'],
    ['2 bath flat Bath', { min_baths: '2', type: flats }, 'Bath'],
    ['within 5 miles of Leeds', { radius: '5' }, 'Leeds'],
    ['cottage within half a mile of Hexham', { radius: '0.5', type: 'cottage' }, 'Hexham'],
    ['house with garden and parking', { garden: 'true', parking: 'true' }, ''],
    ['chain free freehold York', { chain_free: 'true', tenure: 'freehold' }, 'York'],
    ['no chain York', { chain_free: 'true' }, 'York'],
    ['EPC C or better Leeds', { epc_min: 'C' }, 'Leeds'],
    ['1.2m Surrey', { max_price: '1200000' }, 'Surrey'],
    ['450-500k', { min_price: '450000', max_price: '500000' }, ''],
    ['£1m+ Cheshire', { min_price: '1000000' }, 'Cheshire'],
    ['3+ beds 300k+ York', { min_beds: '3', min_price: '300000' }, 'York'],
    ['£300k or more York', { min_price: '300000' }, 'York'],
    ['400,000 and over Bath', { min_price: '400000' }, 'Bath'],
    ['300k min 400k max Ely', { min_price: '300000', max_price: '400000' }, 'Ely'],
    ['min 300k max 400k Ely', { min_price: '300000', max_price: '400000' }, 'Ely'],
    ['500k max Truro', { max_price: '500000' }, 'Truro'],
    ['£350,000 or less Wells', { max_price: '350000' }, 'Wells'],
    ['studio Camden 200000', { max_price: '200000', type: 'studio' }, 'Camden'],
    ['400 000 Exeter', { max_price: '400000' }, 'Exeter'],
    ['£1 250 000 Poole', { max_price: '1250000' }, 'Poole'],
    ['between 200 000 and 250 000 Hull', { min_price: '200000', max_price: '250000' }, 'Hull'],
    ['325,000 Leeds', { max_price: '325000' }, 'Leeds'],
    ['300,000 pounds Leeds', { max_price: '300000' }, 'Leeds'],
    ['OIEO £300,000 Leeds', { min_price: '300000' }, 'Leeds'],
    ['offers over 250k Perth', { min_price: '250000' }, 'Perth'],
    ['LS6 3HN 300000', { max_price: '300000' }, 'LS6 3HN'],
    ['open plan with sea view', { features: 'open_plan,sea_view' }, ''],
    ['period features York', { features: 'period_features' }, 'York'],
    ['granny annexe Kent', { features: 'annexe' }, 'Kent'],
    ['studio flat E8', { type: 'studio' }, 'E8'],
  ])('of "%s" is filters', (text, filters, rest) => {
    const found = parseSearchText(text);
    expect(found.filters).toMatchObject(filters);
    expect(found.rest).toBe(rest);
  });

  test.each([
    'Leeds',
    '10000 sq ft',
    'over 20000 sq ft Wells',
    '15000 sq m Wells',
    '15000 acres',
    '12 000 sq ft Wells',
    'Newport, Gwent',
    'Bath',
    'LS6 3HN',
    'M1',
    'E1 6AN',
    'garden',
    'sash windows',
    'Bedford',
    'Flatford',
    'Housesteads',
    'Semington',
    'Flat 3',
    'York 5',
    '1200 High Road',
    '12 345 Oak Road',
    'UPRN 100023336956',
    'M60 Manchester',
    '1500 sq ft Leeds',
    'Leeds 2026',
  ])('leaves "%s" as it is', (text) => {
    expect(parseSearchText(text)).toEqual({ filters: {}, rest: text });
  });

  test('never makes a search invalid and never adds words', () => {
    const words =
      '3 bed 200k £ under to - flat Leeds within mile bath 999m 1.5.2 £0 200 000 300000 min max plus and with garden 99 beds + from';
    const word = fc.constantFrom(...words.split(' '), ',', 'no', 'chain', 'epc', 'a', '½');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (typed) => {
        const { filters, rest } = parseSearchText(typed.join(' '));
        expect(SearchQuery.safeParse(filters).error).toBeUndefined();
        for (const left of rest.split(/\s+/).filter(Boolean)) expect(typed).toContain(left);
      }),
    );
  });
});
