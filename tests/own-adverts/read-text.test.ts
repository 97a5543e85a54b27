import { describe, expect, test } from 'vitest';
import { readAdvertText } from '../../functions/finding/own-adverts/domain/read-text.ts';

const advert = `3 bedroom semi-detached house for sale
14 Oak Road, Headingley, Leeds LS6 3HN
Guide price £425,000
Added on 14/09/2026
• South-west facing garden
• Garage
Tenure: Freehold
Council tax band: D
2 bathrooms
1,184 sq ft
A bay-fronted Edwardian semi on a quiet road, five minutes’ walk from the park, with a kitchen that was opened to the garden in 2019. The service charge of £120 a year is for the shared drive, which four homes use.`;

const readFacts = (text: string) =>
  Object.fromEntries(readAdvertText(text).cells.map(({ fact, text: said }) => [fact, said]));

describe('readAdvertText', () => {
  test('reads the lines of an advert as portals show them', () => {
    expect(readFacts(advert)).toEqual({
      noOfBedrooms: '3',
      propertyType: 'semi-detached house',
      price: '£425,000',
      priceQualifier: 'guide price',
      line1: '14 Oak Road',
      line2: 'Headingley',
      town: 'Leeds',
      postcode: 'LS6 3HN',
      noOfBathrooms: '2',
      tenure: 'Freehold',
      councilTaxBand: 'D',
      squareFeet: '1,184',
      description: expect.stringMatching(/^A bay-fronted/),
    });
    expect(readAdvertText(advert).features).toEqual(['South-west facing garden', 'Garage']);
  });

  test.each([
    [
      'a sum within the prose for the price',
      'A lovely home with a service charge that is £1,200 a year and more of that',
      'price',
    ],
    ['the ground rent for the price', 'Ground rent £250', 'price'],
    ['two answers', 'Freehold or leasehold', 'tenure'],
    ['two numbers of bathrooms', '1 bathroom upstairs and 2 bathrooms below', 'noOfBathrooms'],
    ['half a postcode', 'Oak Road, LS6', 'postcode'],
  ])('doesn’t take %s', (_, text, fact) => {
    expect(readFacts(text)).not.toHaveProperty(fact);
  });

  test('knows a rent', () => {
    expect(readFacts('2 bed flat to rent\n£950 pcm')).toMatchObject({ deal: 'to let', price: '£950 pcm' });
  });
});
