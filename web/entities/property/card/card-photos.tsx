import type { ComponentProps, ReactNode } from 'react';
import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { Photo } from '../../../ui/photo.tsx';

interface Props extends Omit<ComponentProps<typeof Photo>, 'alt' | 'picture'> {
  readonly home: Pick<PropertyCard, 'picture' | 'pictureCount' | 'morePictures'>;
  /** What lies on the photos. */
  readonly children?: ReactNode;
}

/** The photo of a card, an `article` with a link to the home. `CardSwipes` adds the others, so that no page waits for them. */
export function CardPhotos({ home, children, ...photo }: Props) {
  return (
    <div className="relative" data-photos={home.morePictures?.join(' ')} data-count={home.pictureCount}>
      <div>
        <Photo picture={home.picture} alt="" {...photo} />
      </div>
      {children}
    </div>
  );
}
