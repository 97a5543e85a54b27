import { writeFileSync } from 'node:fs';
import { packText } from '../../functions/kernel/packed-text.ts';
import lists from './district-lists.json' with { type: 'json' };

/**
 * Writes functions/people/places/domain/districts.json from district-lists.json, which has the parts of each large town with
 * their postcode districts, as `Brixton SW2,SW9`: `node infra/places/make-districts.ts`. Names and codes compress better
 * apart. Run `make-towns.ts` after it.
 *
 * The lists are compiled by hand and compared with GeoNames' table of postcodes (CC BY 4.0, as of
 * https://github.com/symerio/postal-codes-data at commit 3a94317). London has its boroughs, too, where no part has the
 * name.
 */
const towns = Object.entries(lists).map(([town, list]) => ({
  town,
  parts: list.split('|').map((part) => {
    const space = part.lastIndexOf(' ');
    return { name: part.slice(0, space), codes: part.slice(space + 1) };
  }),
}));

writeFileSync(
  new URL('../../functions/people/places/domain/districts.json', import.meta.url),
  `${JSON.stringify(
    {
      names: packText(
        towns.map(({ town, parts }) => [town, ...parts.map(({ name }) => name)].join('|')).join('\n'),
      ),
      codes: packText(towns.map(({ parts }) => parts.map(({ codes }) => codes).join('|')).join('\n')),
    },
    null,
    2,
  )}\n`,
);
