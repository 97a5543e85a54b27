import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatExactPence } from '../../../../functions/kernel/money.ts';
import { formatDay, formatMonth } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { type Payout, type PayoutSummary, wholePayoutsQuery } from './api.ts';
import { isInFiles, toPayoutRows, toXeroPayouts } from './payout-files.ts';

interface Props {
  readonly month: string;
  readonly payouts: readonly PayoutSummary[];
}

/** The files of a month's payouts, whose lines are loaded once they are asked for. */
export function PayoutDownloads(props: Props) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? <LoadedFiles {...props} /> : <PrepareButton onPress={() => setAsked(true)} />;
}

const PrepareButton = ({ onPress }: { readonly onPress?: () => void }) => (
  <Button variant="secondary" size="sm" className="justify-self-start" busy={!onPress} onClick={onPress}>
    Prepare the files
  </Button>
);

const LoadedFiles = ({ month, payouts }: Props) => (
  <QuerySection
    query={useQuery(wholePayoutsQuery(payouts))}
    what="load the lines of the payouts"
    skeleton={<PrepareButton />}
  >
    {(whole) => <Files month={month} payouts={whole} />}
  </QuerySection>
);

interface FilesProps {
  readonly month: string;
  readonly payouts: readonly Payout[];
}

/** A table for spreadsheets, Xero's statements, and which of the payouts aren't whole in them. */
function Files({ month, payouts }: FilesProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that prepared them is gone, and the focus with it.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const of = formatMonth(`${month}-01`);
  const statements = toXeroPayouts(payouts);
  return (
    <section ref={box} tabIndex={-1} aria-label={`Files of ${of}`} className="grid gap-3 outline-none">
      <div className="flex flex-wrap gap-3">
        {payouts.some(isInFiles) && (
          <CsvButton
            file={`gable-${month}-payouts`}
            of={`the payouts of ${of}`}
            rows={() => toPayoutRows(payouts)}
          />
        )}
        {statements.map((rows, nth) => (
          <CsvButton
            key={nth}
            file={`gable-${month}-xero-stripe-payouts${statements.length > 1 ? `-${nth + 1}` : ''}`}
            of={of}
            label={`Fees and payouts for Xero${statements.length > 1 ? ` (${nth + 1} of ${statements.length})` : ''}`}
            unmarked
            rows={() => rows}
          />
        ))}
      </div>
      <Exceptions
        title="Not in the files, as Stripe doesn’t list what’s in them yet:"
        payouts={payouts.filter((payout) => !isInFiles(payout))}
      />
      <Exceptions
        title="In the files without payments and fees, as they were made by hand:"
        payouts={payouts.filter(({ comparison }) => comparison === 'by_hand')}
      />
    </section>
  );
}

function Exceptions({ title, payouts }: { readonly title: string; readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0) return null;
  return (
    <div className="text-sm">
      <p>{title}</p>
      <ul>
        {payouts.map(({ id, amountPence, arrivesOn }) => (
          <li key={id}>
            <Link to={`/staff/payments/payouts/${id}`} className="link tabular">
              {`${formatExactPence(amountPence)}, ${formatDay(arrivesOn)}`}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
