import { listHomeLinks } from '../../../../functions/reach/site-pages/domain/home-hero.ts';
import { listRecentSearches } from '../../../entities/place/recent-searches.ts';
import { useOutcome } from '../../../lib/cached-loader.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { HomePageData } from './api.ts';

/** One press to homes: near the reader, and of their last searches or, without any, in the towns of the newest homes. */
export function PlaceLinks({ newest }: Pick<HomePageData, 'newest'>) {
  const outcome = useOutcome(newest);
  const searches = useBrowser() ? listRecentSearches() : [];
  const links = listHomeLinks('data' in outcome ? outcome.data.properties : [], searches);
  return (
    <nav aria-label="More homes" className="flex gap-2 overflow-x-auto p-1">
      {links.map(({ query, name }) => (
        <Link
          key={name}
          to={`${paths.listing}?${query}`}
          className="inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3.5 text-sm font-medium whitespace-nowrap hover:bg-sunk"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
