import type { PriceQualifier, PropertyStatus } from '../../../events/vocabulary.ts';
import { hasAgreedSale } from '../../../functions/listings/properties/domain/transitions.ts';
import { formatPounds, formatQualifier } from '../../lib/format.ts';
import { Price } from '../../ui/price.tsx';

interface Props {
  readonly home: {
    readonly status: PropertyStatus;
    readonly price: number;
    readonly priceQualifier?: PriceQualifier | undefined;
    readonly previousPrice?: number | undefined;
  };
  /** What a sale, under way or completed, was agreed for. */
  readonly salePrice?: number | undefined;
  readonly className?: string;
}

/** The price of a home for its owners: once it is being sold, what was agreed beside what was asked. */
export function AskingPrice({ home, salePrice, className }: Props) {
  const { status, price, priceQualifier = 'none', previousPrice } = home;
  const isAgreed = hasAgreedSale(status) || status === 'completed';
  const look = className === undefined ? {} : { className };
  const isPoa = priceQualifier === 'poa';
  const words = priceQualifier === 'none' || isPoa ? 'Asking price' : formatQualifier(priceQualifier);
  if (isAgreed && salePrice !== undefined)
    return (
      <>
        <span className="text-muted">{status === 'completed' ? 'Sold for' : 'Agreed price'}</span>
        <Price amount={salePrice} {...look} />
        <span className="tabular text-sm text-muted">{`${words} ${formatPounds(price)}`}</span>
      </>
    );
  if (isPoa) return <Price amount={price} qualifier="poa" {...look} />;
  return (
    <>
      {(isAgreed || priceQualifier !== 'none') && <span className="text-muted">{words}</span>}
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
