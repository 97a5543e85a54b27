import { lazy, Suspense, useState } from 'react';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

const Planted = lazy(() => import('./planted.tsx'));

/** The contract's largest gift. */
const mostPence = 100_00;
/** A sum in pence as it can be given; nothing for what is no sum. */
export const giftOf = (pence: number): number =>
  Number.isFinite(pence) ? Math.min(mostPence, Math.max(0, Math.floor(pence))) : 0;

const options = [
  { value: '0', label: 'Nothing' },
  { value: '100', label: formatPence(100) },
  { value: '500', label: formatPence(500) },
  { value: 'other', label: 'Another sum' },
] as const;
type Choice = (typeof options)[number]['value'];
const choiceOf = (pence: number): Choice =>
  options.find(({ value }) => value === String(pence))?.value ?? 'other';

interface Props {
  readonly pence: number;
  readonly onPence: (pence: number) => void;
}

/** Something for trees on top of the price, by whoever likes; nothing is chosen for them. */
export function GiftField({ pence, onPence }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(pence));
  const choose = (next: Choice) => {
    setChoice(next);
    if (next !== 'other') onPence(Number(next));
  };
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend="Give something for trees"
        hint="All of it goes to planting; there is no VAT on it."
        name="gift"
        columns={2}
        options={options}
        value={choice}
        onValue={choose}
      />
      {choice === 'other' && (
        <Field
          label="Your sum in pounds"
          hint={`Whole pounds, up to ${formatPence(mostPence)}.`}
          className="max-w-48"
        >
          <MoneyInput
            name="gift-sum"
            value={pence === 0 ? undefined : pence / 100}
            onValue={(pounds = 0) => onPence(giftOf(pounds * 100))}
          />
        </Field>
      )}
      <p className="text-sm text-muted" aria-live="polite">
        {pence > 0 && (
          <Suspense>
            {formatPence(pence)} <Planted pence={pence} />.
          </Suspense>
        )}
      </p>
    </div>
  );
}
