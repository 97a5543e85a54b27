import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Nation } from '../../events/vocabulary.ts';
import { hasSameAddress, listAddressKeys } from '../../functions/listings/properties/domain/address-key.ts';
import { toPlainStreet } from '../../functions/listings/properties/domain/house-parts.ts';
import { Address, DraftInput } from '../../functions/listings/properties/domain/listing.ts';
import { listLookupClaims } from '../../functions/listings/properties/domain/lookup-claims.ts';

interface Place {
  readonly line1?: string;
  readonly line2?: string;
  readonly town?: string;
  readonly uprn?: string;
  readonly nation?: Nation;
}
const at = (houseNo: string, place: Place = {}) => ({
  houseNo,
  postcode: 'LS6 3HN',
  address: { line1: 'Oak Road', town: 'Leeds', nation: 'england' as const, ...place },
});

type Pair = [houseNo: string, other: string, place?: Place];
const oneHome: readonly Pair[] = [
  ['14', 'No. 14'],
  ['14', 'no 14'],
  ['14', 'Nr 14'],
  ['14', 'Nº 14'],
  ['14', '№14'],
  ['14', '#14'],
  ['14', 'number 14'],
  ['14', 'Number Fourteen'],
  ['14', 'House 14'],
  ['14', '014'],
  ['14', '１４'],
  ['14', '١٤'],
  ['14', '14\u200b'],
  ['14', '14,'],
  ['14', '14 (whole house)'],
  ['14', '14 - the entire property'],
  ['14', '14 Oak Road'],
  ['14', '14, Oak Rd.'],
  ['14', '14 oak rd, LEEDS'],
  ['14', '14 Oak Road, Leeds LS6 3HN'],
  ['14', '14 Elm Road'],
  ['14', 'Orchard Cottage, 14'],
  ['14', '14 (Orchard Cottage)'],
  ['14', '14 LS63HN'],
  ['Orchard Cottage', 'Orchard Cottage, 14'],
  ['5446', '5 446'],
  ['5446', '54 46'],
  ['5446', '5,446'],
  ['5446', '5446 Rose Cottage'],
  ['12A', '12 A'],
  ['12A', '12a'],
  ['12A', '12-A'],
  ['12A', '12/a'],
  ['12A', '012 a'],
  ['12A', '12А'],
  ['12A', 'Flat A, 12'],
  ['12½', '12 ½'],
  ['12½', '12 1/2'],
  ['12½', '12 and a half'],
  ['1–3', '1-3'],
  ['1–3', '1 to 3'],
  ['1–3', '1 & 3'],
  ['01-03', '1 — 3'],
  ['Flat 2, 14', 'apartment 2 14'],
  ['Flat 2, 14', '14, flat 2'],
  ['Flat 2, 14', 'Apt. 2, 14'],
  ['Flat 2, 14', 'Unit 2, 14'],
  ['Flat 2, 14', 'Flat No. 2, 14'],
  ['Flat 2, 14', 'Flat two, 14'],
  ['Flat B3, 14', 'flat b3 14'],
  ['Plot 5', 'plot no 5'],
  ['Flat 2, 14', '2, 14'],
  ['Flat 2, 14', 'FLAT 02 No 14'],
  ['Flat 2, 14', 'Flat 2, Oak Court, 14'],
  ['Flat 2, 14', 'Flat 2 - 14 Oak Road'],
  ['Flat 2/1, 14', '2/1, 14'],
  ['Flat 2/1, 14', '2/1 14'],
  ['Flat 2/1, 14', '14, 2/1'],
  ['Flat 2/1, 14', 'flat 2/1 at 14', { nation: 'scotland' }],
  ['Flat 2/1, 14', '2F1, 14', { nation: 'scotland' }],
  ['Flat 1/2, 14', '14 1/2', { nation: 'scotland' }],
  ['Flat 2/1, 14', '14/2/1', { nation: 'scotland' }],
  ['Flat 3, 14', '14/3', { nation: 'scotland' }],
  ['Flat 0/1, 14', 'G/1, 14', { nation: 'scotland' }],
  ['First Floor Flat, 14', '1st floor flat, 14'],
  ['First Floor Flat, 14', '14 First Floor'],
  ['Ground Floor Flat, 14', 'GFF, 14'],
  ['First Floor Flat, 14', '14, first floor apartment'],
  ['Basement Flat, 14', 'Basement, 14'],
  ['Flat 1, Ground Floor, 14', 'Flat 1, 14'],
  ['Annexe, 14', 'The Annex, 14'],
  ['Flat 4, Oak Court', 'Oak Court Flat 4'],
  ['Flat 4, Oak Court', 'Oak Ct, Apartment 4'],
  ['Flat 4, Oak Court', '4 Oak Court'],
  ['Flat 4, Oak Court', 'Flat 4 Oak Court, 14'],
  ['Flat 2, Block C, Oak Court', 'Oak Court, Block C, Flat 2'],
  ['St John’s', "St John's"],
  ['St John’s', 'St Johns'],
  ['St John’s', 'Saint Johns'],
  ['Tŷ Gwyn', 'Ty Gwyn'],
  ['Tŷ Gwyn', 'T\u0177 gwyn'.normalize('NFD')],
  ['Tŷ Gwyn', 'Tygwyn'],
  ['The Old Rectory', 'Old Rectory'],
  ['The Old Rectory', 'old rectory, Oak Road'],
  ['Rose Cottage', ' rose  cottage'],
  ['Rose Cottage', 'Rose-Cottage'],
  ['Rose Cottage', 'Rosе Cottage'],
  ['Cœur House', 'Coeur House'],
  ['Rose & Crown House', 'Rose and Crown Hse'],
  ['Dún Álainn', 'Dun Alainn', { nation: 'northern_ireland' }],
];

const twoHomes: readonly Pair[] = [
  ['12½', '12'],
  ['12½', '112'],
  ['12½', '12A'],
  ['12¼', '12½'],
  ['2', 'Flat 2'],
  ['14', '14a'],
  ['14a', '14b'],
  ['14', '140'],
  ['14', '1-4'],
  ['1-3', '1'],
  ['1-3', '1-5'],
  ['Flat 2, 14', '14'],
  ['Flat 2, 14', 'Flat 3, 14'],
  ['Flat 2, 14', 'Flat 2, 16'],
  ['Flat 2, 14', 'Flat 14, 2'],
  ['Flat 2/1, 14', 'Flat 1/2, 14'],
  ['Flat 2/1, 14', 'Flat 2/1, 16'],
  ['2/1, 14', '2/2, 14', { nation: 'scotland' }],
  ['14/3', '14/4', { nation: 'scotland' }],
  ['First Floor Flat, 14', 'Second Floor Flat, 14'],
  ['Basement Flat, 14', 'Garden Flat, 14'],
  ['Basement Flat, 14', '14'],
  ['Flat above, 14', '14'],
  ['Plot 5', '5'],
  ['Plot 5', 'Plot 6'],
  ['B3', 'B4'],
  ['½', '2'],
  ['Annexe, 14', '14'],
  ['The Coach House, 14', '14'],
  ['Land at 14', '14'],
  ['Flat 4, Oak Court', 'Flat 4, Elm Court'],
  ['Flat 4, Oak Court', 'Flat 5, Oak Court'],
  ['Flat 2, Block C, Oak Court', 'Flat 2, Block A, Oak Court'],
  ['4 Oak Court', '5 Oak Court'],
  ['1 Rose Cottages', '2 Rose Cottages'],
  ['Tŷ Mawr', 'Tô Mawr'],
  ['Tŷ Mawr', 'Tŷ Gwyn'],
  ['The Old Rectory', 'The New Rectory'],
  ['The Old Rectory', 'The Rectory'],
  ['Rose Cottage', 'Rose House'],
  ['मकान', 'घर'],
  ['桜の家', '梅の家'],
  ['Дом', 'Сад'],
  ['花', '14'],
];

describe('hasSameAddress', () => {
  test.each<Pair>(oneHome)('takes %j and %j for one home', (houseNo, other, place) => {
    expect(hasSameAddress(at(houseNo, place), at(other, place))).toBe(true);
  });
  test.each<Pair>(twoHomes)('takes %j and %j for two homes', (houseNo, other, place) => {
    expect(hasSameAddress(at(houseNo, place), at(other, place))).toBe(false);
  });

  test('takes homes of different postcodes for two', () => {
    expect(hasSameAddress(at('14'), { ...at('14'), postcode: 'LS6 3HP' })).toBe(false);
  });
  test('takes homes of one UPRN for one, however it is padded', () => {
    expect(hasSameAddress(at('14', { uprn: '000123' }), at('The Lodge', { uprn: '123' }))).toBe(true);
  });
  test('keeps a house that is named as its street', () => {
    const place = { line1: 'Rose Cottage' };
    expect(hasSameAddress(at('Rose Cottage', place), at('The Rose Cottage', place))).toBe(true);
    expect(hasSameAddress(at('Rose Cottage', place), at('Elm Cottage', place))).toBe(false);
  });

  test('reads every spelling of a number as the same home', () => {
    const house = fc.record({
      number: fc.integer({ min: 1, max: 9_999 }),
      suffix: fc.constantFrom('', 'a', 'b', 'z'),
      flat: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
    });
    const spelling = fc.record({
      label: fc.constantFrom('', 'No ', 'No. ', 'nr ', 'House ', 'Number ', '00', '\u200b'),
      gap: fc.constantFrom('', ' ', '-'),
      isCapital: fc.boolean(),
      flatLabel: fc.constantFrom('Flat ', 'flat 0', 'Apartment ', 'Apt. ', 'UNIT '),
      isFlatFirst: fc.boolean(),
      comma: fc.constantFrom(', ', ' , ', '; '),
      end: fc.constantFrom('', ' Oak Road', ', Oak Rd', ' (whole property)', '  '),
      isWide: fc.boolean(),
    });
    type House = ReturnType<typeof house.generate>['value'];
    type Spelling = ReturnType<typeof spelling.generate>['value'];
    const spell = ({ number, suffix, flat }: House, form: Spelling): string => {
      const letters = form.isCapital ? suffix.toUpperCase() : suffix;
      const own = `${form.label}${number}${letters && `${form.gap}${letters}`}`;
      const unit = `${form.flatLabel}${flat}`;
      const text =
        flat === undefined
          ? own
          : form.isFlatFirst
            ? `${unit}${form.comma}${own}`
            : `${own}${form.comma}${unit}`;
      const whole = `${text}${form.end}`;
      return form.isWide
        ? whole.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
        : whole;
    };
    fc.assert(
      fc.property(house, spelling, spelling, (parts, form, otherForm) => {
        expect(hasSameAddress(at(spell(parts, form)), at(spell(parts, otherForm)))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(house, house, spelling, (parts, others, form) => {
        fc.pre(parts.number !== others.number && parts.flat === others.flat);
        expect(hasSameAddress(at(spell(parts, form)), at(spell(others, form)))).toBe(false);
      }),
    );
  });
});

describe('listAddressKeys', () => {
  test('has the UPRN when it is known', () => {
    expect(listAddressKeys(at('14', { uprn: '000123' }))).toEqual(['ls63hn/14', 'uprn/123']);
  });
  test('is never without a house', () => {
    const keys = fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (houseNo) => {
      fc.pre(/[\p{L}\p{N}]/u.test(houseNo));
      const all = listAddressKeys(at(houseNo));
      expect(all.length > 0 && all.every((key) => !key.endsWith('/'))).toBe(true);
    });
    fc.assert(keys);
  });
});

describe('toPlainStreet', () => {
  test.each([
    ['Oak Road', 'OAK RD.'],
    ['Oak Road', 'Oak Road,'],
    ['St Mary’s Close', "Saint Mary's Cl"],
    ['North Terrace', 'North Terr'],
  ])('is the same of %j and %j', (line, other) => expect(toPlainStreet(other)).toBe(toPlainStreet(line)));

  test.each([
    ['North Street', 'North Road'],
    ['Oak Road', 'Old Oak Road'],
  ])('tells %j from %j', (line, other) => expect(toPlainStreet(other)).not.toBe(toPlainStreet(line)));
});

describe('listLookupClaims', () => {
  const known = (houseNo: string, uprn: string) => ({
    houseNo,
    line1: 'Oak Road',
    town: 'Leeds',
    uprn,
    nation: 'england' as const,
    latitude: 53.8,
    longitude: -1.5,
  });
  const addresses = [
    known('14', '1'),
    known('14A', '2'),
    known('Flat 1, 16', '3'),
    known('Flat 2, 16', '4'),
    known('16', '5'),
    known('9', '6'),
    known('Rose Cottage', '7'),
  ];
  const uprns = (houseNo: string, uprn?: string) =>
    listLookupClaims(
      { ...at(houseNo), address: { ...at(houseNo).address, latitude: 53.8, longitude: -1.5, uprn } },
      addresses,
    ).filter((key) => key.startsWith('uprn/'));

  test.each([
    ['14', ['uprn/1']],
    ['14 Oak House', ['uprn/1']],
    ['14x', ['uprn/1']],
    ['14a', ['uprn/2']],
    ['Flat 2, 16', ['uprn/4']],
    ['2, Oak Court, 16', ['uprn/4']],
    ['Flat 7, 16', ['uprn/5']],
    ['9½', []],
    ['18', []],
    ['The Lodge', []],
  ])('knows which address %j may be', (houseNo, expected) => expect(uprns(houseNo)).toEqual(expected));
  test('leaves a home alone whose UPRN is known', () => expect(uprns('14', '99')).toEqual([]));
});

describe('Address', () => {
  const stored = {
    line1: 'Oak Road @ the Green',
    town: 'Leeds',
    nation: 'england',
    latitude: 53.8,
    longitude: -1.5,
  };

  test('reads what was stored before the rule for signs, which holds what is typed', () => {
    expect(Address.safeParse(stored).success).toBe(true);
    expect(DraftInput.safeParse({ address: stored }).success).toBe(false);
  });
});
