import { hasPlaceFacts, toNeighboursTitle } from '../../../../functions/reach/site-pages/domain/town-page.ts';
import { formatCounted, formatMiles } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { PlaceOverview } from './api.ts';
import { TownSection } from './town-section.tsx';

/** Places around a place with their homes, or the largest towns of a county. */
export function Neighbours({ overview: { place, neighbours } }: { readonly overview: PlaceOverview }) {
  if (neighbours.length === 0) return null;
  const isArea = !hasPlaceFacts(place);
  return (
    <TownSection
      id="near"
      title={toNeighboursTitle(place)}
      lead={isArea ? 'The largest first.' : 'The nearest first, in a straight line between their centres.'}
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {neighbours.map(({ id, label, miles, count }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
            <span className="min-w-0">
              <Link to={paths.town(id)} className="link">
                {label}
              </Link>
              {!isArea && <span className="block text-sm text-muted">{formatMiles(miles)}</span>}
            </span>
            <span className="tabular shrink-0 text-right">{formatCounted(count, 'home')}</span>
          </li>
        ))}
      </ul>
    </TownSection>
  );
}
