import { guides } from '../blog/index.ts';
import { energyBars, openDoor, steppingStones, tenements, terraceAtDusk } from './covers/houses.ts';
import { coinStairs, folder, keyAndCoins, scales, sealedLetters } from './covers/papers.ts';
import { phone, removalVan } from './covers/scenes.ts';
import type { Picture } from './picture.ts';
import type { Sheet } from './sheet.ts';

const drawings: Readonly<Record<string, () => Sheet>> = {
  'how-to-price-your-home': terraceAtDusk,
  'photograph-your-home-with-a-phone': phone,
  'what-to-tell-buyers': folder,
  'energy-certificates-explained': energyBars,
  'viewings-with-care': openDoor,
  'how-to-read-an-offer': scales,
  'best-and-final-offers': sealedLetters,
  'from-memorandum-to-exchange': steppingStones,
  'buying-and-selling-in-scotland': tenements,
  'stamp-duty-lbtt-and-ltt': coinStairs,
  'moving-day': removalVan,
  'what-it-costs-to-sell': keyAndCoins,
};

/** The cover of each guide, under the guide's slug. */
export const coverPictures: readonly Picture[] = guides.map(({ slug, coverAlt }) => {
  const draw = drawings[slug];
  if (!draw) throw new Error(`The guide ${slug} has no cover`);
  return { name: `cover-${slug}`, kind: 'cover', alt: coverAlt, draw };
});
