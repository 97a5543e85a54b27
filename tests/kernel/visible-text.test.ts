import { describe, expect, test } from 'vitest';
import { removeInvisible, toVisibleText } from '../../events/visible-text.ts';
import { lineUpTo, textUpTo } from '../../events/vocabulary.ts';
import { DraftInput } from '../../functions/listings/properties/domain/listing.ts';

describe('a text without ink', () => {
  test.each([
    '\u200B',
    '\u200C\u200D',
    '\u200E\u200F',
    '\u2060\uFEFF',
    '\u00AD',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u2800',
    '\u{E0041}\u{E0042}',
    '\uFE0F',
    '\u{E0100}',
    '\u0301',
    '\u034F',
    '\u180E',
    '\uFFFC',
    ' \u00A0\u2003\u3000 ',
    '\u200B \u2800\n\u3164',
    '\u0000\u0007',
    '\u202E\u202C',
    '',
  ])('is empty: %j', (text) => {
    expect(textUpTo(80).parse(text)).toBe('');
    expect(textUpTo(80).min(1).safeParse(text).success).toBe(false);
  });
});

describe('a text that people write', () => {
  test.each([
    'Siân’s flat, ½ mile from King’s Cross',
    '👨‍👩‍👧 and 🤷🏽‍♀️ and 🏳️‍🌈',
    '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Cymru am byth',
    '❤️ 1️⃣ ☎️ ✔︎',
    'می‌خواهم خانه‌ای بخرم',
    'क्‍ष and ന്‍',
    'প্রিয়া, ਗੁਰਪ੍ਰੀਤ, สุชาติ, Adébáyọ̀',
    'שלום\u200F! 3 חדרים',
    '葛\u{E0100}飾区',
    '😀',
    '?',
    '7',
  ])('stays as it is: %s', (text) => {
    expect(removeInvisible(text)).toBe(text);
    expect(toVisibleText(text)).toBe(text);
  });

  test.each([
    ['077\u200B00', '07700'],
    ['Oak\u00AD Road\uFEFF', 'Oak Road'],
    ['what\u200Dsapp', 'whatsapp'],
    ['14\u200E Oak Road', '14 Oak Road'],
    ['a\u{E0061}b', 'ab'],
    ['ho\uFE0Fme', 'home'],
    ['\u3164Ann', 'Ann'],
  ])('loses what only disguises it: %j', (text, visible) => {
    expect(lineUpTo(80).parse(text)).toBe(visible);
  });

  test.each([
    ['a\u0000b', 'ab'],
    ['one\u000Btwo\u2028three', 'one\ntwo\nthree'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['pay \u202Ereverse\u202C me', 'pay reverse me'],
    ['\u2066left\u2069', 'left'],
    ['tab\tstays', 'tab\tstays'],
  ])('has no control characters and nothing that turns it: %j', (text, visible) => {
    expect(textUpTo(80).parse(text)).toBe(visible);
  });
});

describe('an address as typed', () => {
  const houseNo = DraftInput.shape.houseNo.unwrap();
  const address = DraftInput.shape.address.unwrap();
  test.each([
    ['12½', 'St John’s Road'],
    ['Flat 2/1, 14', "King's Lynn"],
    ['Tŷ Gwyn', 'Ynys Môn'],
    ['1–3', 'Bœuf & Sons’ Yard (rear)'],
    ['#4: North', 'Ashby-de-la-Zouch'],
    ['ਗਲੀ 5', 'Llanfair P.G.'],
  ])('may be %s, %s', (number, line) => {
    expect(houseNo.parse(number)).toBe(number);
    expect(address.shape.line1.parse(line)).toBe(line);
    expect(address.shape.town.parse(line)).toBe(line);
  });

  test.each([
    'Oak </script><svg onload=alert(1)>',
    'Oak "Road"',
    'Oak {Road}',
    'Oak = Road',
    'Oak\\Road',
    '😀 Road',
    '`Oak`',
    '\u200B',
    '\u3164',
  ])('is no %s', (line) => {
    expect(houseNo.min(1).safeParse(line).success).toBe(false);
    expect(address.shape.line1.safeParse(line).success).toBe(false);
  });
});
