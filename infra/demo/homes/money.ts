import type { Dice } from '../random.ts';
import type { Place } from './places.ts';
import type { Style } from './styles.ts';
import type { KeyFacts, Nation, Qualifier, TaxBand } from './types.ts';

/** The way sellers write prices: round thousands, or just under. */
export function roundToAskingPrice(dice: Dice, value: number): number {
  const step = value < 150_000 ? 2_500 : value < 400_000 ? 5_000 : value < 1_000_000 ? 10_000 : 25_000;
  const round = Math.max(60_000, Math.round(value / step) * step);
  return dice.chance(0.22) && round < 700_000 ? round - 50 : round;
}

/** Larger homes are cheaper by the metre; every one has its own luck. */
export function calculateValue(dice: Dice, place: Place, style: Style, sqm: number): number {
  const size = (90 / sqm) ** 0.14;
  return place.level * style.worth * sqm * size * dice.range(0.88, 1.14);
}

export function drawQualifier(
  dice: Dice,
  nation: Nation,
  marks: { auction: boolean; newBuild: boolean },
): Qualifier {
  if (marks.auction) return 'guide_price';
  if (marks.newBuild) return dice.pick(['from', 'fixed_price', 'none']);
  if (nation === 'scotland')
    return dice.weighted([
      ['offers_over', 7],
      ['fixed_price', 3],
    ]);
  if (nation === 'northern_ireland')
    return dice.weighted([
      ['offers_in_region_of', 4],
      ['offers_over', 4],
      ['none', 2],
    ]);
  return dice.weighted([
    ['none', 6],
    ['guide_price', 4],
    ['offers_in_excess_of', 2],
    ['offers_in_region_of', 2],
    ['offers_over', 1],
  ]);
}

interface Ladder {
  /** Today's value over the value on the day of the valuation. */
  readonly since: number;
  readonly tops: readonly (readonly [TaxBand, number])[];
  readonly last: TaxBand;
  /** Against band D. */
  readonly share: Readonly<Partial<Record<TaxBand, number>>>;
}

const usual = { A: 6 / 9, B: 7 / 9, C: 8 / 9, D: 1, E: 11 / 9, F: 13 / 9, G: 15 / 9, H: 2, I: 21 / 9 };

const ladders: Readonly<Record<'england' | 'scotland' | 'wales', Ladder>> = {
  england: {
    since: 5.6,
    tops: [
      ['A', 40],
      ['B', 52],
      ['C', 68],
      ['D', 88],
      ['E', 120],
      ['F', 160],
      ['G', 320],
    ],
    last: 'H',
    share: usual,
  },
  scotland: {
    since: 4.7,
    tops: [
      ['A', 27],
      ['B', 35],
      ['C', 45],
      ['D', 58],
      ['E', 80],
      ['F', 106],
      ['G', 212],
    ],
    last: 'H',
    share: { ...usual, E: 473 / 360, F: 585 / 360, G: 705 / 360, H: 882 / 360 },
  },
  wales: {
    since: 2.3,
    tops: [
      ['A', 44],
      ['B', 65],
      ['C', 91],
      ['D', 123],
      ['E', 162],
      ['F', 223],
      ['G', 324],
      ['H', 424],
    ],
    last: 'I',
    share: usual,
  },
};

const getBandD = (place: Place): number => {
  const own = (place.town.length * 37 + place.county.length * 53) % 200;
  if (place.nation === 'scotland') return 1_480 + own;
  if (place.nation === 'wales') return 2_060 + own;
  return place.setting === 'metro' ? (place.level > 10_000 ? 1_080 : 1_860) + own : 2_290 + own;
};

/** The band from the price, as the valuation of its day would have had it, and the year's sum in pence. */
function calculateCouncilTax(place: Place, price: number): { band: TaxBand; pence: number } | undefined {
  if (place.nation === 'northern_ireland') return undefined;
  const ladder = ladders[place.nation];
  const growth = place.setting === 'metro' ? ladder.since * 1.5 : ladder.since;
  const then = price / growth / 1_000;
  const band = ladder.tops.find(([, top]) => then <= top)?.[0] ?? ladder.last;
  return { band, pence: Math.round(getBandD(place) * (ladder.share[band] ?? 1)) * 100 };
}

/** Northern Ireland: a rate in the pound of the capital value of 2005. */
const calculateDomesticRates = (price: number): number => Math.round(price * 0.72 * 0.0092) * 100;

/** What was asked at first and each step down since; the last step is today's price. */
export function drawReductions(
  dice: Dice,
  price: number,
  listedDaysAgo: number,
): { listedPrice: number; reductions: { price: number; daysAgo: number }[] } {
  if (listedDaysAgo < 25 || !dice.chance(0.34)) return { listedPrice: price, reductions: [] };
  const count = listedDaysAgo > 70 && dice.chance(0.3) ? 2 : 1;
  const grain = price < 200_000 ? 2_500 : price < 1_000_000 ? 5_000 : 25_000;
  const up = (value: number) =>
    Math.max(value + grain, Math.round((value * dice.range(1.025, 1.06)) / grain) * grain);
  const before = up(price);
  const lastDay = dice.int(3, Math.max(4, Math.round(listedDaysAgo * 0.45)));
  if (count === 1) return { listedPrice: before, reductions: [{ price, daysAgo: lastDay }] };
  const first = up(before);
  return {
    listedPrice: first,
    reductions: [
      { price: before, daysAgo: dice.int(lastDay + 14, Math.max(lastDay + 15, listedDaysAgo - 12)) },
      { price, daysAgo: lastDay },
    ],
  };
}

/** Council tax with its band; in Northern Ireland domestic rates. `whole` is the value of all of the home. */
export function calculateTax(
  place: Place,
  whole: number,
): Pick<KeyFacts, 'councilTaxBand' | 'councilTaxPence' | 'domesticRatesPence'> {
  const tax = calculateCouncilTax(place, whole);
  return tax
    ? { councilTaxBand: tax.band, councilTaxPence: tax.pence }
    : { domesticRatesPence: calculateDomesticRates(whole) };
}
