import type { BuyingItem } from '../../entities/offer/api.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';

/** The photo of a home in a list of the buyer, with the way to its page while that shows anything. */
export function HomePhoto({ card }: Pick<BuyingItem, 'card'>) {
  const photo = (
    <Photo picture={card?.picture} alt="" sizes="(min-width: 40rem) 12rem, 8rem" className="rounded-md" />
  );
  const place = 'block self-start sm:row-span-2';
  return card ? (
    <Link to={paths.property(card)} tabIndex={-1} aria-hidden className={place}>
      {photo}
    </Link>
  ) : (
    <div className={place}>{photo}</div>
  );
}
