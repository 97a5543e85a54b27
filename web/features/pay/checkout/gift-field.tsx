import { lazy, Suspense, useState } from 'react';
import { formatPence } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

const Planted = lazy(() => import('./planted.tsx'));

const sums = [100, 500] as const;
/** The contract's largest gift. */
const mostPounds = 100;
type Choice = 'none' | '100' | '500' | 'other';

const choiceOf = (pence: number): Choice => {
  if (pence === 0) return 'none';
  return pence === 100 ? '100' : pence === 500 ? '500' : 'other';
};

interface Props {
  readonly pence: number;
  readonly onPence: (pence: number) => void;
}

/** Something for trees on top of the price, by whoever likes; nothing is chosen for them. */
export function GiftField({ pence, onPence }: Props) {
  const [choice, setChoice] = useState<Choice>(choiceOf(pence));
  const choose = (next: Choice) => {
    setChoice(next);
    if (next !== 'other') onPence(next === 'none' ? 0 : Number(next));
  };
  const options = [
    { value: 'none', label: 'Nothing' },
    ...sums.map(
      (sum) => ({ value: String(sum) === '100' ? '100' : '500', label: formatPence(sum) }) as const,
    ),
    { value: 'other', label: 'Another sum' },
  ] as const;
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
        <Field label="Your sum in pounds" hint={`Whole pounds, up to £${mostPounds}.`} className="max-w-48">
          <MoneyInput
            name="gift-sum"
            value={pence === 0 ? undefined : pence / 100}
            onValue={(pounds) => onPence(Math.min(mostPounds, pounds ?? 0) * 100)}
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
