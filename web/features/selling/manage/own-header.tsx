import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { isListingOver, isPublic } from '../../../../functions/listings/properties/domain/transitions.ts';
import { PackageLine } from '../../../entities/payment/package-line.tsx';
import { AskingPrice } from '../../../entities/property/asking-price.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';

const PriceDialog = lazyPart(() => import('./price-dialog.tsx'));

interface Props {
  readonly home: PropertyPage;
  readonly owner: NonNullable<PropertyPage['owner']>;
}

/** The price and the package of a home for its seller, and its page as buyers see it. */
export function OwnHeader({ home, owner }: Props) {
  const [isChanging, setChanging] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <AskingPrice home={home} salePrice={owner.salePrice} className="text-lg" />
          {!isListingOver(home.status) && (
            <button type="button" className="link min-h-11 font-semibold" onClick={() => setChanging(true)}>
              Change price
            </button>
          )}
        </p>
        <PackageLine home={{ ...home, package: owner.package }} />
      </div>
      <Link
        to={paths.property(home)}
        className="flex min-h-11 items-center gap-2 font-semibold underline underline-offset-3"
      >
        <Icon as={ExternalLink} size={18} />
        {isPublic(home.status) ? 'See the page as buyers do' : 'See its page, which buyers can’t'}
      </Link>
      <OnDemand parts={[PriceDialog]}>
        {isChanging && <PriceDialog home={home} onClose={() => setChanging(false)} />}
      </OnDemand>
    </div>
  );
}
