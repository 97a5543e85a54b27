import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { HomeFacts } from '../../../entities/property/card/facts.tsx';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { formatCounted, formatPropertyType } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Price } from '../../../ui/price.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SearchResults, ResultHome } from '../api.ts';
import type { Filters } from '../filters/filters.ts';
import { TravelNote } from '../listing/travel-note.tsx';

interface Props {
  /** The homes of a pin, of which the first one is shown. */
  readonly ids: readonly ResultHome['id'][];
  readonly found: SearchResults | undefined;
  readonly filters: Filters;
  /** Called with the homes in another order, or with no homes to close. */
  readonly onChoose: (ids: readonly ResultHome['id'][]) => void;
}

const square = 'grid size-9 place-items-center rounded-md hover:bg-sunk';

/** The property of a pressed pin, at the bottom of the map; a building's flats can be leafed through. */
export function ChosenHomes({ ids, found, filters, onChoose }: Props) {
  const [id, ...others] = ids;
  const last = ids.at(-1);
  if (id === undefined || last === undefined) return null;
  return (
    <div className="enter absolute inset-x-3 bottom-8 z-10 mx-auto max-w-md rounded-md border border-line bg-surface p-2 pr-10 shadow-soft max-lg:bottom-20">
      <button type="button" onClick={() => onChoose([])} className={`absolute top-1 right-1 z-10 ${square}`}>
        <Icon as={X} size={18} label="Close" />
      </button>
      {others.length > 0 && (
        <div className="flex items-center gap-1 pb-1 text-sm">
          <span className="grow px-1 font-semibold">{`${formatCounted(ids.length, 'home')} here`}</span>
          <button type="button" onClick={() => onChoose([last, ...ids.slice(0, -1)])} className={square}>
            <Icon as={ChevronLeft} size={18} label="Previous home" />
          </button>
          <button type="button" onClick={() => onChoose([...others, id])} className={square}>
            <Icon as={ChevronRight} size={18} label="Next home" />
          </button>
        </div>
      )}
      <ChosenHome key={id} id={id} found={found} filters={filters} />
    </div>
  );
}

interface HomeProps extends Pick<Props, 'found' | 'filters'> {
  readonly id: ResultHome['id'];
}

/** Most of them are in the list already. */
function ChosenHome({ id, found, filters }: HomeProps) {
  const listed = found?.properties.find((home) => home.id === id);
  const query = useQuery({ ...propertyQuery(id), enabled: !listed });
  if (listed) return <ChosenCard home={listed} picture={listed.picture} {...{ found, filters }} />;
  return (
    <QueryPart
      query={query}
      skeleton={<Skeleton className="h-24" />}
      renderError={() => <p className="p-3 text-muted">This home is no longer available.</p>}
    >
      {(page) => <ChosenCard home={page} picture={page.pictures[0]} {...{ found, filters }} />}
    </QueryPart>
  );
}

interface CardProps extends Pick<Props, 'found' | 'filters'> {
  readonly home: Pick<
    PropertyPage,
    | 'id'
    | 'title'
    | 'price'
    | 'priceQualifier'
    | 'previousPrice'
    | 'propertyType'
    | 'noOfBedrooms'
    | 'noOfBathrooms'
  >;
  readonly picture: ComponentProps<typeof Photo>['picture'];
}

function ChosenCard({ home, picture, found, filters }: CardProps) {
  return (
    <article className="relative flex gap-3">
      <Photo picture={picture} alt="" ratio="4/3" sizes="8rem" eager className="w-32 shrink-0 rounded-sm" />
      <div className="grid min-w-0 content-center gap-0.5 text-sm">
        <Price
          amount={home.price}
          qualifier={home.priceQualifier}
          previous={home.previousPrice}
          className="text-lg"
        />
        <Link
          to={paths.property(home)}
          className="truncate font-semibold after:absolute after:inset-0 hover:underline"
        >
          {home.title}
        </Link>
        <HomeFacts home={{ ...home, floorAreaSqm: undefined }} />
        <span className="text-muted">{formatPropertyType(home.propertyType)}</span>
        {filters.travel_area && <TravelNote filters={filters} found={found} id={home.id} />}
      </div>
    </article>
  );
}
