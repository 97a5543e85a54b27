import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindTexts } from '../../../functions/deals/buyer-checks/domain/words.ts';
import { formatFunding, positions } from '../../entities/offer/labels.ts';
import { formatDate, formatPounds } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CheckedSum, KnownTerms, TermSource } from './known-terms.ts';

const sources: Readonly<Record<TermSource, string>> = {
  checked: 'Checked by Gable',
  profile: 'From your buyer profile',
  last_offer: 'From your last offer',
};

/** Where a filled field has its value from; `undefined` for an empty one. */
export function describeSource(source: TermSource | undefined): string | undefined {
  return source && sources[source];
}

interface Props {
  readonly known: KnownTerms;
  readonly onChange: () => void;
}

/** What the offer says of the buyer without asking again, each line with its source. */
export function KnownTermsCard({ known, onChange }: Props) {
  const { funding, position, deposit, aip, checkedSums } = known;
  const isCash = funding?.value === 'cash';
  return (
    <section
      aria-labelledby="known-terms"
      className="rounded-md border border-line bg-surface px-5 pt-2 pb-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="known-terms" className="text-lg">
          How you’re buying
        </h2>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={onChange}>
          Change
          <span className="sr-only"> how you’re buying</span>
        </Button>
      </div>
      <dl className="grid gap-2">
        {funding && (
          <Line label="How you pay" source={funding.source}>
            {formatFunding(funding.value)}
          </Line>
        )}
        {position && (
          <Line label="Your current home" source={position.source}>
            {positions.find(({ value }) => value === position.value)?.label}
          </Line>
        )}
        {!isCash && deposit && (
          <Line label="Your own money" source={deposit.source}>
            {formatPounds(deposit.value)}
          </Line>
        )}
        {!isCash && aip && (
          <Line label="Agreement in principle" source={aip.source}>
            {`${formatPounds(aip.value.amount)} from ${aip.value.lender}, valid until ${formatDate(aip.value.expires)}`}
          </Line>
        )}
        {checkedSums
          .filter(({ kind }) => !isCash || kind === 'proof_of_funds')
          .map((sum) => (
            <Line key={sum.kind} label={kindTexts[sum.kind]} source="checked">
              {describeCheckedSum(sum)}
            </Line>
          ))}
      </dl>
      {checkedSums.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          The seller sees what we checked and whether it covers your offer, never those amounts.
        </p>
      )}
    </section>
  );
}

const describeCheckedSum = ({ amount, lender, validUntil }: CheckedSum): string =>
  `${formatPounds(amount)}${lender === undefined ? '' : ` from ${lender}`}, valid until ${formatDate(validUntil)}`;

interface LineProps {
  readonly label: string;
  readonly source: TermSource;
  readonly children: ReactNode;
}

const Line = ({ label, source, children }: LineProps) => (
  <div>
    <dt className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <span>{label}</span>
      <span aria-hidden>·</span>
      <span className="flex items-center gap-1">
        {source === 'checked' && <Icon as={BadgeCheck} size={16} className="text-action" />}
        {sources[source]}
      </span>
    </dt>
    <dd>{children}</dd>
  </div>
);
