import { writeFileSync } from 'node:fs';
import { packDegrees } from '../../functions/people/places/domain/packing.ts';
import { splitOutcode, readOutcodes } from './read-outcodes.ts';

/**
 * Writes functions/people/places/domain/outcodes.json from a CSV file of outcodes:
 * `node infra/places/make-outcodes.ts <file>`. It is dense because it is read at each cold start and counts
 * towards the size of bundles: codes in ranges, nations in runs, and positions of four characters as
 * `packing.ts` has them. Run `make-towns.ts` after it.
 */
/** `AB10 11 12` as `AB10-12`. */
function packCodes(codes: readonly string[]): string {
  const packed: string[] = [];
  let [area, last] = ['', -1];
  for (const code of codes) {
    const next = splitOutcode(code);
    const follows = next.area === area && next.letter === '' && next.number === last + 1;
    if (follows) packed.splice(-1, 1, `${packed.at(-1)?.replace(/-\d+$/, '') ?? ''}-${next.number}`);
    else packed.push(`${next.area === area ? '' : next.area}${next.number}${next.letter}`);
    [area, last] = [next.area, next.letter === '' ? next.number : -1];
  }
  return packed.join(' ');
}

const packRuns = (letters: string): string =>
  letters.replaceAll(/(.)\1*/g, (run, letter: string) => `${run.length}${letter}`);

const [, , source = ''] = process.argv;
const rows = readOutcodes(source);

writeFileSync(
  new URL('../../functions/people/places/domain/outcodes.json', import.meta.url),
  `${JSON.stringify(
    {
      codes: packCodes(rows.map(({ code }) => code)),
      nations: packRuns(rows.map(({ nation }) => nation).join('')),
      positions: rows.map(packDegrees).join(''),
    },
    null,
    2,
  )}\n`,
);
