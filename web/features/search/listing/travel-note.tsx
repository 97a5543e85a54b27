import { lazy, Suspense } from 'react';
import { useBrowser } from '../../../lib/use-browser.ts';
import type { SearchResults, ResultHome } from '../api.ts';
import type { Filters } from '../filters/filters.ts';

const TravelLine = lazy(() => import('./travel-line.tsx'));

interface Props {
  readonly filters: Filters;
  readonly found: SearchResults | undefined;
  /** Whether these are the results of the earlier search while another one loads. */
  readonly isOld?: boolean;
  readonly id: ResultHome['id'];
}

/** The homes to ask about with this one: those of the page with its featured row, or else this one alone. */
function listResultIds(found: SearchResults | undefined, id: ResultHome['id']): readonly ResultHome['id'][] {
  const ids = new Set([...(found?.properties ?? []), ...(found?.featured ?? [])].map((home) => home.id));
  return ids.has(id) ? [...ids] : [id];
}

/** How long the journey of the search takes from a home; its line is there before its code. */
export function TravelNote({ filters, found, isOld = false, id }: Props) {
  const isBrowser = useBrowser();
  return (
    <div className="h-5">
      {isBrowser && !isOld && (
        <Suspense>
          <TravelLine filters={filters} ids={listResultIds(found, id)} id={id} />
        </Suspense>
      )}
    </div>
  );
}
