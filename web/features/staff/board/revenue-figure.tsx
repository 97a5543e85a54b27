import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatPounds } from '../../../lib/format.ts';
import { FactList } from '../parts/fact-list.tsx';
import type { Board } from './api.ts';
import { Figure } from './figure.tsx';
import { addUp, listPeriods, nameUnit, selectPeriod } from './range.ts';

const tones = ['action', 'brick', 'amber', 'muted'] as const;
type Line = Board['revenue'][number];
/** To the pound, so that a row fits; the file has the pence. */
const toPounds = (pence: number): string => formatPounds(Math.round(pence / 100));

/** What packages brought in by the ledger, without VAT, less what went back. */
export function RevenueFigure({ board }: { readonly board: Board }) {
  const { revenue } = board;
  const names = [...new Set(revenue.map(({ packageName }) => packageName))].toSorted();
  const total = (read: (line: Line) => number, lines: readonly Line[] = revenue) => addUp(lines, read);
  const [net, vat] = [total(({ netPence }) => netPence), total(({ vatPence }) => vatPence)];
  return (
    <Figure
      title="Revenue by package"
      unit={nameUnit(board)}
      stacked
      columns={[
        ...names.map((name, nth) => ({
          name,
          drawn: tones[nth % tones.length] ?? 'muted',
          format: toPounds,
        })),
        { name: 'Net', format: toPounds },
        { name: 'VAT', format: toPounds },
        { name: 'Refunded', format: toPounds },
      ]}
      rows={listPeriods(board).map((period) => {
        const lines = selectPeriod(revenue, period);
        const ofPackage = (name: string) => lines.filter(({ packageName }) => packageName === name);
        return {
          label: period.label,
          values: [
            ...names.map((name) => total(({ netPence }) => netPence, ofPackage(name))),
            total(({ netPence }) => netPence, lines),
            total(({ vatPence }) => vatPence, lines),
            total(({ refundedPence }) => refundedPence, lines),
          ],
        };
      })}
      empty="Nothing was paid."
      file={`gable-revenue-${board.from}-${board.to}`}
      fileRows={() => [
        ['Day', 'Package', 'Sold', 'Net', 'VAT', 'Gross', 'Refunded'],
        ...revenue.map((line) => [
          line.day,
          line.packageName,
          line.sold,
          { pence: line.netPence },
          { pence: line.vatPence },
          { pence: line.netPence + line.vatPence },
          { pence: line.refundedPence },
        ]),
      ]}
    >
      <FactList
        facts={[
          ['Net, without VAT', formatExactPence(net)],
          ['VAT at 20%', formatExactPence(vat)],
          ['Gross', formatExactPence(net + vat)],
          [
            'Refunded in this time, taken off above',
            formatExactPence(total(({ refundedPence }) => refundedPence)),
          ],
        ]}
      />
      <p className="text-muted">
        The chart and packages are net. Refunds come off the day they left; donations for trees aren’t
        revenue.
      </p>
    </Figure>
  );
}
