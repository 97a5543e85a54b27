import type { PriceQualifier, PropertyStatus } from '../../../events/vocabulary.ts';
import { hasAgreedSale } from '../../../functions/listings/properties/domain/transitions.ts';
import { Price } from '../../ui/price.tsx';

interface Props {
  readonly home: {
    readonly status: PropertyStatus;
    readonly price: number;
    readonly priceQualifier?: PriceQualifier | undefined;
    readonly previousPrice?: number | undefined;
  };
  readonly className?: string;
}

/** The price of a home for its owners: once it is being sold, what it was asked for, as another sum may be agreed. */
export function AskingPrice({ home, className }: Props) {
  const { status, price, priceQualifier, previousPrice } = home;
  const isAgreed = hasAgreedSale(status) || status === 'completed';
  return (
    <>
      {isAgreed && <span className="text-muted">Asking price</span>}
      <Price
        amount={price}
        qualifier={priceQualifier}
        previous={isAgreed ? undefined : previousPrice}
        inline
        {...(className !== undefined && { className })}
      />
    </>
  );
}
