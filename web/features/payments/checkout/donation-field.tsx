import { useState } from 'react';
import { mostDonationPence } from '../../../../functions/money/payments/domain/donation.ts';
import { cx } from '../../../lib/cx.ts';
import { formatPence } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

const DonationSummary = lazyPart(() => import('./donation-summary.tsx'));

const options = [
  { value: '0', label: 'Nothing' },
  { value: '100', label: formatPence(100) },
  { value: '500', label: formatPence(500) },
  { value: 'other', label: 'Another amount' },
] as const;
type Choice = (typeof options)[number]['value'];
const toChoice = (pence: number): Choice =>
  options.find(({ value }) => value === String(pence))?.value ?? 'other';

interface Props {
  /** As it was entered; a link can name more than the field takes. */
  readonly pence: number;
  readonly onPence: (pence: number) => void;
  /** A donation needs a payment; without one the field stays in place, so that nothing below it moves. */
  readonly isOpen: boolean;
}

/** An optional donation for trees on top of the price; nothing is selected in advance. */
export function DonationField({ pence, onPence, isOpen }: Props) {
  const [choice, setChoice] = useState(() => toChoice(pence));
  const choose = (next: Choice) => {
    setChoice(next);
    if (next !== 'other') onPence(Number(next));
  };
  return (
    <div className={cx('grid min-w-0 gap-3', !isOpen && '[&_label]:opacity-60')}>
      <RadioGroup
        legend="Add a donation for trees"
        hint={
          isOpen
            ? 'All of it goes to Ecologi, with no VAT on it.'
            : 'There’s nothing to pay, so you can’t add a donation.'
        }
        name="gift"
        disabled={!isOpen}
        columns={2}
        options={options}
        value={choice}
        onValue={choose}
      />
      {choice === 'other' && (
        <Field label="Amount in pounds" hint={`Up to ${formatPence(mostDonationPence)}`} className="max-w-48">
          <MoneyInput
            name="gift-sum"
            disabled={!isOpen}
            places="pence"
            most={mostDonationPence}
            value={pence === 0 ? undefined : pence}
            onValue={(sum = 0) => onPence(sum)}
          />
        </Field>
      )}
      <p className={cx('text-sm text-muted', !isOpen && 'invisible')} aria-live="polite">
        <OnDemand parts={[DonationSummary]}>
          {pence > 0 && pence <= mostDonationPence && (
            <>
              <span>{formatPence(pence)}</span> <DonationSummary pence={pence} />. You get it back if you
              cancel before its trees are ordered, 14 days after you pay.
            </>
          )}
        </OnDemand>
      </p>
    </div>
  );
}
