import * as z from 'zod';
import type { Nation } from '../../../../events/vocabulary.ts';
import type { AddressSuggestion } from './views.ts';

const text = z.string().trim().default('');
const degrees = z.coerce.number();

/** The fields used here of an address from Ideal Postcodes. */
export const ProviderAddress = z.object({
  line_1: text,
  building_number: text,
  building_name: text,
  sub_building_name: text,
  dependant_thoroughfare: text,
  thoroughfare: text,
  dependant_locality: text,
  post_town: text,
  county: text,
  country: text,
  uprn: z.coerce.string().default(''),
  latitude: degrees,
  longitude: degrees,
});
export type ProviderAddress = z.output<typeof ProviderAddress>;
export const ProviderAddresses = z.object({ result: z.array(ProviderAddress).max(1_000) });

const nations: Readonly<Record<string, Nation>> = {
  england: 'england',
  scotland: 'scotland',
  wales: 'wales',
  'northern ireland': 'northern_ireland',
};

/** Words that stay in lower case: `STOKE-ON-TRENT` becomes Stoke-on-Trent. */
const lowercaseWords: ReadonlySet<string> = new Set([
  'on',
  'upon',
  'in',
  'the',
  'of',
  'under',
  'by',
  'le',
  'and',
]);
const toTownCase = (town: string): string =>
  town
    .toLowerCase()
    .replaceAll(/[a-z']+/g, (word, at: number) =>
      at > 0 && lowercaseWords.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    );

/**
 * An address as the wizard offers it; `undefined` when the provider has no nation, street or house for it.
 */
export function toAddressSuggestion(found: ProviderAddress): z.input<typeof AddressSuggestion> | undefined {
  const nation = nations[found.country.toLowerCase()];
  const houseNo = [found.sub_building_name, found.building_name, found.building_number]
    .filter((part) => part !== '')
    .join(', ');
  const street = [found.dependant_thoroughfare, found.thoroughfare].filter((part) => part !== '').join(', ');
  const line1 = street || found.dependant_locality || found.line_1;
  if (!nation || !line1 || !houseNo) return undefined;
  return {
    houseNo,
    line1,
    line2: street && found.dependant_locality ? found.dependant_locality : undefined,
    town: toTownCase(found.post_town),
    county: found.county || undefined,
    uprn: found.uprn || undefined,
    nation,
    latitude: found.latitude,
    longitude: found.longitude,
  };
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The middle of some addresses, to four decimals; undefined without any. */
export function toMiddle(addresses: readonly Partial<Position>[]): Position | undefined {
  const known = addresses.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }],
  );
  if (known.length === 0) return undefined;
  const mean = (values: readonly number[]): number =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000;
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  };
}
