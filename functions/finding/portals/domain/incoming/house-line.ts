import { streetWords, unitWords, wholeWords } from '../../../../listings/properties/domain/house-words.ts';

interface HouseLines {
  readonly houseNo: string;
  readonly line1: string;
  readonly line2: string;
}

const number = String.raw`\d+[a-z]?(?:\s?[-/]\s?\d+[a-z]?)?`;
const flat = String.raw`(?:${[...unitWords].join('|')})\s+[\da-z]+`;
/** `14 Oak Road`, `Flat 2, 14 Oak Road`, `14, Oak Road`. */
const numbered = new RegExp(String.raw`^((?:${flat},?\s+)?${number}|${flat}),?\s+(?=\S)(.+)$`, 'i');
/** `14`, `Flat 2, 14`, `Flat 2`. */
const wholeHouse = new RegExp(String.raw`^(?:(?:${flat},?\s+)?${number}|${flat})$`, 'i');
const numberOfHouse = new RegExp(String.raw`^(?:${flat},?\s+)?(${number})$`, 'i');
const numberBeforeStreet = new RegExp(String.raw`^(${number})\s+(?=\S)(.+)$`, 'i');

/** The last words of streets that buildings have, too. */
const rowWords: ReadonlySet<string> = new Set(['terrace', 'mews', 'place', 'green', 'row', 'court']);

/** Whether a line ends as streets do. */
function isStreet(line: string): boolean {
  const last = /(?<!\p{L})\p{L}+(?=\W*$)/u.exec(line.toLowerCase())?.[0] ?? '';
  const word = wholeWords.get(last) ?? last;
  return streetWords.has(word) || rowWords.has(word);
}

/** The house’s number or name, where a file has it in the line of the street or in a line of its own. */
export function splitHouse(lines: HouseLines): HouseLines {
  return moveNumber(lines.houseNo === '' ? takeHouse(lines) : lines);
}

/** Of `Flat 2` and `Oak Court, 14 Oak Road`, all but the street are parts of the house: the street is shown to everyone. */
function moveNumber({ houseNo, line1, line2 }: HouseLines): HouseLines {
  const parts = line1.split(',').map((part) => part.trim());
  const nth = parts.findIndex((part) => numberBeforeStreet.test(part));
  const [, found = '', street = ''] = numberBeforeStreet.exec(parts[nth] ?? '') ?? [];
  const known = numberOfHouse.exec(houseNo)?.[1];
  // A number of its own, as before the street `5 Ways`.
  if (houseNo === '' || street === '' || (known !== undefined && known !== found))
    return { houseNo, line1, line2 };
  const names = [houseNo, ...parts.slice(0, nth), ...(known === undefined ? [found] : [])];
  return { houseNo: names.join(', '), line1: [street, ...parts.slice(nth + 1)].join(', '), line2 };
}

function takeHouse({ houseNo, line1, line2 }: HouseLines): HouseLines {
  const [next = '', ...more] = line2.split(',').map((part) => part.trim());
  const after = { houseNo: line1, line1: next, line2: more.join(', ') };
  if (wholeHouse.test(line1) && !isStreet(line1)) return after;
  const [, house = '', street = ''] = numbered.exec(line1) ?? [];
  if (street !== '') return { houseNo: house, line1: street, line2 };
  // `Orchard House`, and the street in the line after it.
  if (!isStreet(line1) && isStreet(next)) return after;
  const [, name = '', road = ''] = /^([^,]+),\s*(.+)$/.exec(line1) ?? [];
  return isStreet(road) && !isStreet(name)
    ? { houseNo: name, line1: road, line2 }
    : { houseNo, line1, line2 };
}
