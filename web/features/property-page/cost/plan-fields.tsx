import { useState } from 'react';
import type { Nation } from '../../../../events/vocabulary.ts';
import { hasNonResidentRate } from '../../../../functions/listings/properties/domain/purchase-tax.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { buyerKinds } from '../labels.ts';
import type { CostPlan } from './purchase-costs.ts';

const terms = [10, 15, 20, 25, 30, 35, 40].map((years) => ({
  value: String(years),
  label: `${years} years`,
}));

interface Props {
  readonly plan: CostPlan;
  readonly nation: Nation;
  readonly onChange: (change: Partial<CostPlan>) => void;
}

/** The deposit as a share of the price, as text next to the sum. */
const formatShare = ({ deposit, price }: CostPlan): string =>
  price > 0 ? `${Math.round((deposit / price) * 100)}% of the price` : '';

export function CostPlanFields({ plan, nation, onChange }: Props) {
  return (
    <div className="grid content-start gap-4" data-print="no">
      <Field label="You’re buying">
        <Select
          name="buyer"
          options={buyerKinds}
          value={plan.buyer}
          onChange={({ target }) =>
            onChange({ buyer: buyerKinds.find(({ value }) => value === target.value)?.value ?? 'mover' })
          }
        />
      </Field>
      {hasNonResidentRate(nation) && (
        <Checkbox
          name="outside_uk"
          label="I live outside the UK"
          hint="Adds two points to every rate"
          checked={plan.nonUkResident}
          onChange={({ target }) => onChange({ nonUkResident: target.checked })}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <SumField name="price" label="Price" initial={plan.price} onSum={(price) => onChange({ price })} />
        <SumField
          name="deposit"
          label="Deposit"
          initial={plan.deposit}
          onSum={(deposit) => onChange({ deposit })}
          error={plan.deposit > plan.price ? 'This is more than the price' : undefined}
        />
        <p className="col-span-2 -mt-3 text-right text-sm text-muted">{formatShare(plan)}</p>
        <RateField value={plan.ratePercent} onValue={(ratePercent) => onChange({ ratePercent })} />
        <Field label="Over">
          <Select
            name="years"
            options={terms}
            value={plan.years}
            onChange={({ target }) => onChange({ years: Number(target.value) })}
          />
        </Field>
      </div>
    </div>
  );
}

interface SumProps {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly onSum: (pounds: number) => void;
  readonly error?: string | undefined;
}
/** Stays empty when it is emptied, while the plan counts with 0. */
function SumField({ name, label, initial, onSum, error }: SumProps) {
  const [sum, setSum] = useState<number | undefined>(initial);
  return (
    <Field label={label} error={error}>
      <MoneyInput
        name={name}
        value={sum}
        onValue={(pounds) => {
          setSum(pounds);
          onSum(pounds ?? 0);
        }}
      />
    </Field>
  );
}

const mostPercent = 25;
const parsePercent = (text: string): number | undefined => {
  const percent = Number(text.replace(',', '.'));
  return text.trim() !== '' && percent >= 0 && percent <= mostPercent ? percent : undefined;
};
/** Keeps the text as typed, and calls `onValue` once it is a number; another text is refused beside it. */
function RateField({
  value,
  onValue,
}: {
  readonly value: number;
  readonly onValue: (percent: number) => void;
}) {
  const [text, setText] = useState(String(value));
  return (
    <Field
      label="Interest"
      error={text !== '' && parsePercent(text) === undefined ? `Enter 0 to ${mostPercent}%` : undefined}
    >
      <TextInput
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        after={<span className="pr-3 text-muted">%</span>}
        onChange={({ target }) => {
          setText(target.value);
          const percent = parsePercent(target.value);
          if (percent !== undefined) onValue(percent);
        }}
      />
    </Field>
  );
}
