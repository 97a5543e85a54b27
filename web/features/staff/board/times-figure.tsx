import { formatCounted, formatMonth } from '../../../lib/format.ts';
import { FactList } from '../parts/fact-list.tsx';
import type { Board } from './api.ts';
import { Figure } from './figure.tsx';

type Median = Board['times']['offer'];

/** Medians of the time to the first offer and until the sale is binding, which each nation calls by other words. */
export function TimesFigure({ board: { from, to, fewest, times } }: { readonly board: Board }) {
  return (
    <Figure
      title="How long it takes"
      unit="Month"
      columns={[
        { name: 'Days to offer', drawn: 'action' },
        { name: 'Homes' },
        { name: 'Days until binding', drawn: 'brick' },
        { name: 'Sales' },
      ]}
      rows={times.months.map(({ month, offer, exchange }) => ({
        label: formatMonth(`${month}-01`),
        values: [offer.medianDays, offer.count, exchange.medianDays, exchange.count],
      }))}
      empty="No home had its first offer, and no sale became binding."
      file={`gable-times-${from}-${to}`}
      fileRows={() => [
        ['Month', 'Median days to first offer', 'Homes', 'Median days until binding', 'Sales'],
        ...times.months.map(({ month, offer, exchange }) => [
          month,
          offer.medianDays,
          offer.count,
          exchange.medianDays,
          exchange.count,
        ]),
      ]}
    >
      <FactList
        facts={[
          ['From on sale to the first offer', describeMedian(times.offer, 'home', fewest)],
          ['From accepted offer until binding', describeMedian(times.exchange, 'sale', fewest)],
        ]}
      />
      <p className="text-muted">
        {`Half took longer, half didn’t. Fewer than ${fewest} are too few to tell, and stand as a dash.`}
      </p>
    </Figure>
  );
}

export function describeMedian({ count, medianDays }: Median, one: string, fewest: number): string {
  if (count === 0) return 'None in this time';
  if (medianDays === null) return `Too few to tell: ${count} of ${fewest}`;
  return `${formatCounted(medianDays, 'day')}, median of ${formatCounted(count, one)}`;
}
