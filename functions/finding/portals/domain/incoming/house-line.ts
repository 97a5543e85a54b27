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
const flatAlone = new RegExp(`^${flat}$`, 'i');

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
  const { houseNo, line1, line2 } = lines.houseNo === '' ? takeHouse(lines) : lines;
  const [, house = '', street = ''] = (flatAlone.test(houseNo) && numbered.exec(line1)) || [];
  // Of `Flat 2` and `14 Oak Road`, the number is a part of the house: the street is shown to everyone.
  return /^\d/.test(house)
    ? { houseNo: `${houseNo}, ${house}`, line1: street, line2 }
    : { houseNo, line1, line2 };
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
