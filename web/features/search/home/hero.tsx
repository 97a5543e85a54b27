import { Suspense } from 'react';
import { useOutcome } from '../../../lib/cached-loader.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import type { HomePageData } from './api.ts';
import { PlaceLinks } from './place-links.tsx';
import { SearchPanel } from './search-panel.tsx';

type Newest = Pick<HomePageData, 'newest'>;

/** The search over a photo of a home that is for sale, with the way to it, and links to more homes. */
export function Hero({ newest }: Newest) {
  return (
    <div className="grid gap-3">
      <section className="relative min-h-112 items-center lg:flex lg:p-4">
        <div className="relative grid items-center overflow-hidden rounded-md bg-sunk lg:absolute lg:inset-0">
          <Suspense fallback={noPhoto}>
            <HeroPhoto newest={newest} />
          </Suspense>
        </div>
        <div className="relative mx-3 max-w-md rounded-md border border-line bg-surface p-4 shadow-soft -mt-6 sm:p-6">
          <h1 className="text-2xl sm:text-3xl">Homes, straight from their sellers</h1>
          <p className="mt-2 mb-4 text-muted">
            Each home’s page has its key facts, price changes and an estimate of the costs.
          </p>
          <SearchPanel />
        </div>
      </section>
      <Suspense fallback={<div className="h-11" />}>
        <PlaceLinks newest={newest} />
      </Suspense>
    </div>
  );
}

/** Keeps the place of the photo. */
const noPhoto = <span className="block aspect-3/2" />;

function HeroPhoto({ newest }: Newest) {
  const outcome = useOutcome(newest);
  const hero = 'data' in outcome ? outcome.data.front : undefined;
  return hero?.picture ? (
    <>
      <Photo picture={hero.picture} alt="" eager sizes="(min-width: 78rem) 76rem, 100vw" />
      <Link
        to={paths.property(hero)}
        className="absolute top-3 right-3 rounded-sm bg-surface/90 px-1.5 py-0.5 text-sm font-medium hover:underline"
      >
        {`For sale: ${hero.title}`}
      </Link>
    </>
  ) : (
    noPhoto
  );
}
