import { Trash2, TrendingDown, TrendingUp } from 'lucide-react';
import type { Favourite } from '../../entities/favourite/saved-homes.ts';
import { HomeNews } from '../../entities/property/card/news.tsx';
import { CompareToggle } from '../../entities/property/compare-toggle.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatPounds } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NeedsConnection } from '../../ui/needs-connection.tsx';
import { BookLink } from './book-link.tsx';
import { FavouriteNote } from './note.tsx';
import { SavedCard } from './saved-card.tsx';

interface Props {
  readonly favourite: Favourite;
  readonly onRemove: () => void;
}

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
    <SavedCard
      card={card}
      lead={<HomeNews home={card} className="justify-self-start sm:hidden" />}
      action={<RemoveButton title={card.title} onRemove={onRemove} />}
    >
      <PriceSinceSaved {...favourite} />
      <NeedsConnection>
        <FavouriteNote favourite={favourite} title={card.title}>
          <BookLink card={card} />
          <CompareToggle id={card.id} title={card.title} />
        </FavouriteNote>
      </NeedsConnection>
    </SavedCard>
  );
}

const OffMarketFavourite = ({ favourite: { savedPrice, savedTitle, savedAt }, onRemove }: Props) => (
  <div className="flex items-center justify-between gap-4">
    <p className="text-muted">
      {`${savedTitle ?? 'A home'}, which you saved on ${formatDate(savedAt)} for ${formatPounds(savedPrice)}, isn’t on the market now.`}
    </p>
    <RemoveButton title={savedTitle ?? 'this home'} onRemove={onRemove} />
  </div>
);
