/** Letters of other alphabets by the Latin letter that they look like (Unicode confusables, UTS 39). */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'ЬвβƄ',
    c: 'сϲᴄ',
    d: 'ԁɗ',
    e: 'еєɛ℮',
    f: 'ϝſ',
    g: 'ɡց',
    h: 'һнհ',
    i: 'іιıɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏⅼ',
    m: 'мμ',
    n: 'пոηɴ',
    o: 'оοσօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'гᴦ',
    s: 'ѕꜱ',
    t: 'тτ',
    u: 'υսʋ',
    v: 'ѵν',
    w: 'ԝωш',
    x: 'хχ',
    y: 'уүγ',
    z: 'ᴢζ',
  }).flatMap(([latin, others]) => Array.from(others, (letter) => [letter, latin] as const)),
);
const otherLetters = /[^\p{ASCII}\s\p{P}\p{S}]/gu;

/** The word in Latin letters, where only some of its letters look as if they were. */
function unmaskWord(word: string): string {
  if (!/[a-z\d]/i.test(word) || !/\P{ASCII}/u.test(word)) return word;
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(otherLetters, (letter) => {
      const latin = lookAlikes[letter.toLowerCase()];
      if (latin === undefined) return letter;
      return letter === letter.toLowerCase() ? latin : latin.toUpperCase();
    });
}

const invisible = /\p{Default_Ignorable_Code_Point}|(?![\t\n])\p{Cc}|\u2800/gu;
/** Digits with spaces or hyphens between them, and the letters that are written for zero and one. */
const digitRuns = /(?<![\p{L}\d])[\doOlI](?:[ -]?[\doOlI])*(?![\p{L}\d])/gu;
const minDigitsWithLetters = 5;

function restoreDigits(run: string): string {
  const digits = run.replaceAll(/\D/g, '').length;
  if (digits < 2) return run;
  const zeros = run.replaceAll(/(?<=\d[ -]?[oO]{0,4})[oO](?=[oO]{0,4}[ -]?\d)|^[oO](?=[oO]{0,4}\d{2})/g, '0');
  return digits < minDigitsWithLetters ? zeros : zeros.replaceAll(/[oO]/g, '0').replaceAll(/[lI]/g, '1');
}

/**
 * Normalises a text: one form of each character, without invisible ones, with Latin letters for those that only look
 * like them, and with the letter O as zero in numbers.
 */
export function normalizeForRules(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[\p{L}\p{M}\p{N}]+/gu, unmaskWord)
    .replaceAll(digitRuns, restoreDigits);
}

const lettersBySign: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** The text with digits and signs in words as the letters that they stand for, and spelled words written together. */
export function readWords(plain: string): string {
  return plain
    .replaceAll(
      /(?<=\p{L})[013457@$!](?=\p{L})|(?<=\p{L})[013457](?![\p{L}\d-])/gu,
      (sign) => lettersBySign[sign] ?? sign,
    )
    .replaceAll(
      /(?<![\p{L}\d.'-]|(?<![\p{L}\d])\p{L}[ ._*])\p{L}(?:[ ._*-]\p{L}){2,}(?![\p{L}\d'-])/gu,
      (spelled) => spelled.replaceAll(/[^\p{L}]/gu, '').replace(/^no(?=\p{L}{3})/iu, '$& '),
    );
}

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  nought: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, treble: 3 };
/** At least six digits, so that "a two-bedroom flat, one of six" passes. */
const minSpelledLength = 6;
const minSpelledDigits = 3;
const minPhoneDigits = 10;

interface SpelledNumber {
  digits: string;
  words: number;
  spelled: number;
}

/**
 * The numbers of a text that are spelled digit by digit, as digits: `oh seven seven double zero` is `07700`.
 */
export function findSpelledNumbers(plain: string): string[] {
  const found: SpelledNumber[] = [];
  let open: SpelledNumber = { digits: '', words: 0, spelled: 0 };
  let times = 1;
  const close = () => {
    found.push(open);
    open = { digits: '', words: 0, spelled: 0 };
    times = 1;
  };
  for (const word of plain.toLowerCase().split(/[\s,-]+/)) {
    const digit = digitWords[word.replace(/[.!?;:]$/, '')];
    if (repeats[word] !== undefined) times = repeats[word];
    else if (digit !== undefined || /^\d{1,12}$/.test(word)) {
      open.digits += (digit ?? word).repeat(times);
      open.words += 1;
      if (digit !== undefined) open.spelled += 1;
      times = 1;
    } else if (open.words > 0) close();
    if (/[.!?;:]$/.test(word)) close();
  }
  close();
  return found
    .filter(
      ({ digits, words, spelled }) =>
        (words >= minSpelledLength || digits.length >= minPhoneDigits) && spelled >= minSpelledDigits,
    )
    .map(({ digits }) => digits);
}
