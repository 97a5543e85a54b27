import type { ReactNode } from 'react';
import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { formatPropertyType } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { CardPhotos } from '../card/card-photos.tsx';
import { HomeFacts } from '../card/facts.tsx';
import type { PropertyPage } from '../property.ts';

interface Props {
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
  readonly photos: Pick<PropertyCard, 'picture' | 'pictureCount' | 'morePictures'>;
  /** A line below its facts. */
  readonly children?: ReactNode;
}

/** A home in a few lines, over the map that has its pin. */
export function MapCard({ home, photos, children }: Props) {
  return (
    <article className="relative flex gap-3">
      <div className="w-32 shrink-0">
        <CardPhotos home={photos} shape="aspect-4/3" sizes="8rem" eager className="rounded-sm" />
      </div>
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
        {children}
      </div>
    </article>
  );
}
