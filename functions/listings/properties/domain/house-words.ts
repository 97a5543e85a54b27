const listWords = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words before the number of a flat. */
export const unitWords = listWords(
  'flat flats flt apartment apt appt app unit studio maisonette penthouse suite room',
);

/** Words before the letter or number of a part of a building, or of ground without a house number. */
export const partWords = listWords('block tower building phase stair plot pitch lot caravan berth mooring');

/** Words that say where in a building a flat is. */
export const floorWords = listWords(
  'floor lower upper ground first second third fourth fifth sixth top middle garden basement attic rear front left right above over',
);

/** Dwellings and land that belong to a numbered house and are homes of their own. */
export const besideWords = listWords(
  'annexe granny coach house lodge gatehouse stables stable cabin garage bungalow rear of land at to adjacent behind beside studio',
);
export const besideHeads = listWords(
  'annexe coach lodge gatehouse stables stable cabin garage rear land adjacent behind beside',
);

/** Words that add nothing to a number. */
export const fillers = listWords(
  'no nr nos num number numbers house home property dwelling residence premises whole entire full complete all of the at on only door address my our this is freehold building',
);

/** Articles and words for number, which one writes and the next leaves out. */
export const articles = listWords('the y yr no nr nos num number');

/** The last word of a building with several homes. */
export const blockWords = listWords(
  'court house mansions mansion apartments tower towers point heights building buildings block hall wharf mill quay cottages villas terrace row mews almshouses flats chambers residences place',
);

/** The last word of a street. */
export const streetWords = listWords(
  'road street avenue lane drive close way crescent gardens square grove hill walk parade rise park gate view st',
);

/** Short forms by their whole word; Saint and Street share theirs. */
export const wholeWords: ReadonlyMap<string, string> = new Map([
  ['rd', 'road'],
  ['street', 'st'],
  ['saint', 'st'],
  ['ave', 'avenue'],
  ['av', 'avenue'],
  ['ln', 'lane'],
  ['dr', 'drive'],
  ['cl', 'close'],
  ['ct', 'court'],
  ['crt', 'court'],
  ['cres', 'crescent'],
  ['gdns', 'gardens'],
  ['sq', 'square'],
  ['pl', 'place'],
  ['ter', 'terrace'],
  ['terr', 'terrace'],
  ['hse', 'house'],
  ['cott', 'cottage'],
  ['bldg', 'building'],
  ['bldgs', 'buildings'],
  ['apts', 'apartments'],
  ['mans', 'mansions'],
  ['annex', 'annexe'],
  ['gff', 'ground floor flat'],
  ['fff', 'first floor flat'],
  ['tff', 'top floor flat'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
  ['6th', 'sixth'],
]);

const spelledNumbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** `14` for `fourteen`, up to twenty. */
export function readSpelledNumber(word: string): string | undefined {
  const index = spelledNumbers.indexOf(word);
  return index < 0 ? undefined : String(index + 1);
}
