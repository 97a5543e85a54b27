import type { ReactNode } from 'react';
import type { Remark } from '../../../../../functions/finding/portals/domain/incoming/file-home.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { listTenures, propertyTypes, qualifierOptions } from '../../words/options.ts';
import { type AdvertFieldName, advertFields, type AdvertForm, findCell } from './advert-form.ts';
import type { OwnAdvert } from './api.ts';

interface Props {
  readonly advert: OwnAdvert;
  /** What the advert says. */
  readonly before: AdvertForm;
  readonly form: AdvertForm;
  readonly remarks: readonly Remark[];
  readonly isLocked: boolean;
  readonly onForm: (form: AdvertForm) => void;
}

const parts: readonly (readonly [legend: string, names: readonly AdvertFieldName[]])[] = [
  ['Address', ['houseNo', 'line1', 'line2', 'town', 'postcode']],
  ['Price', ['price', 'priceQualifier']],
  [
    'The home',
    [
      'propertyType',
      'noOfBedrooms',
      'noOfBathrooms',
      'noOfReceptions',
      'floorArea',
      'tenure',
      'councilTaxBand',
    ],
  ],
];

/** Each field with where it was read, what of it we don’t understand, and room for a correction. */
export function AdvertFieldList(props: Props) {
  const { advert, before, form, isLocked, onForm } = props;
  return (
    <fieldset disabled={isLocked} className="grid min-w-0 gap-7">
      <legend className="sr-only">What the advert says</legend>
      {parts.map(([legend, names]) => (
        <section key={legend} aria-label={legend} className="grid gap-4">
          <h3 className="text-lg">{legend}</h3>
          <div className="grid gap-4 sm:grid-cols-2">
            {names.map((name) => (
              <AdvertField key={name} name={name} {...props} />
            ))}
          </div>
        </section>
      ))}
      <section aria-label="In words" className="grid gap-4">
        <h3 className="text-lg">In words</h3>
        <AdvertField name="description" {...props} />
        <Field label="Features" optional hint={`${describeFeatures(advert, before, form)} One in each line.`}>
          <Textarea
            name="features"
            rows={4}
            maxLength={4_000}
            value={form.features}
            onChange={({ target }) => onForm({ ...form, features: target.value })}
          />
        </Field>
      </section>
      <OtherRemarks remarks={props.remarks} />
    </fieldset>
  );
}

function describeFeatures(advert: OwnAdvert, before: AdvertForm, form: AdvertForm): string {
  if (before.features !== form.features) return 'Changed by you.';
  if (form.features === '') return 'Not found in the advert.';
  return advert.site === undefined ? 'From your text.' : 'From the page’s data.';
}

const labels: ReadonlySet<string> = new Set(Object.values(advertFields).map(({ label }) => label));

/** What was left out and belongs to no field. */
function OtherRemarks({ remarks }: Pick<Props, 'remarks'>) {
  const others = remarks.filter(({ column }) => !labels.has(column));
  if (others.length === 0) return null;
  return (
    <ul aria-label="Not taken over" className="grid list-disc gap-1 pl-5 text-sm text-muted">
      {others.map(({ column, text }) => (
        <li key={`${column} ${text}`} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}

function AdvertField({ name, ...props }: Props & { readonly name: AdvertFieldName }) {
  const { form, onForm, remarks } = props;
  const { label } = advertFields[name];
  const remark = remarks.find(({ column }) => column === label)?.text;
  const control = {
    name,
    value: form[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onForm({ ...form, [name]: target.value }),
  };
  return (
    <Field label={label} hint={describeSource(name, props)} error={remark}>
      {renderControl(name, control)}
    </Field>
  );
}

type Control = Pick<AdvertFieldProps, 'name' | 'value' | 'onChange'>;
interface AdvertFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((band) => ({ value: band, label: band }));
const choices = {
  propertyType: propertyTypes,
  priceQualifier: qualifierOptions.filter(({ value }) => value !== 'none'),
  tenure: listTenures(undefined),
  councilTaxBand: bands,
} as const;

function renderControl(name: AdvertFieldName, control: Control): ReactNode {
  if (name === 'description') return <Textarea rows={7} maxLength={20_000} {...control} />;
  if (name === 'propertyType' || name === 'priceQualifier' || name === 'tenure' || name === 'councilTaxBand')
    return (
      <Select
        options={choices[name]}
        placeholder={name === 'priceQualifier' ? 'None' : 'Not known'}
        {...control}
      />
    );
  if (name === 'price')
    return <TextInput inputMode="decimal" className="tabular" before="£" maxLength={300} {...control} />;
  const isNumber = /^noOf|^floorArea$/.test(name);
  return (
    <TextInput
      maxLength={300}
      {...(isNumber && { inputMode: 'decimal' as const, className: 'tabular' })}
      {...(name === 'floorArea' && { after: <span className="pr-3 text-muted">m²</span> })}
      {...control}
    />
  );
}

const foundTexts: Readonly<Record<OwnAdvert['cells'][number]['foundIn'], string>> = {
  json_ld: 'From the page’s data.',
  microdata: 'From the page’s data.',
  open_graph: 'From the page’s preview.',
  title: 'From the page’s title.',
  text: 'From your text.',
};

/** Where a field comes from: the advert, the person, or nowhere. */
function describeSource(name: AdvertFieldName, { advert, before, form }: Props): string {
  if (form[name] !== before[name]) return 'Changed by you.';
  const cell = findCell(advert, name);
  if (form[name] === '' || !cell) return 'Not found in the advert.';
  return foundTexts[cell.foundIn];
}
