import { isSettledSale } from '../../../functions/deals/sales/domain/settled-sale.ts';
import { isPublic } from '../../../functions/listings/properties/domain/transitions.ts';
import type { Sale } from '../../entities/sale/api.ts';
import { formatSaleStatus, getSaleStatusTone } from '../../entities/sale/labels.ts';
import { cx } from '../../lib/cx.ts';
import { formatName } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';

const track = ['under_offer', 'sold_stc', 'exchanged', 'completed'] as const;

/** The property, the two people, and the progress. */
export function SaleHead({ sale }: { readonly sale: Sale }) {
  const { address, status, side, counterpart, nation, byLink, card } = sale;
  const other = formatName(counterpart, 'a former member');
  return (
    <header className="grid gap-3">
      <div className="grid gap-1">
        <p className="text-muted">{byLink ? describeMandate(sale) : describeDeal(sale, other)}</p>
        <h1 className="text-2xl">
          {byLink || !(side === 'seller' || isPublic(card.status)) ? (
            address
          ) : (
            <Link to={paths.property(card)} className="hover:underline">
              {address}
            </Link>
          )}
        </h1>
        {status === 'fallen_through' && (
          <p>
            <Badge tone={getSaleStatusTone(status)}>{formatSaleStatus(status, nation)}</Badge>
          </p>
        )}
      </div>
      {status !== 'fallen_through' && <SaleTrack sale={sale} />}
    </header>
  );
}

/** For the solicitor of a side. */
const describeMandate = (sale: Sale): string =>
  `You ${isSettledSale(sale) ? 'acted' : 'act'} for the ${sale.side}`;

/** `You’re selling to Priya Nair`, in the tense of the sale. */
function describeDeal({ status, side }: Sale, other: string): string {
  const isSeller = side === 'seller';
  if (status === 'completed') return isSeller ? `You sold to ${other}` : `You bought from ${other}`;
  if (status === 'fallen_through')
    return isSeller ? `You were selling to ${other}` : `You were buying from ${other}`;
  return isSeller ? `You’re selling to ${other}` : `You’re buying from ${other}`;
}

/** Four stages as a line; the text carries the same information as the colour. */
function SaleTrack({ sale: { status, nation } }: { readonly sale: Sale }) {
  const reached = track.findIndex((one) => one === status);
  return (
    // Each stage is as wide as its longest word at least, so that none breaks on the smallest phone.
    <ol
      className="grid grid-cols-[repeat(4,minmax(min-content,1fr))] gap-1.5"
      aria-label="Progress of the sale"
    >
      {track.map((station, index) => (
        <li
          key={station}
          aria-current={index === reached ? 'step' : undefined}
          className="grid content-start gap-1.5"
        >
          <span
            aria-hidden
            className={cx('h-1.5 rounded-full', index <= reached ? 'bg-action' : 'bg-line')}
          />
          <span
            className={cx(
              'text-sm leading-tight wrap-normal',
              index === reached ? 'font-semibold' : 'text-muted',
            )}
          >
            {formatSaleStatus(station, nation)}
            {index < reached && <span className="sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
