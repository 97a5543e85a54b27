import {
  excludedTraitNames,
  excludedTraits,
  type RequiredTrait,
  requiredTraitNames,
  requiredTraits,
} from '../../../../functions/finding/search/domain/home-traits.ts';
import { features } from '../../../../functions/listings/properties/domain/features.ts';
import { formatFeature } from '../../../lib/format.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { Select } from '../../../ui/select.tsx';
import { bands, type Filters, ratings } from '../filters/filters.ts';
import { listLeastAreas } from '../filters/floor-area.ts';
import { toPlaceLabel } from '../filters/place-label.ts';
import { daysOptions } from '../labels.ts';
import { type FieldsProps, parseNumber, RadiusSelect, TenureFields } from './main-fields.tsx';

const FlagFields = ({ filters, onChange }: FieldsProps) => (
  <Fieldset legend="Must have">
    <div>
      {requiredTraitNames.map((name) => {
        const { label, hint }: RequiredTrait = requiredTraits[name];
        return (
          <Checkbox
            key={name}
            label={label}
            hint={hint}
            checked={filters[name] === true}
            onChange={({ target }) => onChange({ [name]: target.checked || undefined })}
          />
        );
      })}
      <Checkbox
        label="Show homes under offer, sold STC or sale agreed"
        checked={filters.include_stc === true}
        onChange={({ target }) => onChange({ include_stc: target.checked || undefined })}
      />
    </div>
  </Fieldset>
);

const CostFields = ({ filters: { epc_min, council_tax_max, min_sqm }, onChange }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Floor area" className="sm:col-span-2">
      <Select
        placeholder="Any area"
        value={min_sqm ?? ''}
        options={listLeastAreas(min_sqm)}
        onChange={({ target }) => onChange({ min_sqm: parseNumber(target.value) })}
      />
    </Field>
    <Field label="Energy rating">
      <Select
        placeholder="Any rating"
        value={epc_min ?? ''}
        options={ratings.slice(0, 5).map((value) => ({ value, label: `${value} or better` }))}
        onChange={({ target }) => onChange({ epc_min: ratings.find((value) => value === target.value) })}
      />
    </Field>
    <Field label="Council tax" hint="Not in Northern Ireland, which has rates and no bands">
      <Select
        placeholder="Any band"
        value={council_tax_max ?? ''}
        options={bands.map((value) => ({ value, label: `Up to band ${value}` }))}
        onChange={({ target }) =>
          onChange({ council_tax_max: bands.find((value) => value === target.value) })
        }
      />
    </Field>
  </div>
);

const RecentFields = ({ filters: { added_days, reduced_days }, onChange }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Added">
      <Select
        placeholder="Any time"
        value={added_days ?? ''}
        options={daysOptions}
        onChange={({ target }) => onChange({ added_days: parseNumber(target.value) })}
      />
    </Field>
    <Field label="Price reduced">
      <Select
        placeholder="Any"
        value={reduced_days ?? ''}
        options={daysOptions}
        onChange={({ target }) => onChange({ reduced_days: parseNumber(target.value) })}
      />
    </Field>
  </div>
);

const toOptional = <T,>(chosen: readonly T[]): readonly T[] | undefined =>
  chosen.length > 0 ? chosen : undefined;

/** All filters except price, rooms and type. */
export function MoreFields(props: FieldsProps) {
  const { filters, onChange } = props;
  const set = (change: Filters) => onChange(change);
  const from = filters.place === undefined ? filters.q : toPlaceLabel(filters.place);
  return (
    <>
      {from !== undefined && (
        <Field label={`Distance from ${from}`}>
          <RadiusSelect {...props} />
        </Field>
      )}
      <FlagFields {...props} />
      <CostFields {...props} />
      <TenureFields {...props} />
      <CheckboxGroup
        legend="Features"
        name="features"
        options={features.map((value) => ({ value, label: formatFeature(value) }))}
        value={filters.features ?? []}
        onValue={(chosen) => set({ features: toOptional(chosen) })}
      />
      <CheckboxGroup
        legend="Leave out"
        name="exclude"
        options={excludedTraitNames.map((name) => ({ value: name, label: excludedTraits[name].label }))}
        value={filters.exclude ?? []}
        onValue={(chosen) => set({ exclude: toOptional(chosen) })}
      />
      <RecentFields {...props} />
    </>
  );
}
