import type { Nation } from '../../../../events/vocabulary.ts';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { formatDate, formatPounds } from '../../../lib/format.ts';
import { PropertySection } from '../section.tsx';

type Entry = PropertyPage['history'][number];

function describeEntry({ kind, price, before, status }: Entry, nation: Nation): string {
  if (kind === 'listed') return 'First put on sale';
  if (kind === 'status')
    return status === 'live' ? 'Back on sale' : status ? formatPropertyStatus(status, nation) : 'Changed';
  if (price === undefined || before === undefined) return 'Price changed';
  return `Price ${price < before ? 'reduced' : 'raised'} by ${formatPounds(Math.abs(price - before))}`;
}

/** Without what reads as the change before it, as where a nation has one name for two states of a sale. */
const listEntries = (history: readonly Entry[], nation: Nation): readonly Entry[] =>
  history.filter((entry, nth) => {
    const before = history[nth + 1];
    return (
      entry.kind !== 'status' || !before || describeEntry(before, nation) !== describeEntry(entry, nation)
    );
  });

/** Every change of price and status since the first day; append-only. */
export function PriceHistory({ home: { history, address } }: { readonly home: PropertyPage }) {
  if (history.length === 0) return null;
  return (
    <PropertySection
      id="history"
      title="History"
      lead="Recorded from day one. No one can change it, not even the seller."
    >
      <table className="tabular w-full max-w-prose">
        <caption className="sr-only">Changes of price and status, newest first</caption>
        <thead className="sr-only">
          <tr>
            <th>Day</th>
            <th>What happened</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody>
          {listEntries(history, address.nation).map((entry) => (
            <tr key={`${entry.at} ${entry.kind}`} className="border-t border-line align-baseline">
              <td className="py-2.5 pr-4 text-muted">
                <time dateTime={entry.at}>{formatDate(entry.at)}</time>
              </td>
              <td className="py-2.5 pr-4">{describeEntry(entry, address.nation)}</td>
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
