import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { queryContext } from '../../lib/query.ts';
import { newestQuery, packagesQuery } from './home/api.ts';
import { Newest } from './home/newest.tsx';
import { Prices } from './home/prices.tsx';
import { SearchPanel } from './home/search-panel.tsx';
import { HowItWorks } from './home/steps.tsx';

export const handle: Handle = {
  head: {
    title: 'Gable: homes sold by the people who live in them',
    description:
      'Find a home in England, Scotland, Wales or Northern Ireland with every cost and key fact on its page, or sell your own for a price you know before you begin.',
  },
};

/** Begins both lists while the page's code is on its way. */
export function loader({ context }: LoaderFunctionArgs): null {
  const queries = context.get(queryContext);
  void queries.prefetchQuery(newestQuery);
  void queries.prefetchQuery(packagesQuery);
  return null;
}

export const Component = () => (
  <div className="grid gap-12">
    <section className="grid items-center gap-6 lg:grid-cols-2 lg:gap-12 lg:py-4">
      <div>
        <h1 className="text-2xl sm:text-3xl">Homes, sold by the people who live in them</h1>
        <p className="mt-3 max-w-prose text-lg text-muted max-sm:text-base">
          Every home here comes with its key facts, its price history and what it would really cost you.
        </p>
      </div>
      <SearchPanel />
    </section>
    <Newest />
    <HowItWorks />
    <Prices />
  </div>
);
