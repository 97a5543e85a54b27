import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { homeQuery } from '../../../entities/property/home.ts';
import { formatPropertyType } from '../../../lib/format.ts';
import { HomeFacts } from '../../../entities/property/card/facts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Price } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Found, Home } from '../api.ts';

interface Props {
  readonly id: Home['id'];
  readonly found: Found | undefined;
  readonly onClose: () => void;
}

/** The property of a pressed pin, at the bottom of the map. Most of them are in the list already. */
export function Chosen({ id, found, onClose }: Props) {
  const listed = found?.properties.find((home) => home.id === id);
  const { data: page, isError } = useQuery({ ...homeQuery(id), enabled: !listed });
  const home = listed ?? page;
  const picture = listed ? listed.picture : page?.pictures[0];
  return (
    <div className="enter absolute inset-x-3 bottom-8 z-10 mx-auto max-w-md rounded-md border border-line bg-surface p-2 pr-10 shadow-soft max-lg:bottom-20">
      <button
        type="button"
        onClick={onClose}
        className="absolute top-1 right-1 z-10 grid size-9 place-items-center rounded-md hover:bg-sunk"
      >
        <Icon as={X} size={18} label="Close" />
      </button>
      {home ? (
        <article className="relative flex gap-3">
          <Photo
            picture={picture}
            alt=""
            ratio="4/3"
            sizes="8rem"
            eager
            className="w-32 shrink-0 rounded-sm"
          />
          <div className="grid min-w-0 content-center gap-0.5 text-sm">
            <Price
              amount={home.price}
              qualifier={home.priceQualifier}
              previous={home.previousPrice}
              className="text-lg"
            />
            <Link
              to={paths.property(home.id)}
              className="truncate font-semibold after:absolute after:inset-0 hover:underline"
            >
              {home.title}
            </Link>
            <HomeFacts home={{ ...home, floorAreaSqm: undefined }} />
            <span className="text-muted">{formatPropertyType(home.propertyType)}</span>
          </div>
        </article>
      ) : isError ? (
        <p className="p-3 text-muted">This home is no longer available.</p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </div>
  );
}
