import { asksNearMe } from '../../../../functions/finding/search/domain/near-me.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SearchResults } from '../api.ts';
import { listFilterChips } from '../labels.ts';
import { NearMe } from './near-me.tsx';
import { toPlaceHref } from './other-places.tsx';
import type { Search } from './use-search.ts';

interface Props {
  readonly search: Search;
  readonly found: SearchResults;
}

const noteOfNearby = (place: SearchResults['place']): string =>
  place
    ? 'The nearest homes are below.'
    : 'Homes that mention it are below. Add its town to see the nearest homes.';

/** Filters can leave out the homes of a street, in which somebody sells then. */
function titleOfEmptyStreet(street: string, place: SearchResults['place'], { filters }: Search): string {
  const name = place ? `${street}, ${place.name},` : street;
  const isNarrowed = listFilterChips({ ...filters, street: undefined, q: undefined }).length > 0;
  return isNarrowed ? `No home in ${name} has all you ask for` : `Nobody sells in ${name} at the moment`;
}

/** What a person should know of how their words were read, above the homes. */
export function SearchNotes({ search, found }: Props) {
  const { didYouMean, isUnread, unmatchedWords, street, place, total, nearby } = found;
  const { q = '' } = search.filters;
  return (
    <>
      {didYouMean && (
        <p className="text-lg">
          Did you mean{' '}
          <Link to={toPlaceHref(search, didYouMean, false)} className="link font-semibold">
            {didYouMean.label}
          </Link>
          ?
          {total > 0 && (
            <span className="block text-sm text-muted">These are homes with “{q}” in their description.</span>
          )}
        </p>
      )}
      {isUnread && (
        <Notice title={`We can’t read “${q}”`}>
          <p>Type the name of a town, a postcode or words in English letters.</p>
        </Notice>
      )}
      {unmatchedWords !== undefined && (
        <p className="text-lg">
          {`No home here mentions “${unmatchedWords}”, and we have no filter for that.`}
          <span className="block text-sm text-muted">We’ve left those words out of the search.</span>
        </p>
      )}
      {street && total === 0 && (
        <Notice title={titleOfEmptyStreet(street, place, search)}>
          <p>
            {nearby.length > 0
              ? noteOfNearby(place)
              : 'Check how it’s spelt, or add its town to see the nearest homes.'}
          </p>
        </Notice>
      )}
      {asksNearMe(q) && <NearMe search={search} />}
    </>
  );
}
