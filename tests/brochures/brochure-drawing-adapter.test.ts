import { getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { drawBrochure } from '../../functions/reach/brochures/adapters/brochure-drawing.ts';
import { encodePrintPhoto, encodePrintPlan } from '../../functions/reach/brochures/adapters/print-picture.ts';
import type { Brochure } from '../../functions/reach/brochures/domain/brochure.ts';
import { drawHouseFront } from '../properties/photos.ts';
import { ids } from '../properties/property-examples.ts';

const madeAt = new Date('2026-11-21T12:00:00.000Z');
const brochure: Brochure = {
  id: ids.property,
  heading: 'For sale by its owner',
  title: 'Oak Road, Leeds',
  place: 'West Yorkshire, LS6',
  qualifier: 'Guide price',
  price: '£325,000',
  numbers: [
    ['Bedrooms', '3'],
    ['Type', 'Terraced'],
  ],
  traits: ['No onward chain'],
  paragraphs: ['A quiet house. It has a garden.'],
  photos: [],
  floorPlan: undefined,
  features: ['En suite'],
  factGroups: [{ title: 'Ownership and costs', rows: [['Tenure', 'Freehold']] }],
  position: { latitude: 53.82, longitude: -1.57, isHouse: false },
  path: '/property-details/oak-road-leeds-4KQ7',
};
type Pictures = Parameters<typeof drawBrochure>[1];
const none: Pictures = { photos: [], floorPlan: undefined };

beforeAll(() => vi.stubEnv('SITE_URL', 'https://gable.example'));

async function read(change: Partial<Brochure> = {}, pictures: Pictures = none) {
  const document = await getDocumentProxy(
    new Uint8Array(await drawBrochure({ ...brochure, ...change }, pictures, madeAt)),
  );
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      return {
        text: items
          .flatMap((item) => ('str' in item ? [item.str] : []))
          .join(' ')
          .replaceAll(/\s+/g, ' '),
        tree: JSON.stringify(await page.getStructTree()),
      };
    }),
  );
  return { document, pages };
}

describe('drawBrochure', () => {
  test('draws two tagged pages with a title, in British English', async () => {
    const { document, pages } = await read();
    const { info } = await getMeta(document);
    expect(info).toMatchObject({
      Title: 'Oak Road, Leeds, West Yorkshire, LS6: £325,000',
      Language: 'en-GB',
    });
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toMatch(
      /For sale by its owner.*Oak Road, Leeds.*£325,000.*Guide price.*Bedrooms 3.*A quiet house/,
    );
    expect(pages[1]?.text).toMatch(
      /The pin shows the street.*gable\.example\/property-details\/oak- ?road-leeds-4KQ7.*Tenure Freehold/,
    );
    expect(pages[0]?.tree).toContain('"role":"H1"');
    expect(pages[1]?.tree).toContain('"role":"TH"');
    expect(pages[1]?.tree).toContain(
      'QR code that opens https://gable.example/property-details/oak-road-leeds-4KQ7',
    );
  });

  test('is the same for the same home on the same day', async () => {
    const [first, second, later] = await Promise.all(
      [madeAt, madeAt, new Date('2026-12-24T12:00:00.000Z')].map((time) =>
        drawBrochure(brochure, none, time),
      ),
    );
    expect(second).toEqual(first);
    expect(later).not.toEqual(first);
  });

  test('stays on two pages with everything that a listing may have, and says what it leaves out', async () => {
    const photo = await drawHouseFront(1280, 853).webp().toBuffer();
    const bytes = await encodePrintPhoto(photo, { width: 640, height: 360 });
    const rows = Array.from(
      { length: 9 },
      (_, nth) => [`Fact ${nth}`, 'A long answer of the seller. '.repeat(6)] as const,
    );
    const { pages } = await read(
      {
        title: 'Flat 21, The Old Maltings at Saint Margaret’s Wharf, Newcastle upon Tyne',
        numbers: Array.from({ length: 8 }, (_, nth) => [`Number ${nth}`, '1,259 sq ft (117 m²)'] as const),
        paragraphs: Array.from({ length: 12 }, () => 'A sentence of the seller. '.repeat(30).trim()),
        features: Array.from({ length: 20 }, (_, nth) => `Feature ${nth}`),
        factGroups: ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, rows })),
      },
      {
        photos: Array.from({ length: 6 }, (_, nth) => ({ bytes, alt: `Photo ${nth + 1}` })),
        floorPlan: { ...(await encodePrintPlan(photo, { width: 1_250, height: 1_250 })), alt: 'Floor plan' },
      },
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain('The home’s page on Gable has the rest.');
    expect(pages[1]?.text).toContain('The home’s page on Gable has the other key facts.');
    expect(pages[0]?.tree).toContain('Photo 4');
    expect(pages[1]?.tree).toContain('Floor plan');
  });

  test.each([
    ['Ελληνικά και Русский', ['Ελληνικά και Русский']],
    ['日本語の家', ['日本語の家']],
    ['🏡 <b>&"', ['<b>&"']],
  ])('draws what a seller writes in other letters: %s', async (words, readable) => {
    const { pages } = await read({ title: words, paragraphs: [words], features: [words], traits: [words] });
    expect(pages).toHaveLength(2);
    for (const part of readable) expect(pages[0]?.text).toContain(part);
  });
});

describe('print pictures', () => {
  test('are JPEGs of the size of their place, and plans stay whole', async () => {
    const tall = await drawHouseFront(320, 900).webp().toBuffer();
    const photo = await encodePrintPhoto(tall, { width: 400, height: 200 });
    expect([photo[0], photo[1]]).toEqual([0xff, 0xd8]);
    expect(await encodePrintPlan(tall, { width: 400, height: 450 })).toMatchObject({
      width: 160,
      height: 450,
    });
  });
});
