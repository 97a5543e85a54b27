import { formatPounds } from '../../kernel/money.ts';
import type { PropertyCard } from '../../properties/domain/views.ts';
import { describeJourney } from './describe-journey.ts';
import { listTerms } from './search-terms.ts';
import type { MatchCause } from './match-cause.ts';

/** What happened, in a few words. */
export function describeCause(cause: MatchCause, from: number | undefined): string {
  if (cause === 'reduced') return from === undefined ? 'Price reduced' : `Reduced from ${formatPounds(from)}`;
  return { new: 'New on the market', back: 'Back on the market', fits: 'Changed, and now fits' }[cause];
}

const count = (value: number, one: string): string => `${value} ${one}${value === 1 ? '' : 's'}`;
const words = (code: string): string => code.replaceAll('_', ' ');

/** Why a home fits a search: what was asked for, as this home has it. */
export function listReasons(query: string, card: PropertyCard): string[] {
  const terms = listTerms(query);
  const has = (name: string) => terms[name] !== undefined;
  const isOn = (name: string) => terms[name] === 'true' || terms[name] === '1';
  return [
    ...(has('polygon') ? ['In the area you drew'] : []),
    ...(has('travel_area') ? [describeJourney(terms)] : []),
    ...(has('bbox') && !has('q') ? ['In your part of the map'] : []),
    ...(has('q') || has('place') ? [`In ${card.town}, ${card.outcode}`] : []),
    ...(has('min_price') || has('max_price') ? [`${formatPounds(card.price)} is in your budget`] : []),
    ...(has('min_beds') || has('max_beds') ? [count(card.noOfBedrooms, 'bedroom')] : []),
    ...(has('min_baths') ? [count(card.noOfBathrooms, 'bathroom')] : []),
    ...(has('type') ? [words(card.propertyType)] : []),
    ...(has('tenure') ? [words(card.tenure)] : []),
    ...(has('min_sqm') && card.floorAreaSqm !== undefined ? [`${Math.round(card.floorAreaSqm)} m²`] : []),
    ...(isOn('parking') ? ['parking'] : []),
    ...(isOn('garden') ? ['garden'] : []),
    ...(isOn('chain_free') ? ['chain free'] : []),
    ...(terms['features'] ?? '').split(',').filter(Boolean).map(words),
  ];
}
