import type { Font } from 'fontkit';
import type { PaperFont } from '../paper-coverage.ts';
import { findPaperFont, splitLetters } from '../printable.ts';
import { fonts, hasLetters, selectFont, type Weight } from './fonts.ts';
import { openScriptFonts } from './script-fonts.ts';

/**
 * Selects the font of each letter of a document's texts. Letters of one text that the site's fonts have share one of
 * them, because mixed letters within a word look like a mistake.
 */
export function createFontSelection(): (text: string, weight: Weight) => (letter: string) => Font {
  const openFont = openScriptFonts();
  return (text, weight) => {
    const siteLetters = splitLetters(text).filter((letter) => isOfSite(findPaperFont(letter)));
    const shared = selectFont(siteLetters.join(''), weight);
    return (letter) => {
      const name = findPaperFont(letter) ?? 'figtree';
      if (name === 'noto') return fonts.noto;
      if (name !== 'figtree') return openFont(name);
      return hasLetters(shared, letter) ? shared : fonts[weight];
    };
  };
}

const isOfSite = (name: PaperFont | undefined): boolean => name === 'figtree' || name === 'noto';
