import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Offer } from './api.ts';

type Props = Readonly<Record<'offer', Pick<Offer, 'next' | 'card' | 'propertyId' | 'propertyStatus'>>>;

/** Shown with an offer that ended while its home still takes offers. */
export function AgainLink({ offer: { next, card, propertyId, propertyStatus } }: Props) {
  return next.canOfferAgain ? (
    <LinkButton
      to={paths.makeOffer(card ?? { id: propertyId })}
      variant="secondary"
      size="sm"
      className="min-h-11 justify-self-start"
    >
      {propertyStatus === 'live' ? 'Make another offer' : 'Make a backup offer'}
    </LinkButton>
  ) : null;
}
