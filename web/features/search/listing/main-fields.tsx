import { formatPounds, formatTenure, formatPropertyType } from '../../../lib/format.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Filters, propertyTypes, radii, tenures } from '../filters/filters.ts';
import { formatRadius } from '../labels.ts';
import type { Facets } from './facets.ts';

export interface FieldsProps {
  readonly filters: Filters;
  readonly onChange: (change: Filters) => void;
  readonly facets?: Facets | undefined;
}

const thousand = 1_000;
const listSteps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, nth) => (from + nth * by) * thousand);
const prices = [
  ...listSteps(50, 275, 25),
  ...listSteps(300, 600, 50),
  ...listSteps(700, 1_000, 100),
  ...listSteps(1_250, 2_000, 250),
  ...listSteps(3_000, 5_000, 1_000),
];
const toOptions = (values: readonly number[], chosen: number | undefined, say: (value: number) => string) =>
  [...new Set(chosen === undefined ? values : [...values, chosen])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: say(value) }));
export function parseNumber(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

export function PriceFields({ filters: { min_price, max_price }, onChange }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="Lowest price">
        <Select
          placeholder="No minimum"
          value={min_price ?? ''}
          options={toOptions(prices, min_price, formatPounds)}
          onChange={({ target }) => onChange({ min_price: parseNumber(target.value) })}
        />
      </Field>
      <Field label="Highest price">
        <Select
          placeholder="No maximum"
          value={max_price ?? ''}
          options={toOptions(prices, max_price, formatPounds)}
          onChange={({ target }) => onChange({ max_price: parseNumber(target.value) })}
        />
      </Field>
    </div>
  );
}

const counts = [undefined, 1, 2, 3, 4, 5] as const;

interface LeastProps {
  readonly legend: string;
  readonly value: number | undefined;
  readonly onValue: (value: number | undefined) => void;
}
const LeastSelect = ({ legend, value, onValue }: LeastProps) => (
  <Fieldset legend={legend}>
    <div className="grid grid-cols-6 gap-2">
      {counts.map((count) => (
        <Chip
          key={count ?? 'any'}
          pressed={value === count}
          onClick={() => onValue(count)}
          className="min-h-11 justify-center px-0!"
        >
          {count === undefined ? 'Any' : `${count}+`}
        </Chip>
      ))}
    </div>
  </Fieldset>
);

export function RoomFields({ filters: { min_beds, max_beds, min_baths }, onChange }: FieldsProps) {
  return (
    <div className="grid gap-5">
      <LeastSelect
        legend="Bedrooms"
        value={min_beds}
        onValue={(least) => onChange({ min_beds: least, max_beds: undefined })}
      />
      <Checkbox
        label="Studios only"
        checked={max_beds === 0}
        onChange={({ target }) =>
          onChange(
            target.checked ? { min_beds: 0, max_beds: 0 } : { min_beds: undefined, max_beds: undefined },
          )
        }
      />
      <LeastSelect legend="Bathrooms" value={min_baths} onValue={(least) => onChange({ min_baths: least })} />
    </div>
  );
}

/** The property types, most wanted first. */
export function TypeFields({ filters: { type = [] }, onChange, facets }: FieldsProps) {
  const found = new Map(facets?.type.map(({ value, count }) => [value, count]));
  const options = propertyTypes
    .filter((value) => !facets || found.has(value) || type.includes(value))
    .map((value) => ({
      value,
      label: `${formatPropertyType(value)}${found.has(value) ? ` (${found.get(value)})` : ''}`,
    }));
  return (
    <CheckboxGroup
      legend="Type of home"
      name="type"
      options={options}
      value={type}
      onValue={(chosen) => onChange({ type: chosen.length > 0 ? chosen : undefined })}
    />
  );
}

export function TenureFields({ filters: { tenure = [] }, onChange }: FieldsProps) {
  return (
    <CheckboxGroup
      legend="Tenure"
      name="tenure"
      options={tenures.map((value) => ({
        value,
        label: value === 'freehold' ? 'Freehold, or ownership in Scotland' : formatTenure(value, undefined),
      }))}
      value={tenure}
      onValue={(chosen) => onChange({ tenure: chosen.length > 0 ? chosen : undefined })}
    />
  );
}

/** 0 is the place itself. */
const further = radii.filter((radius) => radius > 0);

export function RadiusSelect({ filters: { radius }, onChange }: FieldsProps) {
  return (
    <Select
      name="radius"
      aria-label="Distance"
      placeholder={formatRadius(0)}
      value={radius || ''}
      options={further.map((value) => ({ value: String(value), label: formatRadius(value) }))}
      onChange={({ target }) => onChange({ radius: radii.find((value) => String(value) === target.value) })}
    />
  );
}
