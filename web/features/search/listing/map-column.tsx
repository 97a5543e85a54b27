import { type ComponentProps, lazy, Suspense } from 'react';
import { cx } from '../../../lib/cx.ts';
import { useBrowser } from '../../../lib/use-browser.ts';
import type ResultsMapView from '../map/results-map.tsx';

const ResultsMap = lazy(() => import('../map/results-map.tsx'));

const skeleton = 'pulse bg-line';

interface Props extends ComponentProps<typeof ResultsMapView> {
  readonly isWide: boolean;
}

/** The map beside the homes, which phones show in their place; the document has room for it alone. */
export function MapColumn({ isWide, ...map }: Props) {
  const isBrowser = useBrowser();
  const hasMap = isWide || map.search.view === 'map';
  if (isBrowser && !hasMap) return null;
  return (
    <section
      aria-label="Map of the homes"
      className={cx(
        '-mx-4 overflow-hidden sm:mx-0 sm:rounded-md sm:border sm:border-line lg:sticky lg:top-43 lg:h-[calc(100dvh-11.75rem)]',
        !hasMap && 'max-lg:hidden',
      )}
    >
      {isBrowser && hasMap ? (
        <Suspense fallback={<div className={cx(skeleton, 'size-full')} />}>
          <ResultsMap {...map} />
        </Suspense>
      ) : (
        <div className={cx(skeleton, 'h-dvh')} />
      )}
    </section>
  );
}
