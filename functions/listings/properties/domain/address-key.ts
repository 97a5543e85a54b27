import type { Nation } from '../../../../events/vocabulary.ts';
import { type HouseParts, readHouse } from './house-parts.ts';
import type { Property } from './property.ts';

type HomeAddress = Pick<Property, 'houseNo' | 'postcode'> & {
  readonly address: Partial<Pick<Property['address'], 'line1' | 'line2' | 'town' | 'county' | 'uprn'>> & {
    readonly nation?: Nation | undefined;
  };
};

/** Whether two addresses are of one home, however they were typed. */
export function hasSameAddress(home: HomeAddress, other: HomeAddress): boolean {
  const keys = new Set(listAddressKeys(home));
  return listAddressKeys(other).some((key) => keys.has(key));
}

/**
 * The keys that two listings of one home share, however they were typed: the UPRN when it is known, and the
 * postcode with what the house number says. A home has several keys where its number and its name each identify
 * it, or where a spelling can be read in two ways.
 */
export function listAddressKeys({ houseNo, postcode, address }: HomeAddress): string[] {
  const { line1, line2, town, county, uprn, nation } = address;
  const code = postcode.replaceAll(' ', '').toLowerCase();
  const elsewhere = [line1, line2, town, county, postcode, code].filter((line) => line !== undefined);
  const parts = readHouse(houseNo, { elsewhere, nation });
  const keys = [...new Set(listHouseKeys(parts))].map((key) => `${code}/${key}`);
  if (parts.units.length + parts.numbers.length === 0 && !parts.name)
    keys.push(`${code}/${houseNo.trim().toLowerCase()}`);
  return uprn ? [...keys, `uprn/${uprn.replace(/^0+/, '')}`] : keys;
}

function listHouseKeys({ units, numbers, name, isNameFirst, isNameApart, isBlock }: HouseParts): string[] {
  const number = numbers.at(-1);
  const unit = units.join('.');
  if (unit)
    return [
      ...(number === undefined ? [] : [`${unit}|${number}`]),
      ...(name ? [`${unit}|${name}`] : []),
      ...(number === undefined && !name ? [`flat ${unit}`] : []),
      // `Flat A, 14` is `14A` on most doors.
      ...(number !== undefined && /^[a-z]$/.test(unit) && /\d$/.test(number) ? [`${number}${unit}`] : []),
    ];
  if (number === undefined) return name ? [name] : [];
  if (numbers.length > 1) return listUnlabelledKeys(numbers, name);
  if (!name) return [number];
  // `4 Oak Court` is a flat of the court, `Oak Court, 4` may be one; `14 Rose Cottage` is number 14.
  return [
    ...(isNameFirst || !isBlock ? [number] : []),
    `${number}|${name}`,
    ...(isNameFirst && isNameApart && !isBlock ? [name] : []),
  ];
}

/** Two numbers are a flat and its house, whichever has the stroke of a flat, or one number with a space in it. */
function listUnlabelledKeys(numbers: readonly string[], name: string): string[] {
  const stairs = numbers.find((number) => number.includes('/'));
  const unit = stairs ?? numbers[0] ?? '';
  const house = numbers.findLast((number) => number !== unit) ?? unit;
  return [
    `${unit}|${house}`,
    ...(name ? [`${unit}|${name}`] : []),
    ...(stairs === undefined ? [numbers.join('')] : []),
  ];
}
