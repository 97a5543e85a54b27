import type { Dice } from '../random.ts';
import type { Place } from './places.ts';
import type { Style } from './styles.ts';
import type { Certificate, DemoHome, Rating } from './types.ts';

const minScores: readonly (readonly [number, Rating])[] = [
  [92, 'A'],
  [81, 'B'],
  [69, 'C'],
  [55, 'D'],
  [39, 'E'],
  [21, 'F'],
];
const toRating = (score: number): Rating => minScores.find(([least]) => score >= least)?.[1] ?? 'G';

/** What each rating can be brought to. */
const potentialScores: Readonly<Record<Rating, readonly [number, number]>> = {
  A: [92, 96],
  B: [87, 95],
  C: [82, 88],
  D: [72, 80],
  E: [70, 79],
  F: [56, 68],
  G: [40, 54],
};

function drawScores(style: Style, place: Place, newBuild: boolean): readonly [number, number] {
  if (newBuild) return [83, 91];
  if (style.name === 'apartment' || style.name === 'townhouse') return [70, 85];
  if (style.street === 'lane') return [32, 64];
  if (style.period) return [48, 72];
  return place.setting === 'rural' ? [44, 68] : [56, 76];
}

function createCertificate(dice: Dice, style: Style, place: Place, newBuild: boolean): Certificate {
  const score = dice.int(...drawScores(style, place, newBuild));
  const potentialScore = Math.max(score, dice.int(...potentialScores[toRating(score)]));
  const quad = () => String(dice.int(0, 9999)).padStart(4, '0');
  return {
    rating: toRating(score),
    score,
    potentialRating: toRating(potentialScore),
    potentialScore,
    certificateNumber: [quad(), quad(), quad(), quad(), quad()].join('-'),
  };
}

/** The charts that are drawn: today's rating and the one within reach. */
const drawnCharts: Readonly<Partial<Record<Rating, Rating>>> = { C: 'B', D: 'C', E: 'C' };

/** The certificate, with a chart only if that shows the property's own ratings; or why it is exempt. */
export function createEnergyFields(
  dice: Dice,
  style: Style,
  place: Place,
  newBuild: boolean,
): Pick<DemoHome, 'epc' | 'epcExempt' | 'epcPicture'> {
  if (style.name === 'houseboat') return { epcExempt: 'A boat needs no energy certificate.' };
  if (style.name === 'parkhome') return { epcExempt: 'A park home needs no energy certificate.' };
  const epc = createCertificate(dice, style, place, newBuild);
  const drawn = drawnCharts[epc.rating] === epc.potentialRating;
  return { epc, ...(drawn && { epcPicture: `epc-${epc.rating.toLowerCase()}` }) };
}
