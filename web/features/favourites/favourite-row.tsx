import { Trash2, TrendingDown, TrendingUp } from 'lucide-react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { CardPhotos } from '../../entities/property/card/card-photos.tsx';
import { HomeFacts } from '../../entities/property/card/facts.tsx';
import { HomeNews } from '../../entities/property/card/news.tsx';
import { CompareToggle } from '../../entities/property/compare-toggle.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatPounds, formatPropertyType } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { NeedsConnection } from '../../ui/needs-connection.tsx';
import { Price } from '../../ui/price.tsx';
import { BookLink } from './book-link.tsx';
import { FavouriteNote } from './note.tsx';

interface Props {
  readonly favourite: Favourite;
  readonly onRemove: () => void;
}
type Card = NonNullable<Favourite['card']>;

/** The change of the price since it was saved, which is why people save properties. */
function PriceSinceSaved({ savedPrice, priceDelta, savedAt, card }: Favourite) {
  const day = formatDate(savedAt);
  if (card?.priceQualifier === 'poa') return <p className="text-sm text-muted">{`Saved on ${day}`}</p>;
  if (priceDelta === 0) return <p className="text-sm text-muted">{`Saved on ${day}, same price since`}</p>;
  const isLess = priceDelta < 0;
  return (
    <p
      className={cx('flex items-start gap-1.5 text-sm', isLess ? 'font-semibold text-action' : 'text-muted')}
    >
      <Icon as={isLess ? TrendingDown : TrendingUp} size={18} />
      {`${formatPounds(Math.abs(priceDelta))} ${isLess ? 'less' : 'more'} than the ${formatPounds(savedPrice)} when you saved it on ${day}`}
    </p>
  );
}

const RemoveButton = ({ title, onRemove }: { readonly title: string; readonly onRemove: () => void }) => (
  <NeedsConnection>
    <Button variant="quiet" size="icon" onClick={onRemove} className="relative z-10 shrink-0">
      <Icon as={Trash2} label={`Remove ${title}`} />
    </Button>
  </NeedsConnection>
);

/** A saved property with its price, its change, and a private note. */
export function FavouriteRow({ favourite, onRemove }: Props) {
  const { card } = favourite;
  if (!card) return <OffMarketFavourite favourite={favourite} onRemove={onRemove} />;
  return (
    <article className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="self-start sm:row-span-2">
        <CardPhotos home={card} sizes="(min-width: 40rem) 15rem, 8rem" className="rounded-md">
          <Link to={paths.property(card)} tabIndex={-1} aria-hidden className="absolute inset-0" />
          <HomeNews home={card} className="absolute top-2 left-2 max-sm:hidden" />
        </CardPhotos>
      </div>
      <FavouriteSummary card={card} onRemove={onRemove} />
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">
        <PriceSinceSaved {...favourite} />
        <NeedsConnection>
          <FavouriteNote favourite={favourite} title={card.title}>
            <BookLink card={card} />
            <CompareToggle id={card.id} title={card.title} />
          </FavouriteNote>
        </NeedsConnection>
      </div>
    </article>
  );
}

const FavouriteSummary = ({ card, onRemove }: { readonly card: Card; readonly onRemove: () => void }) => (
  <div className="flex items-start justify-between gap-2">
    <div className="grid min-w-0 gap-1">
      <HomeNews home={card} className="justify-self-start sm:hidden" />
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
    <RemoveButton title={card.title} onRemove={onRemove} />
  </div>
);

const OffMarketFavourite = ({ favourite: { savedPrice, savedTitle, savedAt }, onRemove }: Props) => (
  <div className="flex items-center justify-between gap-4">
    <p className="text-muted">
      {`${savedTitle ?? 'A home'}, which you saved on ${formatDate(savedAt)} for ${formatPounds(savedPrice)}, isn’t on the market now.`}
    </p>
    <RemoveButton title={savedTitle ?? 'this home'} onRemove={onRemove} />
  </div>
);
