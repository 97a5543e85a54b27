import { describe, expect, test } from 'vitest';
import { choosePrintable, isPrintable, replaceUnprintable } from '../../functions/kernel/printable.ts';

const printable = [
  'Ann O’Neill-Ŵyn',
  'Ọlájídé Ṣadé',
  'Kɔkui Ɛdzɔ́',
  'Ülviyyə Rəsulova',
  'Đặng Hữu Ước',
  'Ευαγγελία',
  'Ярослава',
  'Անահիտ',
  'ქეთევან',
  'ትዕግስት',
  '刘洋、陳怡君',
  '髙橋 さゆり サユリ',
  '최민서',
  'خدیجہ نوری',
  'علی\u200cاکبر',
  'أحْمَد',
  'רִבְקָה פרידמן',
  'अंजली मिश्रा',
  'তানজিলা',
  'જિજ્ઞેશ',
  'சுந்தரமூர்த்தி',
  'ພູວົງ',
  'ចាន់ ដារ៉ា',
];
const unprintable = [
  ['Gurmukhi', 'ਜਸਲੀਨ'],
  ['Telugu', 'వెంకటేష్'],
  ['Kannada', 'ಮಂಜುನಾಥ'],
  ['Malayalam', 'അനിൽ'],
  ['Sinhala', 'නිමල්'],
  ['Burmese', 'အောင်ကျော်'],
  ['Thai', 'กมลวรรณ'],
  ['Dhivehi', 'އަޙްމަދު'],
  ['Tibetan', 'ཚེ་རིང'],
  ['a rare Chinese character', '𠮷田'],
  ['a script of few', 'ᏣᎳᎩ'],
  ['a picture', 'Lee 🐉'],
] as const;

describe('papers', () => {
  test.each(printable)('can print %s', (name) => {
    expect(isPrintable(name)).toBe(true);
    expect(replaceUnprintable(name)).toBe(name);
  });

  test.each(unprintable)('can’t print %s', (_, name) => {
    expect(isPrintable(name)).toBe(false);
    expect(isPrintable(`Lee ${name}`)).toBe(false);
  });

  test('can’t print a letter with an accent that its font lacks', () => {
    expect(isPrintable('王\u0301')).toBe(false);
    expect(isPrintable('ש\u093e')).toBe(false);
  });

  test('say once for each word that they can’t print its letters', () => {
    expect(replaceUnprintable('Mr ਜਸਲੀਨ ਕੌਰ,\nLeeds 🏡🏡')).toBe(
      'Mr [letters we can’t print] [letters we can’t print],\nLeeds [emoji][emoji]',
    );
  });

  test('name a person by the first name that they can print', () => {
    expect(choosePrintable(['ਜਸਲੀਨ', '', undefined, 'jas@example.com'])).toBe('jas@example.com');
    expect(choosePrintable(['佳奈', 'kana@example.com'])).toBe('佳奈');
    expect(choosePrintable(['ਜਸਲੀਨ'])).toBeUndefined();
  });
});
