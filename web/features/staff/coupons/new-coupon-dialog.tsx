import { useState } from 'react';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { couponCalls, type StaffCoupon } from './api.ts';
import { couponTypes, packageOptions } from './labels.ts';

type Type = StaffCoupon['type'];

/** What isn’t a whole number is refused by the API, and never made one. */
const parseWhole = (typed: string): number => Number(typed.trim());

/** A code, its value, and the limits of its use. */
export function NewCouponDialog({ onClose }: { readonly onClose: () => void }) {
  const [code, setCode] = useState('');
  const [type, setType] = useState<Type>('percent');
  const [value, setValue] = useState('');
  const [pence, setPence] = useState<number>();
  const [ends, setEnds] = useState('');
  const [mostUses, setMostUses] = useState('');
  const [packages, setPackages] = useState<StaffCoupon['packages']>([]);
  const [minSpendPence, setMinSpendPence] = useState<number>();
  const send = () =>
    couponCalls.createCoupon({
      body: {
        code,
        type,
        value: type === 'fixed' ? (pence ?? 0) : parseWhole(value),
        ...(ends && { expiresAt: new Date(`${ends}T23:59:00`).toISOString() }),
        ...(mostUses && { mostUses: parseWhole(mostUses) }),
        packages,
        minSpendPence,
      },
    });
  return (
    <ActDialog
      title="New coupon"
      action="Make the coupon"
      done="The coupon can be used."
      onClose={onClose}
      send={send}
    >
      <Field label="Code" hint="3 to 40 letters, digits or hyphens">
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Kind">
          <Select
            options={couponTypes}
            value={type}
            onChange={({ target }) =>
              setType(couponTypes.find((each) => each.value === target.value)?.value ?? type)
            }
          />
        </Field>
        <Field label="Worth">
          {type === 'fixed' ? (
            <MoneyInput places="pence" value={pence} onValue={setPence} />
          ) : (
            <TextInput
              inputMode="numeric"
              className="tabular"
              maxLength={6}
              value={value}
              onChange={({ target }) => setValue(target.value)}
            />
          )}
        </Field>
        <Field label="Last day" optional>
          <TextInput type="date" value={ends} onChange={({ target }) => setEnds(target.value)} />
        </Field>
        <Field label="Uses in all" optional>
          <TextInput
            inputMode="numeric"
            className="tabular"
            maxLength={6}
            value={mostUses}
            onChange={({ target }) => setMostUses(target.value)}
          />
        </Field>
      </div>
      <CheckboxGroup
        legend="Packages"
        hint="For all of them where you choose none"
        optional
        name="packages"
        options={packageOptions}
        value={packages}
        onValue={setPackages}
      />
      <Field label="Lowest package price" optional className="max-w-64">
        <MoneyInput places="pence" value={minSpendPence} onValue={setMinSpendPence} />
      </Field>
    </ActDialog>
  );
}
