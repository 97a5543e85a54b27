import { useState } from 'react';
import { formatCounted, formatMonth } from '../../../lib/format.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { BookLine } from './api.ts';
import { providerNames, toBookRows, toXeroInvoices, toXeroStatements } from './book-files.ts';

interface Props {
  readonly month: string;
  readonly lines: readonly BookLine[];
}

/** The month as a table for spreadsheets, and in the forms that Xero imports. */
export function BookDownloads({ month, lines }: Props) {
  const [accounts, setAccounts] = useState({ sales: '200', donations: '260' });
  const of = formatMonth(`${month}-01`);
  const unissued = lines.filter(({ kind, paper }) => kind === 'payment' && paper === null).length;
  const statements = (['card', 'wallet'] as const).flatMap((payBy) =>
    toXeroStatements(lines, payBy).map((rows, nth, all) => ({
      file: `gable-${month}-xero-${payBy === 'card' ? 'stripe' : 'paypal'}${numberPart(nth, all)}`,
      label: `Statement, ${providerNames[payBy]}${namePart(nth, all)}`,
      rows,
    })),
  );
  const invoices = toXeroInvoices(lines, accounts).map((rows, nth, all) => ({
    file: `gable-${month}-xero-invoices${numberPart(nth, all)}`,
    label: `Sales invoices${namePart(nth, all)}`,
    rows,
  }));
  return (
    <section aria-labelledby="files" className="grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="files" className="text-xl">
          Files
        </h2>
        <CsvButton file={`gable-${month}-books`} of={`the books of ${of}`} rows={() => toBookRows(lines)} />
      </div>
      <div className="grid gap-3 rounded-md border border-line p-4">
        <h3 className="text-lg">For Xero</h3>
        <div className="grid max-w-form gap-3 sm:grid-cols-2">
          <Field label="Account for sales">
            <TextInput
              value={accounts.sales}
              maxLength={10}
              onChange={({ target }) => setAccounts({ ...accounts, sales: target.value })}
            />
          </Field>
          <Field label="Account for donations">
            <TextInput
              value={accounts.donations}
              maxLength={10}
              onChange={({ target }) => setAccounts({ ...accounts, donations: target.value })}
            />
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          {[...invoices, ...statements].map(({ file, label, rows }) => (
            <CsvButton key={file} file={file} of={of} label={label} unmarked rows={() => rows} />
          ))}
        </div>
        {unissued > 0 && (
          <p className="text-sm">{`${formatCounted(unissued, 'payment')} without a receipt yet, so not among the invoices.`}</p>
        )}
        <p className="text-sm text-muted">
          Invoices are the receipts of the month. When Xero asks, say that prices include tax. Credit notes go
          in by hand: Xero imports none with invoices. Statements have what payers paid and got back. Stripe’s
          fees and payouts are a file of{' '}
          <Link to={`/staff/payments/payouts?month=${month}`} className="link">
            Payouts
          </Link>
          ; PayPal’s are in neither.
        </p>
      </div>
    </section>
  );
}

const namePart = (nth: number, all: readonly unknown[]): string =>
  all.length > 1 ? ` (${nth + 1} of ${all.length})` : '';
const numberPart = (nth: number, all: readonly unknown[]): string => (all.length > 1 ? `-${nth + 1}` : '');
