import { Link } from '../../../ui/link.tsx';
import type { Found } from '../api.ts';
import { type Filters, withFilters, writeFilters } from '../filters/filters.ts';

type Place = Found['otherPlaces'][number];

interface Props {
  readonly filters: Filters;
  /** The place that was found, when the others share its name. */
  readonly place?: Found['place'];
  readonly places: readonly Place[];
}

const toSearch = (filters: Filters, { id, latitude, longitude }: Place, words: Filters['q']): string => {
  const next = withFilters(filters, { q: words, place: id, lat: latitude, lng: longitude });
  return `?${new URLSearchParams(writeFilters(next))}`;
};

/** Links to the other places that a name can mean, or to those with a name like the one that was typed. */
export function OtherPlaces({ filters, place, places }: Props) {
  if (places.length === 0) return null;
  return (
    <p className={place ? 'text-sm text-muted' : 'mb-4'}>
      {place ? `Not the ${place.name} you meant? ` : 'Did you mean '}
      {places.map((other, nth) => (
        <span key={other.id}>
          {nth > 0 && (nth === places.length - 1 ? ' or ' : ', ')}
          <Link to={toSearch(filters, other, place ? filters.q : undefined)} className="link">
            {other.label}
          </Link>
        </span>
      ))}
      {place ? '' : '?'}
    </p>
  );
}
