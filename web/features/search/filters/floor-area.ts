import { formatArea, squareFeet } from '../../../../functions/listings/properties/domain/property-words.ts';
import { formatCount } from '../../../lib/format.ts';
import type { Option } from '../../../ui/select.tsx';

/** Round in the unit that people read first. */
const steps = [500, 750, 1_000, 1_250, 1_500, 2_000, 2_500].map((feet) => ({
  feet,
  // Whole square metres, never more than the square feet that are shown.
  sqm: Math.floor(feet / squareFeet),
}));

/** `1,000 sq ft (92 m²)` for the square metres of a filter */
export function formatLeastArea(sqm: number): string {
  const step = steps.find((each) => each.sqm === sqm);
  return step ? `${formatCount(step.feet)} sq ft (${sqm} m²)` : formatArea(sqm);
}

/** The areas to choose from, with the one of a search that asks for another, such as one in words. */
export function listLeastAreas(chosen: number | undefined): readonly Option[] {
  const offered = new Set([...steps.map(({ sqm }) => sqm), ...(chosen === undefined ? [] : [chosen])]);
  return [...offered]
    .toSorted((a, b) => a - b)
    .map((sqm) => ({ value: String(sqm), label: formatLeastArea(sqm) }));
}
