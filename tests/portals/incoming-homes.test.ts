import { describe, expect, test } from 'vitest';
import { PriceQualifier, PropertyType, Tenure } from '../../events/vocabulary.ts';
import { listAdvertMedia } from '../../functions/finding/portals/domain/advert-media.ts';
import { buildBlmFile } from '../../functions/finding/portals/domain/blm-file.ts';
import {
  createFacts,
  type FileFact,
  FileFault,
} from '../../functions/finding/portals/domain/incoming/file-home.ts';
import { isLetting, readType } from '../../functions/finding/portals/domain/incoming/file-words.ts';
import { toIncomingHome } from '../../functions/finding/portals/domain/incoming/incoming-home.ts';
import { readBlm } from '../../functions/finding/portals/domain/incoming/read-blm.ts';
import { readIdTime } from '../../functions/kernel/data/ids.ts';
import { keysOf } from '../../functions/kernel/keys.ts';
import { DraftInput } from '../../functions/listings/properties/domain/listing.ts';
import { createProperty, noon } from '../properties/property-examples.ts';

const find = (facts: Partial<Record<FileFact, string>>, features: readonly string[] = []) =>
  toIncomingHome({
    at: 'Row 2',
    facts: createFacts(
      keysOf(facts).map((fact) => [fact, { column: fact.toUpperCase(), text: facts[fact] ?? '' }]),
    ),
    features,
    media: [],
  });

const header = "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\nProperty Count : 2\n";
const names = ['AGENT_REF', 'ADDRESS_1', 'ADDRESS_2', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'SUMMARY', 'PRICE'];
const row = (reference: string, summary = 'Bright') =>
  [reference, '14', 'Oak Road', 'Leeds', 'LS6', '3HN', summary, '325000'].join('^');
const blm = (data: string, start = header) =>
  `${start}#DEFINITION#\n${names.join('^')}^~\n#DATA#\n${data}#END#\n`;
const readOne = (text: string) => readBlm(text).homes.map(toIncomingHome);

describe('readBlm', () => {
  test('reads what we write ourselves', () => {
    const property = createProperty({
      addressShown: 'full',
      propertyType: 'end_of_terrace',
      tenure: 'share_of_freehold',
      priceQualifier: 'offers_in_excess_of',
      features: ['fireplace', 'en_suite'],
      newBuild: true,
    });
    const home = {
      reference: property.id,
      property,
      as: 'available' as const,
      media: listAdvertMedia(property, 'https://gable.example', readIdTime),
    };
    const { homes, remarks } = readBlm(buildBlmFile([home, home], noon));
    expect(remarks).toEqual([]);
    expect(homes).toHaveLength(2);
    const [found] = homes.map(toIncomingHome);
    expect(found).toMatchObject({
      title: '14 Oak Road, Leeds',
      lines: { line1: 'Oak Road', line2: 'Headingley', town: 'Leeds' },
      remarks: [],
      refusal: undefined,
    });
    expect(found?.facts).toMatchObject({
      houseNo: '14',
      postcode: 'LS6 3HN',
      price: 325_000,
      priceQualifier: 'offers_in_excess_of',
      noOfBedrooms: 3,
      noOfBathrooms: 1,
      propertyType: 'end_of_terrace',
      tenure: 'share_of_freehold',
      features: ['fireplace', 'en_suite'],
      newBuild: true,
      description: property.description,
    });
    expect(found?.media[0]).toMatchObject({ kind: 'photo', name: expect.stringContaining('https://') });
  });

  test.each(['14', 'Flat 2, 14', 'Flat 2', '14a-16', 'Orchard House'])(
    'reads the house %j of our own file back',
    (houseNo) => {
      const property = createProperty({ houseNo, addressShown: 'full' });
      const home = { reference: property.id, property, as: 'available' as const, media: [] };
      const [found] = readOne(buildBlmFile([home], noon));
      expect(found).toMatchObject({ facts: { houseNo }, lines: { line1: 'Oak Road', line2: 'Headingley' } });
    },
  );

  test('leaves the town out of the lines of the street and the area', () => {
    const columns = 'ADDRESS_1^ADDRESS_2^ADDRESS_3^TOWN';
    const [home] = readOne(`${header}#DEFINITION#\n${columns}^~\n#DATA#\n14^Oak Road^LEEDS^Leeds^~\n#END#`);
    expect(home).toMatchObject({ facts: { houseNo: '14' }, lines: { line1: 'Oak Road', town: 'Leeds' } });
    expect(home?.lines.line2).toBeUndefined();
  });

  test.each<readonly [string, string, number]>([
    ['a last field without its mark', blm(`${row('A1')}~\n${row('A2')}~\n`), 2],
    ['every field with its mark', blm(`${row('A1')}^~\n${row('A2')}^~\n`), 2],
    ['line breaks inside a field', blm(`${row('A1', 'Bright\r\nand warm')}^~\n${row('A2')}^~\n`), 2],
    ['the sign of a row inside a text', blm(`${row('A1', 'Bright ~ and warm')}^~\n${row('A2')}^~\n`), 2],
    [
      'the sign of a row twice inside a text',
      blm(`${row('A1', 'Bright ~ and ~ warm')}^~\n${row('A2')}^~\n`),
      2,
    ],
    [
      'headings with spaces, Windows lines',
      blm(`${row('A1')}^~\n${row('A2')}^~\n`).replaceAll('\n', '\r\n'),
      2,
    ],
    [
      'marks of its own',
      blm(`${row('A1')}^~\n${row('A2')}^~\n`)
        .replaceAll('^', '|')
        .replaceAll('~', '¬'),
      2,
    ],
    ['marks without quotes', blm(`${row('A1')}^~\n${row('A2')}^~\n`).replaceAll("'", ''), 2],
    ['no header', blm(`${row('A1')}^~\n`, ''), 1],
  ])('takes %s', (_, text, count) => {
    const homes = readOne(text);
    expect(homes).toHaveLength(count);
    for (const home of homes)
      expect(home).toMatchObject({
        title: '14 Oak Road, Leeds',
        refusal: undefined,
        facts: { price: 325_000 },
      });
  });

  test('refuses a row in which a text has the sign of a field, and no other row', () => {
    const [first, second] = readOne(blm(`${row('A1', 'Bright ^ warm')}^~\n${row('A2')}^~\n`));
    expect(first?.refusal).toContain('9 fields in place of 8');
    expect(second?.refusal).toBeUndefined();
  });

  test('says that homes or the end are missing', () => {
    const cut = blm(`${row('A1')}^~\n`).replace('#END#\n', '');
    expect(readBlm(cut).remarks).toEqual([
      'The file ends without #END#, so its end may be missing.',
      'The file says that it has 2 homes. We found 1.',
    ]);
  });

  test.each(['', 'Postcode,Price\n', '#HEADER#\nVersion : 3\n'])('refuses %j', (text) =>
    expect(() => readBlm(text)).toThrow(FileFault),
  );

  test('says in words what its codes mean that have no word of ours', () => {
    const names = 'PROP_SUB_ID^TENURE_TYPE_ID^PRICE_QUALIFIER^PRICE';
    const [home] = readOne(`${header}#DEFINITION#\n${names}^~\n#DATA#\n26^3^15^ring us^~\n#END#`);
    expect(
      home?.remarks.map(({ column, text, advice }) => `${column}: ${text} ${advice}`).toSorted(),
    ).toEqual([
      'Price qualifier: “Offers invited” isn’t one of our price qualifiers. Choose one in step 2.',
      'Price: “ring us” isn’t a price that we can read. Enter it in step 2.',
      'Property type: “House” isn’t one of our kinds of home. Choose the closest in step 2.',
      'Tenure: “Feudal” isn’t one of our tenures. Choose one in step 2.',
    ]);
  });

  test('tells photos, plans and energy certificates apart', () => {
    const media = [
      'MEDIA_IMAGE_00',
      'MEDIA_IMAGE_TEXT_00',
      'MEDIA_IMAGE_60',
      'MEDIA_IMAGE_TEXT_60',
      'MEDIA_IMAGE_61',
      'MEDIA_IMAGE_TEXT_61',
      'MEDIA_FLOOR_PLAN_00',
      'MEDIA_DOCUMENT_50',
      'MEDIA_DOCUMENT_TEXT_50',
    ];
    const values = [
      'A_IMG_00.jpg',
      'Front',
      'A_IMG_60.jpg',
      'HIP',
      'A_IMG_61.jpg',
      'EPC',
      'A_FLP_00.jpg',
      'A_DOC_50.pdf',
      'EPC',
    ];
    const text = `${header}#DEFINITION#\n${media.join('^')}^~\n#DATA#\n${values.join('^')}^~\n#END#`;
    expect(readBlm(text).homes[0]?.media).toEqual([
      { kind: 'photo', name: 'A_IMG_00.jpg', caption: 'Front' },
      { kind: 'epc', name: 'A_IMG_61.jpg' },
      { kind: 'floor_plan', name: 'A_FLP_00.jpg' },
      { kind: 'epc', name: 'A_DOC_50.pdf' },
    ]);
  });
});

describe('the words of a file', () => {
  test.each(PropertyType.options.filter((type) => type !== 'other'))(
    'read the type %s back',
    (propertyType) => expect(readType(propertyType)).toBe(propertyType),
  );
  test.each([...Tenure.options])('read the tenure %s back', (tenure) =>
    expect(find({ tenure }).facts.tenure).toBe(tenure),
  );
  test.each([...PriceQualifier.options])('read the qualifier %s back', (priceQualifier) =>
    expect(find({ priceQualifier }).facts.priceQualifier).toBe(priceQualifier),
  );

  test.each([
    ['Semi-Detached House', 'semi_detached'],
    ['SEMI DETACHED', 'semi_detached'],
    ['Apartment', 'flat'],
    ['Ground Floor Flat', 'flat'],
    ['End Terrace', 'end_of_terrace'],
    ['Townhouse', 'town_house'],
    ['28', 'flat'],
    ['4', 'detached'],
    ['0', null],
    ['House', undefined],
    ['26', undefined],
  ])('read the type %j', (text, type) => expect(readType(text)).toBe(type));

  test.each(['2', 'Lettings', 'To let', 'For rent', 'Let'])('know a letting: %s', (deal) =>
    expect(isLetting(deal)).toBe(true),
  );
  test.each(['1', 'Sale', 'For sale', ''])('know a sale: %j', (deal) => expect(isLetting(deal)).toBe(false));
});

describe('toIncomingHome', () => {
  test('takes over what the wizard takes, and leaves the rest to it', () => {
    const { facts, remarks } = find(
      {
        houseNo: '14',
        line1: 'Oak Road',
        town: 'Leeds',
        postcode: 'ls63hn',
        price: 'Offers over £325,000',
        noOfBedrooms: '3',
        propertyType: 'Terraced',
        tenure: 'Freehold',
        squareFeet: '904',
        councilTaxBand: 'Band C',
        newBuild: 'no',
        tour: 'https://youtu.be/abcdefghijk',
        description: 'Bright<br>and warm',
      },
      ['Fireplace', 'No onward chain', 'Close to the tram'],
    );
    expect(remarks).toEqual([]);
    expect(facts).toEqual({
      houseNo: '14',
      postcode: 'LS6 3HN',
      price: 325_000,
      priceQualifier: 'offers_over',
      noOfBedrooms: 3,
      propertyType: 'terraced',
      tenure: 'freehold',
      floorAreaSqm: 84,
      keyFacts: { councilTaxBand: 'C' },
      newBuild: false,
      videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
      features: ['fireplace'],
      chainFree: true,
      description: [{ value: { mainDescription: 'Bright\nand warm\n\n– Close to the tram' } }],
    });
    expect(() => DraftInput.parse(facts)).not.toThrow();
  });

  test('says by column what it can’t read, and still gives a draft that is taken', () => {
    const { facts, remarks } = find({
      houseNo: '<b>14</b>',
      line1: 'O'.repeat(90),
      postcode: 'Leeds',
      price: '£5',
      priceQualifier: 'Best bids',
      noOfBedrooms: 'several',
      propertyType: 'Castle',
      tenure: 'Mine',
      squareMetres: 'huge',
      councilTaxBand: 'Z',
      newBuild: 'maybe',
      tour: 'https://example.com/tour',
      status: '1',
      description: 'a'.repeat(10_050),
    });
    expect(remarks.map(({ column }) => column).toSorted()).toEqual([
      'COUNCILTAXBAND',
      'DESCRIPTION',
      'HOUSENO',
      'LINE1',
      'NEWBUILD',
      'NOOFBEDROOMS',
      'POSTCODE',
      'PRICE',
      'PRICEQUALIFIER',
      'PROPERTYTYPE',
      'SQUAREMETRES',
      'STATUS',
      'TENURE',
      'TOUR',
    ]);
    expect(remarks).toContainEqual({ column: 'PRICE', text: '“£5” isn’t between £1,000 and £500,000,000.' });
    expect(DraftInput.parse(JSON.parse(JSON.stringify(facts)))).toEqual({
      description: [{ value: { mainDescription: 'a'.repeat(10_000) } }],
    });
  });

  test.each([
    [{ deal: '2' }, 'to let'],
    [{ deal: 'Lettings' }, 'to let'],
    [{ status: '5' }, 'to let'],
    [{ status: 'leased' }, 'to let'],
    [{ price: '£1,200 pcm' }, 'to let'],
    [{ price: '£1,200pcm' }, 'to let'],
    [{ price: '1200 p.c.m.' }, 'to let'],
    [{ price: '£277 PW' }, 'to let'],
    [{ price: '£14,400 pa' }, 'to let'],
    [{ price: '£1,200 per calendar month' }, 'to let'],
    [{ price: '£1,200/month' }, 'to let'],
    [{ price: '£1,200 pcm (£277 pw)' }, 'to let'],
    [{ status: 'sold' }, 'is sold'],
  ])('refuses %j', (facts, why) =>
    expect(find(facts)).toMatchObject({ refusal: expect.stringContaining(why) }),
  );

  test.each(['£350,000 (service charge £1,200 pa)', '€350,000', '£1,200,000', 'Paris Street £350,000'])(
    'takes a home for %j',
    (price) => expect(find({ price }).refusal).toBeUndefined(),
  );

  test('names a home by what is known of it', () => {
    expect(find({ line1: '14 Oak Road', town: 'Leeds' }).title).toBe('14 Oak Road, Leeds');
    expect(find({ postcode: 'LS6 3HN' }).title).toBe('LS6 3HN');
    expect(find({ reference: 'OAK14' }).title).toBe('OAK14');
    expect(find({}).title).toBe('Row 2');
  });
});
