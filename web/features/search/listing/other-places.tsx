import { Link } from '../../../ui/link.tsx';
import type { SearchResults } from '../api.ts';
import { withFilters } from '../filters/filters.ts';
import type { Search } from './use-search.ts';

type Place = SearchResults['otherPlaces'][number];

interface Props {
  readonly search: Search;
  /** The place that was found, when the others share its name. */
  readonly place?: SearchResults['place'];
  readonly places: readonly Place[];
}

/** The address of the search in another place. */
export function toPlaceHref({ filters, toHref: write }: Search, place: Place, keepsWords: boolean): string {
  const { id, latitude: lat, longitude: lng } = place;
  const { q, street } = keepsWords ? filters : {};
  return write(withFilters(filters, { q, street, place: id, lat, lng }));
}

/** Links to the other places that a name can mean, or to those with a name like the one that was typed. */
export function OtherPlaces({ search, place, places }: Props) {
  if (places.length === 0) return null;
  return (
    <p className={place ? 'text-sm text-muted' : 'mb-4'}>
      {place ? 'Or did you mean ' : 'Did you mean '}
      {places.map((other, nth) => (
        <span key={other.id}>
          {nth > 0 && (nth === places.length - 1 ? ' or ' : ', ')}
          <Link to={toPlaceHref(search, other, place !== undefined)} className="link">
            {other.label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}
