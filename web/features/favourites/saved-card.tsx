import type { ReactNode } from 'react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { CardPhotos } from '../../entities/property/card/card-photos.tsx';
import { HomeFacts } from '../../entities/property/card/facts.tsx';
import { HomeNews } from '../../entities/property/card/news.tsx';
import { formatPropertyType } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';

interface Props {
  readonly card: NonNullable<Favourite['card']>;
  /** Above the price. */
  readonly lead: ReactNode;
  /** At the right of the facts. */
  readonly action?: ReactNode;
  /** Under the facts; under photo and facts on a phone. */
  readonly children: ReactNode;
}

/** A saved home on the market: its photo beside its facts, and what people say and do about it. */
export function SavedCard({ card, lead, action, children }: Props) {
  return (
    <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="self-start sm:row-span-2">
        <CardPhotos home={card} sizes="(min-width: 40rem) 15rem, 8rem" className="rounded-md">
          <Link to={paths.property(card)} tabIndex={-1} aria-hidden className="absolute inset-0" />
          <HomeNews home={card} className="absolute top-2 left-2 max-sm:hidden" />
        </CardPhotos>
      </div>
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          {lead}
          <Price amount={card.price} qualifier={card.priceQualifier} inline className="text-xl" />
          <h2 className="text-base">
            <Link to={paths.property(card)} className="hover:underline">
              {card.title}
              <span className="font-normal text-muted"> {card.outcode}</span>
            </Link>
          </h2>
          <HomeFacts home={card} />
          <p className="text-sm text-muted">{formatPropertyType(card.propertyType)}</p>
        </div>
        {action}
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">{children}</div>
    </article>
  );
}
