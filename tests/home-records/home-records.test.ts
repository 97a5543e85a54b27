import { describe, expect, test } from 'vitest';
import { isSameHome } from '../../functions/finding/home-records/domain/address-match.ts';
import { toPropertyType } from '../../functions/finding/home-records/domain/dwelling-type.ts';
import {
  type EnergyEntry,
  findBand,
  findCertificate,
  toEnergyRecord,
} from '../../functions/finding/home-records/domain/home-records.ts';

const entry = (different: Partial<EnergyEntry> = {}): EnergyEntry => ({
  certificateNumber: '1234-5678-9012-3456-7890',
  address: '14 Oak Road',
  rating: 'C',
  registeredOn: '2020-05-01',
  ...different,
});

describe('isSameHome', () => {
  test.each([
    ['14', '14 Oak Road', true],
    ['14', '14, OAK ROAD, LEEDS, LS6 3HN', true],
    ['14a', '14A Oak Road', true],
    ['Flat 2, 48', 'FLAT 2 AT 48, CHARLEVILLE ROAD', true],
    ['Apartment 2, Rose Court', 'Flat 2, Rose Court, Oak Road', true],
    ['Rose Cottage', 'Rose Cottage, Mill Lane', true],
    ['4', '14 Oak Road', false],
    ['14', '14a Oak Road', false],
    ['48', 'Flat 2, 48 Oak Road', false],
    ['2', 'Flat 2, 48 Oak Road', false],
    ['', '14 Oak Road', false],
  ])('%j and %j: %s', (houseNo, line, same) => {
    expect(isSameHome(houseNo, line)).toBe(same);
  });
});

describe('findCertificate', () => {
  test('takes the newest of the home', () => {
    const newer = entry({ registeredOn: '2024-01-01', rating: 'B' });
    expect(findCertificate({ houseNo: '14' }, [entry(), newer, entry({ address: '16 Oak Road' })])).toBe(
      newer,
    );
  });

  test('prefers the home’s UPRN, with or without leading zeros, to its number', () => {
    const other = entry({ address: 'The Gables, Oak Road', uprn: '000072000123' });
    expect(findCertificate({ houseNo: '14', uprn: '72000123' }, [entry(), other])).toBe(other);
  });

  test('finds nothing rather than a neighbour’s', () => {
    expect(findCertificate({ houseNo: '1' }, [entry()])).toBeUndefined();
  });
});

describe('toEnergyRecord', () => {
  test.each([
    ['2016-11-24', '2026-11-23', false],
    ['2016-11-23', '2026-11-22', true],
  ])('a certificate of %s is valid until %s; expired: %s', (registeredOn, expiresOn, isExpired) => {
    const record = toEnergyRecord(entry({ registeredOn }), {}, new Date('2026-11-23T12:00:00.000Z'));
    expect(record).toMatchObject({ expiresOn, isExpired });
  });
});

describe('findBand', () => {
  const list = {
    entries: [
      { address: '14, OAK ROAD, LEEDS, LS6 3HN', band: 'C' },
      { address: 'FLAT 1 AT 20, OAK ROAD, LEEDS, LS6 3HN', band: 'A' },
      { address: '22, OAK ROAD, LEEDS, LS6 3HN', band: 'B' },
      { address: '22, OAK GARDENS, LEEDS, LS6 3HN', band: 'D' },
    ],
    yearlyPence: { C: 1_888_89 },
    year: '2026/27',
  } as const;
  const tax = { ...list, entries: [...list.entries] };

  test('is the band of the home with what the council takes', () => {
    expect(findBand({ houseNo: '14' }, tax)).toEqual({
      status: 'found',
      band: 'C',
      yearlyPence: 1_888_89,
      year: '2026/27',
    });
    expect(findBand({ houseNo: 'Flat 1, 20' }, tax)).toEqual({ status: 'found', band: 'A' });
  });

  test.each(['22', '99'])('has no answer for %s, which two homes or no home have', (houseNo) => {
    expect(findBand({ houseNo }, tax)).toEqual({ status: 'none' });
  });
});

describe('toPropertyType', () => {
  test.each([
    ['Detached house', 'detached'],
    ['Semi-detached house', 'semi_detached'],
    ['SEMI DETACHED HOUSE', 'semi_detached'],
    ['Mid-terrace house', 'terraced'],
    ['Enclosed Mid-Terrace house', 'terraced'],
    ['End-terrace bungalow', 'terraced_bungalow'],
    ['Detached bungalow', 'detached_bungalow'],
    ['Top-floor flat', 'flat'],
    ['Ground-floor maisonette', 'maisonette'],
    ['Park home', 'park_home'],
    ['House', undefined],
    ['', undefined],
  ])('%j is %s', (dwelling, type) => {
    expect(toPropertyType(dwelling)).toBe(type);
  });
});
