import { drawEpcChart, type Band } from './charts/epc.ts';
import { drawFloorPlan } from './charts/plan.ts';
import { layouts } from './charts/plans.ts';
import type { Picture } from './picture.ts';

const ratings: readonly (readonly [Band, Band])[] = [
  ['C', 'B'],
  ['D', 'C'],
  ['E', 'C'],
];

const plans: Picture[] = Object.entries(layouts).map(([name, floors]) => ({
  name: `plan-${name}`,
  kind: 'plan',
  alt: `Floor plan: ${floors.map((f) => f.title.toLowerCase()).join(' and ')} with room names and sizes`,
  draw: () => drawFloorPlan(floors),
}));

const certificates: Picture[] = ratings.map(([now, best]) => ({
  name: `epc-${now.toLowerCase()}`,
  kind: 'epc',
  alt: `Energy performance chart: current rating ${now}, potential rating ${best}`,
  draw: () => drawEpcChart(now, best),
}));

export const chartPictures: readonly Picture[] = [...plans, ...certificates];
