import type { Dice } from '../random.ts';
import type { Dwelling } from './dwelling.ts';
import type { Lease } from './types.ts';

/** A dwelling and the dice that decide what is still open. */
export interface DrawnDwelling extends Dwelling {
  readonly dice: Dice;
}

export function createLease({ dice, place, style, newBuild, retirement, sqm }: DrawnDwelling): Lease {
  if (style.name === 'houseboat')
    return {
      yearsLeft: dice.int(12, 40),
      groundRentPence: dice.int(48, 96) * 100_00,
      groundRentReview: 'The mooring fee is reviewed each April in line with the Retail Prices Index.',
      serviceChargePence: dice.int(3, 7) * 100_00,
      serviceChargeReview: 'Covers pontoon lighting, water points and refuse.',
    };
  if (style.name === 'parkhome')
    return {
      yearsLeft: dice.int(60, 120),
      groundRentPence: dice.int(19, 27) * 120_00,
      groundRentReview: 'The pitch fee is reviewed each January in line with the Consumer Prices Index.',
      serviceChargePence: 0,
    };
  if (place.nation === 'northern_ireland' && !style.flat)
    return {
      yearsLeft: dice.int(870, 980),
      groundRentPence: dice.int(5, 40) * 100,
      groundRentReview: 'Fixed for the whole term.',
      serviceChargePence: 0,
    };
  const yearsLeft = newBuild
    ? dice.pick([250, 990, 998, 999])
    : style.period
      ? dice.weighted([
          [dice.int(82, 99), 3],
          [dice.int(100, 160), 4],
          [dice.int(860, 980), 3],
        ])
      : dice.weighted([
          [dice.int(88, 120), 3],
          [dice.int(121, 240), 5],
          [dice.int(800, 990), 2],
        ]);
  const peppercorn = newBuild || retirement || yearsLeft > 800 || dice.chance(0.35);
  const service =
    Math.round(
      (sqm * dice.range(19, 34) + (style.name === 'apartment' ? 450 : 150) + (retirement ? 1_900 : 0)) / 10,
    ) * 1_000;
  const groundRentPence = peppercorn ? 0 : dice.pick([50, 100, 150, 200, 250]) * 100;
  return {
    yearsLeft,
    groundRentPence,
    ...(groundRentPence > 0 && {
      groundRentReview: dice.pick([
        'Fixed for the whole term.',
        'Rises by £50 every 25 years.',
        'Reviewed every 20 years in line with the Retail Prices Index.',
      ]),
    }),
    serviceChargePence: service,
    serviceChargeReview: dice.pick([
      'Set each year from the managing agent’s budget.',
      'Reviewed every April; the last three years of accounts are to hand.',
      'Reviewed each January, with a reserve fund for the roof and stairs.',
    ]),
  };
}
