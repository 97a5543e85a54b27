import { useQuery } from '@tanstack/react-query';
import type { searchRoutes } from '../../../functions/finding/search/contract.ts';
import { HomeCard } from '../../entities/property/card/home-card.tsx';
import { createClient } from '../../lib/client.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

const api = createClient<Pick<typeof searchRoutes, 'searchProperties'>>({
  searchProperties: 'GET /api/search-properties',
});
const most = 4;

/** Homes for sale in the place that an address names, those of its street first. Without any, and after a failure, nothing. */
export default function HomesNear({ words }: { readonly words: string }) {
  const { data } = useQuery({
    queryKey: ['search', 'near', words],
    queryFn: ({ signal }) => api.searchProperties({ query: { q: words, per_page: most }, signal }),
  });
  if (!data?.place) return null;
  const homes = [...data.properties, ...data.nearby].slice(0, most);
  if (homes.length === 0) return null;
  const { id, name } = data.place;
  return (
    <section aria-labelledby="homes-near" className="border-t border-line pt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="homes-near" className="text-xl">
          {`Homes for sale in and around ${name}`}
        </h2>
        <Link to={`${paths.listing}?${new URLSearchParams({ place: id })}`} className="link">
          {`All homes in ${name}`}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 lg:grid-cols-4">
        {homes.map((home) => (
          <li key={home.id} className="min-w-0">
            <HomeCard
              home={home}
              to={paths.property(home)}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
