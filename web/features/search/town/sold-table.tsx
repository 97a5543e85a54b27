import { soldTypeNames } from '../../../../functions/finding/area-facts/domain/fact-words.ts';
import { formatCounted, formatPounds } from '../../../lib/format.ts';
import { findMedian, isUnfinished, type SoldType, soldTypes, type SoldYear } from './sold-lines.ts';

const cell = 'py-2 pl-3 text-right align-top';

/** The numbers of the chart, the latest year first. */
export function SoldTable({ years }: { readonly years: readonly SoldYear[] }) {
  const shown = soldTypes.filter((type) => years.some((year) => findMedian(year, type)));
  if (shown.length === 0) return null;
  return (
    <section
      className="overflow-x-auto"
      aria-label="Sold prices by year"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
      tabIndex={0}
    >
      <table className="tabular w-full text-sm">
        <caption className="sr-only">Median price and number of sales by year and type</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-semibold">
              Year
            </th>
            {shown.map((type) => (
              <th key={type} scope="col" className={`${cell} font-semibold`}>
                {soldTypeNames[type]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((year) => (
            <tr key={year.year} className="border-b border-line">
              <th scope="row" className="py-2 text-left align-top font-normal">
                {year.year}
                {isUnfinished(year) && <span className="block text-muted">so far</span>}
              </th>
              {shown.map((type) => (
                <PriceCell key={type} year={year} type={type} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PriceCell({ year, type }: { readonly year: SoldYear; readonly type: SoldType }) {
  const found = findMedian(year, type);
  return (
    <td className={cell}>
      {found ? formatPounds(found.median) : <span className="text-muted">Too few</span>}
      {found && <span className="block text-muted">{formatCounted(found.count, 'sale')}</span>}
    </td>
  );
}
