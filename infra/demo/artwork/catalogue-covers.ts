import { guides } from '../blog/index.ts';
import {
  drawEnergyBars,
  drawOpenDoor,
  drawSteppingStones,
  drawTenements,
  drawTerraceAtDusk,
} from './covers/houses.ts';
import {
  drawCoinStairs,
  drawFolder,
  drawKeyAndCoins,
  drawScales,
  drawSealedLetters,
} from './covers/papers.ts';
import { drawPhone, drawRemovalVan } from './covers/scenes.ts';
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';

const drawings: Readonly<Record<string, () => Sheet>> = {
  'how-to-price-your-home': drawTerraceAtDusk,
  'photograph-your-home-with-a-phone': drawPhone,
  'what-to-tell-buyers': drawFolder,
  'energy-certificates-explained': drawEnergyBars,
  'viewings-with-care': drawOpenDoor,
  'how-to-read-an-offer': drawScales,
  'best-and-final-offers': drawSealedLetters,
  'from-memorandum-to-exchange': drawSteppingStones,
  'buying-and-selling-in-scotland': drawTenements,
  'stamp-duty-lbtt-and-ltt': drawCoinStairs,
  'moving-day': drawRemovalVan,
  'what-it-costs-to-sell': drawKeyAndCoins,
};

/** The cover of each guide, under the guide's slug. */
export const coverPictures: readonly Picture[] = guides.map(({ slug, coverAlt }) => {
  const draw = drawings[slug];
  if (!draw) throw new Error(`The guide ${slug} has no cover`);
  return { name: `cover-${slug}`, kind: 'cover', alt: coverAlt, draw };
});
