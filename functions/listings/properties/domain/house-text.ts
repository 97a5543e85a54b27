import { replaceLookAlikes } from '../../../people/accounts/domain/name-key.ts';

const vulgarFraction = /\s*([¼-¾⅐-⅞])/g;
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** The value of a decimal digit of any script; each script has its ten in a row. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1)) && value < 9) {
    code -= 1;
    value += 1;
  }
  return String(value);
}

/**
 * A house number or name in one spelling of its characters: small Latin letters without accents, other scripts
 * with theirs, ASCII digits, no apostrophes and nothing invisible. `12½` becomes `12x1of2`.
 */
export function toPlainHouseText(text: string): string {
  return replaceLookAlikes(
    text
      .replaceAll(
        vulgarFraction,
        (_, fraction: string) => `x${fraction.normalize('NFKC').replace('⁄', 'of')}`,
      )
      .replaceAll('⁄', '/')
      .replaceAll(/[′’‘ʼʹ`´＇]/g, "'")
      .normalize('NFKD')
      .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replaceAll(invisible, '')
      .toUpperCase(),
  )
    .toLowerCase()
    .replaceAll(/[^\P{Nd}0-9]/gu, toAsciiDigit)
    .replaceAll("'", '')
    .replaceAll(/[\u2010-\u2015\u2212\u2043_]/g, '-')
    .replaceAll('&', ' and ')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('#', ' no ')
    .replaceAll(/(?<!\d)x(?=\dof\d)/g, '0x');
}
