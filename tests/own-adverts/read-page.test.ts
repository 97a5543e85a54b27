import { describe, expect, test } from 'vitest';
import { readHtml } from '../../functions/finding/own-adverts/adapters/html-page.ts';
import { type AdvertReading, saysHome } from '../../functions/finding/own-adverts/domain/advert-reading.ts';
import { readPage } from '../../functions/finding/own-adverts/domain/read-page.ts';
import {
  aboutPage,
  agentPage,
  listPage,
  microdataPage,
  poorPage,
} from '../../infra/local/third-party/agent-sites/pages.ts';

const url = 'https://www.example.co.uk/homes/14-oak-road';
const readOne = (html: string): AdvertReading => {
  const reading = readPage(readHtml(html), url);
  if (reading === 'several') throw new Error('The page has several homes');
  return reading;
};
const readFacts = (html: string) =>
  Object.fromEntries(readOne(html).cells.map(({ fact, text }) => [fact, text]));
const jsonLd = (...things: readonly object[]) =>
  things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('');

describe('readPage', () => {
  test('reads an agent’s page, with its things named by id', () => {
    const reading = readOne(agentPage);
    expect(readFacts(agentPage)).toEqual({
      reference: 'HF-20418',
      price: '425000',
      line1: '14 Oak Road',
      town: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS6 3HN',
      noOfBedrooms: '3',
      noOfBathrooms: '2',
      noOfReceptions: '2',
      propertyType: 'semi-detached house',
      tenure: 'Freehold',
      squareFeet: '1184',
      councilTaxBand: 'D',
      description: expect.stringContaining('bay-fronted'),
    });
    expect(reading.features).toEqual(['Garden', 'Bay windows to the front', 'No onward chain']);
    expect(reading.pictures).toHaveLength(6);
    expect(reading.pictures[0]).toEqual({
      kind: 'photo',
      url: 'https://www.example.co.uk/media/edwardian-dawn',
      caption: 'The front, from Oak Road',
    });
    expect(reading.pictures.at(-1)).toEqual({
      kind: 'floor_plan',
      url: 'https://www.example.co.uk/media/plan-semi',
    });
  });

  test('says of each fact where on the page it was', () => {
    const foundTexts = readOne(agentPage).cells.map(({ fact, foundIn }) => [fact, foundIn]);
    expect(foundTexts).toContainEqual(['price', 'json_ld']);
    expect(readOne(poorPage).cells).toContainEqual({ fact: 'noOfBedrooms', text: '2', foundIn: 'title' });
  });

  test('reads microdata', () => {
    expect(readFacts(microdataPage)).toEqual({
      price: '310000',
      line1: 'Mill Cottage',
      line2: 'Beck Lane',
      town: 'Bingley',
      postcode: 'BD16 4AB',
      noOfBedrooms: '2',
    });
  });

  test('reads what a title says where the page says nothing else', () => {
    expect(readFacts(poorPage)).toEqual({
      noOfBedrooms: '2',
      propertyType: 'flat',
      line1: 'Harbour Street',
      town: 'Whitby',
      description: 'Sea views from every room.',
    });
  });

  test.each([
    ['a list', listPage],
    ['two homes', jsonLd({ '@type': 'House', name: 'A' }, { '@type': 'House', name: 'B' })],
  ])('takes none of the homes of %s', (_, html) => {
    expect(readPage(readHtml(html), url)).toBe('several');
  });

  test('takes the home whose address is the page’s among others', () => {
    const other = {
      '@type': 'Product',
      name: 'Other',
      url: 'https://www.example.co.uk/homes/2',
      offers: { price: 1 },
    };
    const own = { '@type': 'Product', name: 'Own', url: `${url}/`, offers: { price: 300000 } };
    expect(readFacts(jsonLd(other, own))).toEqual({ price: '300000' });
  });

  test('finds no home on a page about something else', () => {
    expect(saysHome(readOne(aboutPage))).toBe(false);
  });

  test.each([
    [
      'a rent',
      {
        '@type': 'House',
        offers: { price: 950, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' },
      },
      { deal: 'to let' },
    ],
    [
      'a price by the month',
      { '@type': 'House', offers: { priceSpecification: { price: 950, unitCode: 'MON' } } },
      { price: '950', deal: 'to let' },
    ],
    [
      'other money',
      { '@type': 'House', offers: { price: 450000, priceCurrency: 'EUR' } },
      { price: 'EUR 450000' },
    ],
    [
      'a sold home',
      { '@type': 'House', offers: { availability: 'https://schema.org/SoldOut' } },
      { status: 'sold' },
    ],
    [
      'an address in one line',
      { '@type': 'House', address: '14 Oak Road, Headingley, Leeds LS6 3HN' },
      { line1: '14 Oak Road', line2: 'Headingley', town: 'Leeds', postcode: 'LS6 3HN' },
    ],
    ['metres', { '@type': 'House', floorSize: { value: 110, unitCode: 'MTK' } }, { squareMetres: '110' }],
    [
      'a kind beside the type',
      { '@type': 'House', accommodationCategory: 'Detached house' },
      { propertyType: 'Detached house' },
    ],
  ])('reads %s', (_, thing, facts) => {
    expect(readFacts(jsonLd(thing))).toMatchObject(facts);
  });

  test('doesn’t take rooms for bedrooms, nor “house” for a kind of home', () => {
    expect(readFacts(jsonLd({ '@type': 'House', numberOfRooms: 6, name: 'A house' }))).toEqual({});
  });

  test.each([
    ['JSON that is none', '<script type="application/ld+json">{"@type":</script>'],
    [
      'JSON that refers to itself',
      jsonLd({ '@graph': [{ '@type': 'House', '@id': '#a', mainEntity: { '@id': '#a' } }] }),
    ],
    [
      'deep JSON',
      `<script type="application/ld+json">${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}</script>`,
    ],
    ['deep microdata', '<div itemscope itemprop="a">'.repeat(20_000)],
    ['a page of nothing but opening signs', '<'.repeat(500_000)],
  ])('survives %s', (_, html) => {
    expect(readOne(html).pictures).toEqual([]);
  });

  test.each([
    ['of start and end tags that don’t fit', `${'<b>'.repeat(60_000)}${'</i>'.repeat(60_000)}`],
    ['whose kind of home has no end', jsonLd({ '@type': 'House', category: 'a'.repeat(300_000) })],
    [
      'whose microdata has a kind without an end',
      `<div itemscope itemtype="https://schema.org/House"><meta itemprop="category" content="${'a '.repeat(300_000)}"></div>`,
    ],
    ['whose title is all signs', `<title>${'&amp;'.repeat(500_000)}</title>`],
    [
      'of one thing that is named again and again',
      jsonLd({
        '@graph': [
          { '@type': 'House', amenityFeature: Array.from({ length: 1_900 }, () => ({ '@id': '#a' })) },
          { '@id': '#a', value: Array.from({ length: 100_000 }, String) },
        ],
      }),
    ],
  ])('reads a page %s within a second', (_, html) => {
    const began = performance.now();
    expect(readOne(html).pictures).toEqual([]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('reads what stands before tags that nest too deep', () => {
    expect(readFacts(`${jsonLd({ '@type': 'House', price: 1 })}${'<b>'.repeat(1_000)}`)).toEqual({
      price: '1',
    });
  });

  test('takes no fact from a property that is named as objects’ own ones are', () => {
    const additionalProperty = [
      { name: 'constructor', value: 'x' },
      { name: '__proto__', value: 'x' },
    ];
    expect(readFacts(jsonLd({ '@type': 'House', additionalProperty }))).toEqual({});
  });

  test('keeps pictures with web addresses alone, each once', () => {
    const image = [
      '/a.jpg',
      '/a.jpg',
      'data:image/png;base64,AA',
      'javascript:alert(1)',
      `/${'a'.repeat(2_000)}`,
      '/floorplan-1.png',
    ];
    expect(readOne(jsonLd({ '@type': 'House', image })).pictures).toEqual([
      { kind: 'photo', url: 'https://www.example.co.uk/a.jpg' },
      { kind: 'floor_plan', url: 'https://www.example.co.uk/floorplan-1.png' },
    ]);
  });
});
