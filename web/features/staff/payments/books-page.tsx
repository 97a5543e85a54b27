import { useQuery } from '@tanstack/react-query';
import { ReceiptPoundSterling } from 'lucide-react';
import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatMonth } from '../../../lib/format.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { type BookLine, booksQuery } from './api.ts';
import { BookDownloads } from './book-downloads.tsx';
import { bookKinds } from './book-files.ts';
import { BookTable } from './book-table.tsx';
import { MonthField, useMonth } from './month-field.tsx';

export const handle: Handle = { head: { title: 'Books', noindex: true } };

/** /staff/payments/books: what was paid and refunded in a month with its VAT, and files of it. */
export function Component() {
  const month = useMonth();
  const query = useQuery(booksQuery(month));
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-1">
        <Link to="/staff/payments" className="link justify-self-start text-sm">
          Payments
        </Link>
        <h1 className="text-2xl">Books</h1>
        <p className="text-muted">What moved in a month in London, by the ledger</p>
      </header>
      <MonthField month={month} path="/staff/payments/books" />
      <StaffSection query={query} what="load the books">
        {({ lines }) =>
          lines.length === 0 ? (
            <EmptyState
              icon={ReceiptPoundSterling}
              title={`Nothing was paid or refunded in ${formatMonth(`${month}-01`)}`}
            />
          ) : (
            <>
              <Totals lines={lines} />
              <BookDownloads month={month} lines={lines} />
              <BookTable lines={lines} />
            </>
          )
        }
      </StaffSection>
    </div>
  );
}

const sums = [
  { name: 'Net', of: ({ netPence }: BookLine) => netPence },
  { name: 'VAT', of: ({ vatPence }: BookLine) => vatPence },
  { name: 'Trees', of: ({ donationPence }: BookLine) => donationPence },
  { name: 'Total', of: ({ totalPence }: BookLine) => totalPence },
] as const;

/** The sums of each kind and of the month. */
function Totals({ lines }: { readonly lines: readonly BookLine[] }) {
  const kinds = Object.entries(bookKinds).flatMap(([kind, name]) => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length === 0 ? [] : [{ name: `${name} (${own.length})`, own }];
  });
  return (
    <section
      aria-label="Sums of the month"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            {['What', ...sums.map(({ name }) => name)].map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pl-3 text-right font-semibold first:pl-0 first:text-left"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...kinds, { name: 'The month', own: lines }].map(({ name, own }) => (
            <tr key={name} className="border-b border-line last:font-semibold">
              <th scope="row" className="py-2 text-left font-normal">
                {name}
              </th>
              {sums.map(({ name: sum, of }) => (
                <td key={sum} className="py-2 pl-3 text-right whitespace-nowrap">
                  {formatExactPence(own.reduce((total, line) => total + of(line), 0))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
