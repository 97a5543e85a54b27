/**
 * How passports write letters that no accent can be taken from (ICAO 9303, part 3), with the plain letter that many
 * people type instead.
 */
const latinSpellings =
  'ä:a,ae å:a,aa æ:ae ö:o,oe ø:o,oe œ:oe ü:u,ue ß:ss ð:d,dh þ:th đ:d,dj ł:l ı:i ħ:h ŋ:n,ng ŧ:t ĸ:k,q ə:a,e ɓ:b ɗ:d ƙ:k ƴ:y ɛ:e ɔ:o ɣ:g ʋ:v ĳ:ij';
const cyrillicSpellings =
  'а:a б:b в:v г:g,h ґ:g д:d ђ:d,dj е:e,ye ё:e,yo,io є:ie,ye ж:zh з:z и:i,y і:i ї:i,yi й:i,y ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ў:u ф:f х:kh,h ц:ts,c ч:ch ш:sh щ:shch,sht ъ:ie, ы:y ь: э:e ю:iu,yu,ju я:ia,ya,ja';
const greekSpellings =
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y,u φ:f χ:ch ψ:ps ω:o';

const spellings = new Map(
  [latinSpellings, cyrillicSpellings, greekSpellings]
    .flatMap((list) => list.split(' '))
    .map((entry) => {
      const [letter = '', texts = ''] = entry.split(':');
      return [letter, texts.split(',')] as const;
    }),
);

/** Spellings that are compared; a name with more letters of several spellings keeps its first ones. */
const maxSpellings = 256;

/** Marks that change no letter; the vowel signs of Indian and Thai names stay. */
const accents = /(?=\p{M})[\p{sc=Zinh}\p{sc=Arab}\p{sc=Cyrl}\p{sc=Hebr}]/gu;

const listLetterSpellings = (letter: string): readonly string[] => {
  const plain = letter.normalize('NFKD').replaceAll(accents, '');
  return spellings.get(letter) ?? spellings.get(plain) ?? [plain];
};

/** Every spelling of a word that one person's documents may have, in small letters without accents. */
export function listSpellings(word: string): ReadonlySet<string> {
  let texts: readonly string[] = [''];
  for (const letter of word.normalize('NFC').toLowerCase().normalize('NFC')) {
    const endings = listLetterSpellings(letter);
    texts = texts.flatMap((text) => endings.map((ending) => text + ending)).slice(0, maxSpellings);
  }
  return new Set(texts);
}

/**
 * The spellings in plain Latin capitals that a form without accents takes: with one letter for each, and as passports
 * write them. Empty for a name of a script that has no one spelling.
 */
export function listPlainSpellings(name: string): readonly string[] {
  const letters = Array.from(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/['’‘ʼ`´]/g, "'"),
  );
  const spell = (nth: 0 | -1): string =>
    letters
      .map((letter) => listLetterSpellings(letter).at(nth) ?? '')
      .join('')
      .replaceAll(/[.\u200C\u200D]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toUpperCase();
  return [...new Set([spell(0), spell(-1)])].filter((spelling) =>
    /^[A-Z0-9' -]*[A-Z][A-Z0-9' -]*$/.test(spelling),
  );
}
