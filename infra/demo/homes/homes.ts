import { createDice, type Dice } from '../random.ts';
import { createAddress } from './address.ts';
import { createEnergyFields } from './certificate.ts';
import { describeHome } from './describe-home.ts';
import { createDwelling, listFeatures, type Dwelling } from './dwelling.ts';
import { pickFacade, listSimilarFronts, listPhotos } from './gallery.ts';
import { createKeyFacts } from './key-facts.ts';
import { roundToAskingPrice, drawQualifier, drawReductions, calculateTax, calculateValue } from './money.ts';
import { createPlots, type Plot } from './plots.ts';
import type { DemoHome } from './types.ts';

export type { DemoHome } from './types.ts';

function drawStatus(dice: Dice, auction: boolean, listedDaysAgo: number): DemoHome['status'] {
  if (auction || listedDaysAgo < 10) return 'live';
  return dice.weighted([
    ['live', 78],
    ['under_offer', 10],
    ['sold_stc', 12],
  ]);
}

function drawReceptions(dice: Dice, { style, beds, propertyType }: Dwelling): number {
  if (style.flat || propertyType === 'houseboat' || propertyType === 'park_home') return 1;
  return beds >= 4 ? dice.int(2, 3) : dice.int(1, 2);
}

/** Price, its history and how long the home has been for sale. */
function drawPrice(
  dice: Dice,
  dwelling: Dwelling,
  sharePercent: number,
): Pick<DemoHome, 'price' | 'priceQualifier' | 'listedDaysAgo' | 'listedPrice' | 'reductions'> & {
  whole: number;
} {
  const { place, style, sqm, newBuild, auction } = dwelling;
  const whole = calculateValue(dice, place, style, sqm) * (newBuild ? 1.06 : 1) * (auction ? 0.82 : 1);
  const price = roundToAskingPrice(dice, (whole * sharePercent) / 100);
  const listedDaysAgo = Math.floor(dice.next() ** 1.5 * 121);
  const history =
    newBuild || auction ? { listedPrice: price, reductions: [] } : drawReductions(dice, price, listedDaysAgo);
  return {
    whole,
    price,
    priceQualifier: drawQualifier(dice, place.nation, dwelling),
    listedDaysAgo,
    ...history,
  };
}

function createHome(plot: Plot): DemoHome {
  const dice = createDice(plot.key);
  const dwelling = createDwelling(dice, plot);
  const { place, style, rooms, view, plan, newBuild, retirement, auction, chainFree } = dwelling;
  const facts = createKeyFacts(dice, dwelling);
  const { whole, ...offer } = drawPrice(dice, dwelling, facts.sharedOwnershipPercent ?? 100);
  const home: Omit<DemoHome, 'description'> = {
    key: plot.key,
    ...createAddress(dice, plot, { flat: style.flat, floor: dwelling.floor }),
    ...offer,
    noOfBedrooms: dwelling.beds,
    noOfBathrooms: dwelling.baths,
    noOfReceptions: drawReceptions(dice, dwelling),
    propertyType: dwelling.propertyType,
    tenure: dwelling.tenure,
    floorAreaSqm: dwelling.sqm,
    keyFacts: { ...calculateTax(place, whole), ...facts },
    features: listFeatures(dice, dwelling),
    ...createEnergyFields(dice, style, place, newBuild),
    chainFree,
    newBuild,
    retirement,
    auction,
    ...(place.nation === 'scotland' && { homeReport: 'ready' }),
    photos: listPhotos(pickFacade(dice, style, place), rooms, view),
    ...(plan && { floorPlan: plan }),
    status: drawStatus(dice, auction, offer.listedDaysAgo),
  };
  return { ...home, description: describeHome({ dice, home, dwelling }) };
}

/** So many homes before it, the newest first, and the last one of its town have another front where its kind has two. */
const apart = 2;

/** Gives homes that are listed beside each other different fronts, as a market has. */
function spreadFronts(homes: readonly DemoHome[]): DemoHome[] {
  const fronts = new Map<string, string>();
  const lastOfTown = new Map<string, string>();
  const recent: string[] = [];
  for (const { key, address, photos } of homes.toSorted((a, b) => a.listedDaysAgo - b.listedDaysAgo)) {
    const front = photos[0] ?? '';
    const near = new Set([...recent.slice(-apart), lastOfTown.get(address.town)]);
    const chosen = [front, ...listSimilarFronts(front)].find((one) => !near.has(one)) ?? front;
    fronts.set(key, chosen);
    lastOfTown.set(address.town, chosen);
    recent.push(chosen);
  }
  return homes.map((home) => ({ ...home, photos: [fronts.get(home.key) ?? '', ...home.photos.slice(1)] }));
}

/** The demo's 300 homes, the same in every run. */
export function createDemoHomes(): DemoHome[] {
  return spreadFronts(createPlots().map(createHome));
}
