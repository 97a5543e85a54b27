import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { HomeCardSkeleton } from '../../../entities/property/card/home-card-skeleton.tsx';
import { HomeCard } from '../../../entities/property/card/home-card.tsx';
import { hideHome, unhideHome, useHiddenHomes } from '../../../entities/property/hidden-homes.ts';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { SearchResults, ResultHome } from '../api.ts';
import { FeaturedRow } from '../featured-row.tsx';
import type { Filters } from '../filters/filters.ts';
import { HiddenLine } from './hidden-line.tsx';
import { TravelNote } from './travel-note.tsx';

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2';
/** Two columns next to the map, two without it, one on phones. */
const sizes = '(min-width: 96rem) 27rem, (min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 92vw';
/** Number of cards in the first row on any screen. */
const firstRow = 2;

interface Props {
  readonly found: SearchResults;
  readonly filters: Filters;
  /** Whether these are the results of the earlier search while another one loads. */
  readonly isOld: boolean;
  readonly marked: ResultHome['id'] | undefined;
  readonly onPoint: (home: ResultHome | undefined) => void;
}

export function ResultList({ found, filters, isOld, marked, onPoint }: Props) {
  const hiddenIds = useHiddenHomes();
  const isHidden = ({ id }: ResultHome) => hiddenIds.includes(id);
  const [isShown, setShown] = useState(false);
  const [last, setLast] = useState<ResultHome>();
  const line = useRef<HTMLDivElement>(null);
  const hide = (home: ResultHome) => {
    hideHome(home.id);
    setLast(home);
    // The pressed button is gone with its card.
    line.current?.focus();
  };
  return (
    <div
      className={cx('grid gap-8 transition-opacity duration-150', isOld && 'opacity-50')}
      aria-busy={isOld}
    >
      <FeaturedRow
        homes={found.featured}
        order="the order of the homes below"
        renderNote={
          filters.travel_area &&
          (({ id }) => <TravelNote filters={filters} found={found} isOld={isOld} id={id} />)
        }
      />
      <HiddenLine
        homes={found.properties.filter(isHidden)}
        last={last}
        isShown={isShown}
        onShow={setShown}
        line={line}
      />
      <ul className={grid}>
        {found.properties
          .filter((home) => isShown || !isHidden(home))
          .map((home, nth) => (
            <li key={home.id} id={`home-${home.id}`}>
              <HomeCard
                home={home}
                to={paths.property(home)}
                eager={nth < firstRow}
                sizes={sizes}
                heading="h2"
                isMarked={marked === home.id}
                onPoint={(isPointed) => onPoint(isPointed ? home : undefined)}
                note={
                  filters.travel_area && (
                    <TravelNote filters={filters} found={found} isOld={isOld} id={home.id} />
                  )
                }
              >
                <HideButton home={home} isHidden={isHidden(home)} onHide={() => hide(home)} />
              </HomeCard>
            </li>
          ))}
      </ul>
      <Pagination page={found.page} perPage={found.per_page} total={found.total} />
      {found.place?.kind === 'town' && (
        <p>
          <Link to={paths.town(found.place.id)} className="link">
            {`Prices and newest homes in ${found.place.label}`}
          </Link>
        </p>
      )}
    </div>
  );
}

interface HideProps {
  readonly home: ResultHome;
  readonly isHidden: boolean;
  readonly onHide: () => void;
}

/** On the photo, left of the heart. */
const HideButton = ({ home, isHidden, onHide }: HideProps) => (
  <button
    type="button"
    aria-label={`${isHidden ? 'Stop hiding' : 'Hide'} ${home.title}`}
    title={isHidden ? 'Stop hiding' : 'Hide this home'}
    onClick={isHidden ? () => unhideHome(home.id) : onHide}
    className="absolute top-2 right-14 z-10 grid size-10 place-items-center rounded-full bg-surface/90 text-ink hover:bg-surface"
    data-print="no"
  >
    <Icon as={isHidden ? Eye : EyeOff} size={19} />
  </button>
);

export function ResultsSkeleton() {
  return (
    <div>
      <output className="sr-only">Looking for homes</output>
      <div className={grid}>
        {Array.from({ length: 6 }, (_, nth) => (
          <HomeCardSkeleton key={nth} />
        ))}
      </div>
    </div>
  );
}
