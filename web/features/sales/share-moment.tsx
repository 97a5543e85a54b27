import { Share2 } from 'lucide-react';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';

/** A card with the home's photo, to pass on where the browser can share, and otherwise as a link to paste. */
export function ShareMoment({ sale }: { readonly sale: Sale }) {
  const { card } = sale;
  const news = describeNews(sale);
  const url = `${window.location.origin}${paths.property(card)}`;
  const share = async () => {
    // Closing the share sheet rejects the promise, which is no error.
    if (canShare()) return navigator.share({ title: news, text: news, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(`${news}: ${url}`);
      toast.success('Copied. Paste it wherever you like.');
    } catch {
      toast.failure('We couldn’t copy the link. You’ll find it on the home’s page.');
    }
    return undefined;
  };
  return (
    <figure className="grid overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-[12rem_minmax(0,1fr)]">
      {card.picture && <Photo picture={card.picture} alt="" sizes="(min-width: 40rem) 12rem, 100vw" />}
      <figcaption className="grid content-center gap-3 p-4">
        <div>
          <p className="font-semibold">{news}</p>
          <p className="text-sm text-muted">
            {`${card.title}. The link shows the home’s page, with the asking price and not what you agreed.`}
          </p>
        </div>
        <Button variant="secondary" className="justify-self-start" onClick={() => void share()}>
          <Icon as={Share2} size={18} /> Share the news
        </Button>
      </figcaption>
    </figure>
  );
}

const canShare = (): boolean => 'share' in navigator;

function describeNews({ side, status, nation }: Sale): string {
  if (status === 'completed')
    return side === 'seller' ? 'We’ve sold our home' : 'We’ve got the keys to our new home';
  return `${saleWordsOf(nation).weBound} on our ${side === 'seller' ? 'sale' : 'new home'}`;
}
