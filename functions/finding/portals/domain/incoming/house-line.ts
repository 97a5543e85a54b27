import { streetWords } from '../../../../listings/properties/domain/house-words.ts';

interface HouseLines {
  readonly houseNo: string;
  readonly line1: string;
  readonly line2: string;
}

const number = String.raw`\d+[a-z]?(?:\s?[-/]\s?\d+[a-z]?)?`;
const flat = String.raw`(?:flat|apartment|apt|unit|maisonette|studio)\s+[\da-z]+`;
/** `14 Oak Road`, `Flat 2, 14 Oak Road`, `14, Oak Road`. */
const numbered = new RegExp(String.raw`^((?:${flat},?\s+)?${number}|${flat}),?\s+(?=\S)(.+)$`, 'i');

const shortStreets: ReadonlySet<string> = new Set([
  'rd',
  'ave',
  'av',
  'ln',
  'dr',
  'cl',
  'cres',
  'gdns',
  'sq',
  'terrace',
  'mews',
  'place',
  'green',
  'row',
  'court',
]);

/** Whether a line ends as streets do. */
function isStreet(line: string): boolean {
  const last = /[\p{L}]+(?=\W*$)/u.exec(line.toLowerCase())?.[0] ?? '';
  return streetWords.has(last) || shortStreets.has(last);
}

/** The house’s number or name, where a file has it in the line of the street. */
export function splitHouse({ houseNo, line1, line2 }: HouseLines): HouseLines {
  if (houseNo !== '') return { houseNo, line1, line2 };
  const [, house = '', street = ''] = numbered.exec(line1) ?? [];
  if (street !== '') return { houseNo: house, line1: street, line2 };
  const [next = '', ...more] = line2.split(',').map((part) => part.trim());
  // `Orchard House`, and the street in the line after it.
  if (!isStreet(line1) && isStreet(next)) return { houseNo: line1, line1: next, line2: more.join(', ') };
  const [, name = '', road = ''] = /^([^,]+),\s*(.+)$/.exec(line1) ?? [];
  return isStreet(road) && !isStreet(name)
    ? { houseNo: name, line1: road, line2 }
    : { houseNo, line1, line2 };
}
