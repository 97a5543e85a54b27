import type { PriceQualifier, PropertyStatus } from '../../../events/vocabulary.ts';
import { hasAgreedSale } from '../../../functions/listings/properties/domain/transitions.ts';
import { formatQualifier } from '../../lib/format.ts';
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
  const { status, price, priceQualifier = 'none', previousPrice } = home;
  const isAgreed = hasAgreedSale(status) || status === 'completed';
  const look = className === undefined ? {} : { className };
  if (priceQualifier === 'poa') return <Price amount={price} qualifier="poa" {...look} />;
  const words = priceQualifier === 'none' ? isAgreed && 'Asking price' : formatQualifier(priceQualifier);
  return (
    <>
      {words && <span className="text-muted">{words}</span>}
      <Price amount={price} previous={isAgreed ? undefined : previousPrice} {...look} />
    </>
  );
}

/** `Asking price £325,000`, `Offers over £325,000`: what an offer is made against, in one line. */
export function PriceAsked({ home: { price, priceQualifier = 'none' } }: Pick<Props, 'home'>) {
  if (priceQualifier === 'poa') return <Price amount={price} qualifier="poa" className="text-ink" />;
  return (
    <>
      {priceQualifier === 'none' ? 'Asking price' : formatQualifier(priceQualifier)}{' '}
      <Price amount={price} className="text-ink" />
    </>
  );
}
