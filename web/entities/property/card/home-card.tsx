import { BadgeCheck, Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatMiles, formatPropertyType } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { formatOwnerMark } from '../../ownership/mark-text.ts';
import { CardPhotos } from './card-photos.tsx';
import { HomeFacts } from './facts.tsx';
import { HomeNews } from './news.tsx';
import { SaveHeart } from './save-heart.tsx';

interface Props {
  readonly home: PropertyCard;
  readonly to: string;
  /** Loads the photo at once, for the first row. */
  readonly eager?: boolean;
  /** The width of the photo, as the `sizes` attribute. */
  readonly sizes?: string;
  readonly heading?: 'h2' | 'h3';
  /** Marks the card of the selected pin on the map. */
  readonly isMarked?: boolean;
  /** Called when the pointer or focus enters or leaves the card. */
  readonly onPoint?: (isPointed: boolean) => void;
  /** A line at the end of the text. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The card of a property. The whole card is one link; the heart is above it. */
export function HomeCard({
  home,
  to,
  eager = false,
  sizes,
  heading: Heading = 'h3',
  isMarked,
  onPoint,
  note,
  children,
}: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only marks the home's pin
    <article
      className={cx(
        'group relative grid content-start gap-3 rounded-md',
        isMarked && 'outline-3 outline-offset-6 outline-action',
      )}
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
    >
      <CardPhotos home={home} eager={eager} className="rounded-md" {...(sizes && { sizes })}>
        <HomeNews home={home} className="absolute top-3 left-3" />
        <SaveHeart home={{ ...home, card: home }} title={home.title} />
        {home.pictureCount > 1 && (
          <span className="absolute right-2 bottom-2 flex items-center gap-1 rounded-sm bg-surface/90 px-1.5 py-0.5 text-sm font-medium">
            <Icon as={Camera} size={14} />
            <span aria-hidden>{home.pictureCount}</span>
            <span className="sr-only">{formatCounted(home.pictureCount, 'photo')}</span>
          </span>
        )}
      </CardPhotos>
      <div className="grid content-start gap-1">
        <Price
          amount={home.price}
          qualifier={home.priceQualifier}
          previous={home.previousPrice}
          inline
          className="text-xl"
        />
        <Heading className="text-base">
          <Link
            to={to}
            onFocus={() => onPoint?.(true)}
            onBlur={() => onPoint?.(false)}
            className="inline-block group-hover:underline after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-6 focus-visible:after:outline-action"
          >
            {home.title}
            <span className="font-normal text-muted"> {home.outcode}</span>
          </Link>
        </Heading>
        <HomeFacts home={home} />
        <p className="text-sm text-muted">
          {formatPropertyType(home.propertyType)}
          {home.chainFree && ' · No onward chain'}
          {home.distance !== undefined && ` · ${formatMiles(home.distance)}`}
        </p>
        {home.ownerMark && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-action-strong">
            <Icon as={BadgeCheck} size={17} />
            {formatOwnerMark(home.ownerMark)}
          </p>
        )}
        {note}
      </div>
      {children}
    </article>
  );
}
