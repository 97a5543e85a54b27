import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { propertyRoutes } from '../../../functions/listings/properties/contract.ts';
import { createClient } from '../../lib/client.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { HomeCard } from './card/home-card.tsx';
import { propertyKey } from './property.ts';
import { clearViewedHomes, listViewedHomes } from './view-history.ts';

const api = createClient<Pick<typeof propertyRoutes, 'propertyCards'>>({
  propertyCards: 'GET /api/property-cards',
});
const most = 4;

interface Props {
  /** The home on whose page this is. */
  readonly except?: string;
  readonly className?: string;
}

/** The homes that this browser opened last, as they are now. Without any, and after a failure, nothing. */
export default function RecentlyViewed({ except, className }: Props) {
  const titleId = useId();
  const [ids, setIds] = useState(() =>
    listViewedHomes()
      .filter((id) => id !== except)
      .slice(0, most),
  );
  const { data } = useQuery({
    queryKey: [...propertyKey, 'cards', ids],
    queryFn: ({ signal }) => api.propertyCards({ query: { ids: ids.join() }, signal }),
    enabled: ids.length > 0,
  });
  if (ids.length === 0 || !data || data.properties.length === 0) return null;
  const clear = () => {
    clearViewedHomes();
    setIds([]);
  };
  return (
    <section aria-labelledby={titleId} className={className} data-print="no">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          Recently viewed
        </h2>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={clear}>
          Clear
          <span className="sr-only"> recently viewed homes</span>
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 lg:grid-cols-4">
        {data.properties.map((card) => (
          <li key={card.id} className="min-w-0">
            <HomeCard
              home={card}
              to={paths.property(card)}
              sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 45vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
