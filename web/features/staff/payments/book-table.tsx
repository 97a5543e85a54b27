import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import type { BookLine } from './api.ts';
import { bookKinds, providerNames } from './book-files.ts';

/** Every line of a month; it scrolls by itself. */
export function BookTable({ lines }: { readonly lines: readonly BookLine[] }) {
  return (
    <section aria-labelledby="lines" className="grid grid-cols-1 gap-3 border-t border-line pt-6">
      <h2 id="lines" className="text-xl">
        Every line
      </h2>
      <section
        aria-label="Every line, as a table"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border border-line px-3 text-sm"
      >
        <table className="tabular w-full">
          <thead>
            <tr className="sticky top-0 border-b border-line bg-paper">
              {['Day', 'What', 'Payment', 'Document', 'VAT', 'Total'].map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-2 pl-3 text-left font-semibold first:pl-0 nth-last-[-n+2]:text-right"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <BookRow key={`${line.kind} ${line.at} ${line.paymentId}`} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const BookRow = ({ line }: { readonly line: BookLine }) => (
  <tr className="border-b border-line last:border-0">
    <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
      {formatDay(line.day)}
    </th>
    <td className="py-1.5 pl-3">{`${bookKinds[line.kind]}, ${line.packageName}, ${providerNames[line.payBy]}`}</td>
    <td className="py-1.5 pl-3 whitespace-nowrap">
      <Link to={`/staff/payments?q=${line.paymentId}`} className="link">
        {line.paymentNumber ?? 'Payment'}
      </Link>
    </td>
    <td className="py-1.5 pl-3 whitespace-nowrap">{line.paper ?? '–'}</td>
    <td className="py-1.5 pl-3 text-right whitespace-nowrap">{formatExactPence(line.vatPence)}</td>
    <td className="py-1.5 pl-3 text-right whitespace-nowrap">{formatExactPence(line.totalPence)}</td>
  </tr>
);
