import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

/**
 * `npm run phone:countries`: writes the numbering plans that phone numbers are read by, out of the library's table of
 * all countries. Numbers of other countries are taken by the shape that all numbers have.
 */
const countries = [
  'GB',
  'GG',
  'JE',
  'IM',
  'IE',
  'AT',
  'BE',
  'CH',
  'CY',
  'DE',
  'DK',
  'ES',
  'FR',
  'GR',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'TR',
  'VA',
  'AE',
  'AU',
  'CN',
  'HK',
  'IN',
  'NG',
  'NZ',
  'PK',
  'SG',
  'US',
  'ZA',
];
const Table = z.object({
  version: z.number(),
  country_calling_codes: z.record(z.string(), z.array(z.string())),
  countries: z.record(z.string(), z.unknown()),
});

const source = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.min.json');
const table = Table.parse(JSON.parse(readFileSync(source, 'utf8')));
const isChosen = (country: string): boolean => countries.includes(country);
const codes = Object.entries(table.country_calling_codes);
const plans = {
  version: table.version,
  country_calling_codes: Object.fromEntries(
    codes
      .map(([code, named]) => [code, named.filter(isChosen)] as const)
      .filter(([, named]) => named.length > 0),
  ),
  countries: Object.fromEntries(Object.entries(table.countries).filter(([country]) => isChosen(country))),
  nonGeographic: {},
};
const otherCodes = codes.flatMap(([code, named]) => (named.some(isChosen) ? [] : [code]));
writeFileSync('functions/kernel/phone-countries.json', `${JSON.stringify({ plans, otherCodes })}\n`);
