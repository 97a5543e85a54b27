import { describe, expect, test } from 'vitest';
import { createFacts } from '../../functions/finding/portals/domain/incoming/file-home.ts';
import {
  readArea,
  readCount,
  readPrice,
} from '../../functions/finding/portals/domain/incoming/file-numbers.ts';
import { splitHouse } from '../../functions/finding/portals/domain/incoming/house-line.ts';
import { toIncomingHome } from '../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { removeMarkup } from '../../functions/finding/portals/domain/incoming/plain-text.ts';

describe('the numbers of a file', () => {
  test.each([
    ['£450,000', { price: 450_000 }],
    ['450000.00', { price: 450_000 }],
    ['450 000 GBP', { price: 450_000 }],
    ['450k', { price: 450_000 }],
    ['£1.25m', { price: 1_250_000 }],
    ['OIRO £450,000', { price: 450_000, qualifier: 'offers_in_region_of' }],
    ['Offers in excess of £450,000', { price: 450_000, qualifier: 'offers_in_excess_of' }],
    ['£450,000 guide price', { price: 450_000, qualifier: 'guide_price' }],
    ['POA', { qualifier: 'poa' }],
    ['Price on application', { qualifier: 'poa' }],
    ['£400,000 - £425,000', undefined],
    ['ring us', undefined],
    ['450000.50', undefined],
    ['€350,000', undefined],
    ['$350,000', undefined],
    ['EUR 350000', undefined],
    ['£1,200 pcm', undefined],
    ['£350,000 (service charge £1,200 pa)', undefined],
    ['£350,000 Paisley', { price: 350_000 }],
  ])('read the price %j', (text, price) => expect(readPrice(text)).toEqual(price));

  test.each([
    ['3', 3],
    ['3.0', 3],
    ['3 beds', 3],
    ['0', 0],
    ['51', undefined],
    ['three', undefined],
    ['-1', undefined],
  ])('read the count %j', (text, count) => expect(readCount(text)).toBe(count));

  test.each([
    ['84', 'squareMetres', 84],
    ['1,250 sq ft', 'squareMetres', 116.1],
    ['904', 'squareFeet', 84],
    ['84 m²', 'squareFeet', 84],
    ['116 m² (1,250 sq ft)', 'squareMetres', 116],
    ['1,250 sq ft (116 m²)', 'squareMetres', 116.1],
    ['84 m² plus loft', 'squareMetres', 84],
    ['84 square metres', 'squareFeet', 84],
    ['904 square feet', 'squareMetres', 84],
    ['84 plus loft', 'squareMetres', 84],
    ['2', 'squareMetres', undefined],
    ['large', 'squareMetres', undefined],
  ] as const)('read the area %j', (text, unit, area) => expect(readArea(text, unit)).toBe(area));
});

test.each([
  [
    ['', '14 Oak Road', 'Headingley'],
    ['14', 'Oak Road', 'Headingley'],
  ],
  [
    ['', '14, Oak Road', ''],
    ['14', 'Oak Road', ''],
  ],
  [
    ['', '14a-16 Oak Road', ''],
    ['14a-16', 'Oak Road', ''],
  ],
  [
    ['', 'Flat 2, 14 Oak Road', ''],
    ['Flat 2, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Flat 2 Oak Court', ''],
    ['Flat 2', 'Oak Court', ''],
  ],
  [
    ['', '14', 'Oak Road, Headingley'],
    ['14', 'Oak Road', 'Headingley'],
  ],
  [
    ['', 'Flat 2, 14', 'Oak Road, Headingley'],
    ['Flat 2, 14', 'Oak Road', 'Headingley'],
  ],
  [
    ['', 'Flat 2', '14 Oak Road, Headingley'],
    ['Flat 2, 14', 'Oak Road', 'Headingley'],
  ],
  [
    ['', 'Flat 2', 'Oak Court'],
    ['Flat 2', 'Oak Court', ''],
  ],
  [
    ['Flat 2', '14 Oak Road', ''],
    ['Flat 2, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Apt 2, 14 Oak Road', ''],
    ['Apt 2, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Suite 2, 14 Oak Road', ''],
    ['Suite 2, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Studio Road', 'Headingley'],
    ['', 'Studio Road', 'Headingley'],
  ],
  [
    ['', 'Orchard House', 'Oak Pl, Headingley'],
    ['Orchard House', 'Oak Pl', 'Headingley'],
  ],
  [
    ['', 'Orchard House', 'Oak Road, Headingley'],
    ['Orchard House', 'Oak Road', 'Headingley'],
  ],
  [
    ['', 'Orchard House, Oak Road', ''],
    ['Orchard House', 'Oak Road', ''],
  ],
  [
    ['', 'Oak Road', 'Headingley'],
    ['', 'Oak Road', 'Headingley'],
  ],
  [
    ['', 'Orchard House, 14 Oak Road', ''],
    ['Orchard House, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Orchard House', '14 Oak Road'],
    ['Orchard House, 14', 'Oak Road', ''],
  ],
  [
    ['', 'Flat 2, Oak Court, 14 Oak Road', ''],
    ['Flat 2, Oak Court, 14', 'Oak Road', ''],
  ],
  [
    ['14', '14 Oak Road', 'Headingley'],
    ['14', 'Oak Road', 'Headingley'],
  ],
  [
    ['Flat 2, 14', '14 Oak Road', ''],
    ['Flat 2, 14', 'Oak Road', ''],
  ],
  [
    ['9', '14 Acre Lane', ''],
    ['9', '14 Acre Lane', ''],
  ],
] as const)('splitHouse takes the house out of %j', ([houseNo, line1, line2], [house, street, area]) =>
  expect(splitHouse({ houseNo, line1, line2 })).toEqual({ houseNo: house, line1: street, line2: area }),
);

test.each([
  ['A<br>B<br/>C', 'A\nB\nC'],
  ['<p>A</p><p>B &amp; C</p>', 'A\nB & C'],
  ['&pound;5 &#8217;s 3 < 4', '£5 ’s 3 < 4'],
  ['<ul><li>A</li><li>B</li></ul>', '– A\n– B'],
  ['A  \t\n\nB', 'A\n\nB'],
])('removeMarkup leaves the text of %j', (html, text) => expect(removeMarkup(html)).toBe(text));

test.each([
  ['description', '<br'.repeat(1_600_000)],
  ['description', ' '.repeat(4_800_000).concat('a')],
  ['price', '1'.repeat(4_800_000).concat('a')],
  ['line1', 'é'.repeat(4_800_000).concat('1')],
  ['houseNo', '1 '.repeat(2_400_000)],
  ['town', '"'.repeat(4_800_000)],
] as const)('a file that is full of one %s is read at once and says what is cut', (fact, text) => {
  const began = performance.now();
  const { remarks } = toIncomingHome({
    at: 'Row 2',
    facts: createFacts([[fact, { column: fact, text: `x${text}` }]]),
    features: [text],
    media: [],
  });
  expect(performance.now() - began).toBeLessThan(4_000);
  expect(remarks).toContainEqual({
    column: fact,
    text: expect.stringMatching(/has 4,800,\d{3} characters/),
  });
  expect(remarks.map((remark) => remark.text)).toContain(
    'A feature is longer than 1,000 characters. We take its beginning.',
  );
});
