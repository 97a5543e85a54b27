import type { PropertyPage } from '../../entities/property/property.ts';
import { BookViewing } from '../../entities/viewing/book-viewing.tsx';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { findMainAction } from './main-action.ts';
import { SaveButton } from './save-button.tsx';

/** Keeps the price and the main action within reach on phones. */
export function PropertyBottomBar({ home }: { readonly home: PropertyPage }) {
  return (
    <div
      className="sticky bottom-0 z-30 -mx-4 mt-8 -mb-16 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:hidden"
      data-print="no"
      data-visitor
    >
      <div>
        {home.status === 'completed' && <p className="text-sm text-muted">Last asking price</p>}
        <Price amount={home.price} qualifier={home.priceQualifier} className="text-xl" />
      </div>
      <MainAction home={home} />
    </div>
  );
}

function MainAction({ home }: { readonly home: PropertyPage }) {
  const action = findMainAction(home);
  if (action === 'answer')
    return (
      <LinkButton to="#offer" replace>
        Answer the counter-offer
      </LinkButton>
    );
  if (action === 'sale')
    return <LinkButton to={paths.acceptedOffer(home.id, home.seller.id)}>Go to your sale</LinkButton>;
  if (action === 'view') return <BookViewing home={home} place="bar" />;
  return <SaveButton home={home} title={home.title} primary />;
}
