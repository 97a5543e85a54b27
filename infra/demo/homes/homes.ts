import { dice, type Dice } from '../random.ts';
import { addressOf } from './address.ts';
import { energyOf } from './certificate.ts';
import { describe } from './describe.ts';
import { dwellingOf, featuresOf, type Dwelling } from './dwelling.ts';
import { keyFacts } from './facts.ts';
import { facadeOf, photosOf } from './gallery.ts';
import { asking, qualifier, reductions, taxOf, valueOf } from './money.ts';
import { plots, type Plot } from './plots.ts';
import type { DemoHome } from './types.ts';

export type { DemoHome } from './types.ts';

function statusOf(d: Dice, auction: boolean, listedDaysAgo: number): DemoHome['status'] {
  if (auction || listedDaysAgo < 10) return 'live';
  return d.weighted([
    ['live', 78],
    ['under_offer', 10],
    ['sold_stc', 12],
  ]);
}

function receptions(d: Dice, { style, beds, propertyType }: Dwelling): number {
  if (style.flat || propertyType === 'houseboat' || propertyType === 'park_home') return 1;
  return beds >= 4 ? d.int(2, 3) : d.int(1, 2);
}

/** Price, its history and how long the home has been for sale. */
function offerOf(
  d: Dice,
  dwelling: Dwelling,
  sharePercent: number,
): Pick<DemoHome, 'price' | 'priceQualifier' | 'listedDaysAgo' | 'listedPrice' | 'reductions'> & {
  whole: number;
} {
  const { place, style, sqm, newBuild, auction } = dwelling;
  const whole = valueOf(d, place, style, sqm) * (newBuild ? 1.06 : 1) * (auction ? 0.82 : 1);
  const price = asking(d, (whole * sharePercent) / 100);
  const listedDaysAgo = Math.floor(d.next() ** 1.5 * 121);
  const history =
    newBuild || auction ? { listedPrice: price, reductions: [] } : reductions(d, price, listedDaysAgo);
  return { whole, price, priceQualifier: qualifier(d, place.nation, dwelling), listedDaysAgo, ...history };
}

function build(plot: Plot): DemoHome {
  const d = dice(plot.key);
  const dwelling = dwellingOf(d, plot);
  const { place, style, rooms, view, plan, newBuild, retirement, auction, chainFree } = dwelling;
  const facts = keyFacts(d, dwelling);
  const { whole, ...offer } = offerOf(d, dwelling, facts.sharedOwnershipPercent ?? 100);
  const home: Omit<DemoHome, 'description'> = {
    key: plot.key,
    ...addressOf(d, plot, style.flat),
    ...offer,
    noOfBedrooms: dwelling.beds,
    noOfBathrooms: dwelling.baths,
    noOfReceptions: receptions(d, dwelling),
    propertyType: dwelling.propertyType,
    tenure: dwelling.tenure,
    floorAreaSqm: dwelling.sqm,
    keyFacts: { ...taxOf(place, whole), ...facts },
    features: featuresOf(d, dwelling),
    ...energyOf(d, style, place, newBuild),
    chainFree,
    newBuild,
    retirement,
    auction,
    ...(place.nation === 'scotland' && { homeReport: 'ready' }),
    photos: photosOf(facadeOf(d, style, place), rooms, view),
    ...(plan && { floorPlan: plan }),
    status: statusOf(d, auction, offer.listedDaysAgo),
  };
  return { ...home, description: describe({ d, home, dwelling }) };
}

/** The demo's 300 homes, the same in every run. */
export function demoHomes(): DemoHome[] {
  return plots().map(build);
}
