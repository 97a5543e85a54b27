import type { ReactNode } from 'react';
import type { PropertyCard } from '../../../functions/listings/properties/domain/views.ts';
import { cx } from '../../lib/cx.ts';
import { formatCounted, formatPropertyType } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';

interface Props {
  readonly homes: readonly PropertyCard[];
  /** The sort order of the list, which the paid row does not change, as the page names it. */
  readonly order: string;
  /** Whether the row holds three properties instead of two on wide screens. */
  readonly isWide?: boolean;
  /** A line below the facts of a property. */
  readonly renderNote?: ((home: PropertyCard) => ReactNode) | undefined;
}

/** Paid places in a separate row, labelled as such. */
export function FeaturedRow({ homes, order, isWide = false, renderNote }: Props) {
  return (
    homes.length > 0 && (
      <section aria-labelledby="featured" className="grid gap-3 rounded-md bg-sunk p-3 sm:p-4">
        <div>
          <h2 id="featured" className="text-lg">
            Featured
          </h2>
          <p className="text-sm text-muted">
            Sellers on Premium pay for this row. It doesn’t affect {order}.{' '}
            <Link to={`${paths.howItWorks}#order`} className="link">
              How homes are ordered
            </Link>
          </p>
        </div>
        <ul
          className={cx(
            'flex gap-3 overflow-x-auto sm:grid',
            isWide ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2',
          )}
        >
          {homes.map((home) => (
            <li key={home.id} className="shrink-0 basis-[85%]">
              <FeaturedHome home={home} note={renderNote?.(home)} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

interface FeaturedHomeProps {
  readonly home: PropertyCard;
  readonly note: ReactNode;
}

const FeaturedHome = ({ home, note }: FeaturedHomeProps) => (
  <article className="group relative grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-3 rounded-md bg-surface p-2">
    <Photo
      picture={home.picture}
      alt=""
      shape="aspect-4/3"
      sizes="6.5rem"
      className="self-start rounded-sm"
    />
    <div className="grid content-start gap-0.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <Price amount={home.price} qualifier={home.priceQualifier} inline className="text-lg" />
        <Badge tone="amber">Featured</Badge>
      </p>
      <h3 className="text-base leading-snug">
        <Link
          to={paths.property(home)}
          className="group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-action"
        >
          {home.title}
          <span className="font-normal text-muted"> {home.outcode}</span>
        </Link>
      </h3>
      <p className="text-sm text-muted">
        {home.noOfBedrooms === 0 ? 'Studio' : formatCounted(home.noOfBedrooms, 'bedroom')},{' '}
        {formatPropertyType(home.propertyType)}
      </p>
      {note}
    </div>
  </article>
);
