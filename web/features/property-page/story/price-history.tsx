import { formatDate, formatPounds, formatPropertyStatus } from '../../../lib/format.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { PropertySection } from '../section.tsx';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

type Entry = PropertyPage['history'][number];

function describeEntry({ kind, price, before, status }: Entry): string {
  if (kind === 'listed') return words.firstPutOnSale;
  if (kind === 'status')
    return status === 'live' ? words.backOnSale : status ? formatPropertyStatus(status) : words.changed;
  if (price === undefined || before === undefined) return words.priceChanged;
  return fillText(words.pricePricePartByPrice, {
    pricePart: price < before ? 'reduced' : 'raised',
    price: formatPounds(Math.abs(price - before)),
  });
}

/** Every change of price and status since the first day; append-only. */
export function PriceHistory({ home: { history } }: { readonly home: PropertyPage }) {
  if (history.length === 0) return null;
  return (
    <PropertySection id="history" title={words.history} lead={words.recordedFromDayOneNo}>
      <table className="tabular w-full max-w-prose">
        <caption className="sr-only">{words.changesOfPriceAndStatus}</caption>
        <thead className="sr-only">
          <tr>
            <th>{words.day}</th>
            <th>{words.whatHappened}</th>
            <th>{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {history.map((entry) => (
            <tr key={`${entry.at} ${entry.kind}`} className="border-t border-line align-baseline">
              <td className="py-2.5 pr-4 text-muted">
                <time dateTime={entry.at}>{formatDate(entry.at)}</time>
              </td>
              <td className="py-2.5 pr-4">{describeEntry(entry)}</td>
              <td className="py-2.5 text-right font-semibold">
                {entry.price !== undefined && formatPounds(entry.price)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PropertySection>
  );
}
