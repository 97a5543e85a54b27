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
  ])('leaves "%s" as it is', (text) => {
    expect(parseSearchText(text)).toEqual({ filters: {}, rest: text });
  });

  test('never makes a search invalid and never adds words', () => {
    const words =
      '3 bed 200k £ under to - flat Leeds within mile bath 999m 1.5.2 £0 and with garden 99 beds + from';
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
