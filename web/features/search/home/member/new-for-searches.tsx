import { HomeCard } from '../../../../entities/property/card/home-card.tsx';
import type { NewHomes } from '../../../../entities/saved-search/api.ts';
import { formatCounted } from '../../../../lib/format.ts';
import { formatNearDay } from '../../../../lib/near-date.ts';
import { paths } from '../../../../site/paths.ts';
import { Link } from '../../../../ui/link.tsx';

const shown = 4;

/** The latest homes that the saved searches found; for a person without searches, how to keep one. */
export function NewForSearches({ found }: { readonly found: NewHomes }) {
  const { homes, searches, total } = found;
  return (
    <section aria-labelledby="new-homes">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="new-homes" className="text-xl">
          New for your searches
        </h2>
        <Link to={total > shown ? paths.newHomes : paths.savedSearches} className="link">
          {total > shown ? `All ${formatCounted(total, 'new home')}` : 'Your saved searches'}
        </Link>
      </div>
      {homes.length > 0 ? (
        <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {homes.slice(0, shown).map(({ card, news, names, at }) => (
            <li key={card.id}>
              <HomeCard
                home={card}
                to={paths.property(card)}
                sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 92vw"
                note={
                  <p className="text-sm">
                    <span className="font-semibold">{`${news} · ${formatNearDay(at)}`}</span>
                    <span className="block text-muted">{names.join(' · ')}</span>
                  </p>
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-prose text-muted">
          {searches.length > 0
            ? `Nothing new yet for ${formatCounted(searches.length, 'search', 'searches')}. We’ll email you when a home fits.`
            : 'Save a search, and the homes that fit it appear here.'}
        </p>
      )}
    </section>
  );
}
