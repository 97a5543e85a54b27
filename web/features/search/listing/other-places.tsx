import { Link } from '../../../ui/link.tsx';
import type { SearchResults } from '../api.ts';
import { withFilters } from '../filters/filters.ts';
import type { Search } from './use-search.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

type Place = SearchResults['otherPlaces'][number];

interface Props {
  readonly search: Search;
  /** The place that was found, when the others share its name. */
  readonly place?: SearchResults['place'];
  readonly places: readonly Place[];
}

function toHref({ filters, toHref: write }: Search, place: Place, keepsWords: boolean): string {
  const { id, latitude: lat, longitude: lng } = place;
  return write(withFilters(filters, { q: keepsWords ? filters.q : undefined, place: id, lat, lng }));
}

/** Links to the other places that a name can mean, or to those with a name like the one that was typed. */
export function OtherPlaces({ search, place, places }: Props) {
  if (places.length === 0) return null;
  return (
    <p className={place ? 'text-sm text-muted' : 'mb-4'}>
      {place ? fillText(words.notTheNameYouMeant, { name: place.name }) : words.didYouMean}
      {places.map((other, nth) => (
        <span key={other.id}>
          {nth > 0 && (nth === places.length - 1 ? ' or ' : ', ')}
          <Link to={toHref(search, other, place !== undefined)} className="link">
            {other.label}
          </Link>
        </span>
      ))}
      {place ? '' : '?'}
    </p>
  );
}
