import { describe, expect, test } from 'vitest';
import {
  cutDescription,
  describeProperty,
  formatPropertyTitle,
} from '../../functions/reach/site-pages/domain/property-summary.ts';

const described = (mainDescription: string, noOfBedrooms = 3) =>
  describeProperty({ noOfBedrooms, description: [{ value: { mainDescription } }] });

describe('cutDescription', () => {
  test('leaves a text that fits, on one line', () => {
    expect(cutDescription('  A house.\n\nAnd a  garden. ')).toBe('A house. And a garden.');
    expect(cutDescription('x'.repeat(160))).toBe('x'.repeat(160));
  });

  test('ends after a whole word within 160 characters, without its comma', () => {
    const text = cutDescription('Light rooms, a long garden, '.repeat(20));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/(rooms|long|garden|a|Light)…$/);
    expect(cutDescription(`${'x'.repeat(150)}, ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(150)}…`);
  });

  test('cuts a word that fills the line', () => {
    expect(cutDescription('x'.repeat(300)).length).toBeLessThanOrEqual(160);
  });
});

describe('the summary of a property', () => {
  test.each([
    [0, 'A quiet studio.'],
    [1, '1 bedroom. A quiet studio.'],
    [3, '3 bedrooms. A quiet studio.'],
  ])('begins with its bedrooms: %i', (rooms, text) => {
    expect(described('A quiet\nstudio.', rooms)).toBe(text);
  });

  test('has the price in the title, unless the seller keeps it', () => {
    const page = { title: 'Oak Road, Leeds', outcode: 'LS6', price: 325_000 };
    expect(formatPropertyTitle({ ...page, priceQualifier: 'offers_over' })).toBe(
      'Oak Road, Leeds LS6, £325,000',
    );
    expect(formatPropertyTitle({ ...page, priceQualifier: 'poa' })).toBe(
      'Oak Road, Leeds LS6, Price on application',
    );
  });
});
