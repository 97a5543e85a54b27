import { formatPounds, formatQualifier } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { PriceChange } from '../edit/price-change.tsx';
import { useEditor, useFacts } from '../editor.tsx';
import { describeRegister } from '../records/energy-record.tsx';
import { toPriceGuideKind } from '../records/price-doubt.ts';
import { PriceGuidePanel } from '../records/price-guide.tsx';
import { useHomeRecords } from '../records/use-home-records.ts';
import { propertyTypes, getQualifierHint, qualifierOptions, listTenures } from '../words/options.ts';
import { saleTypes } from './labels.ts';
import { LeaseFields } from './lease-fields.tsx';
import { PriceConfirmation } from './price-confirmation.tsx';
import { SourceLine } from './source-line.tsx';
import { Stepper } from './stepper.tsx';

/** Rooms, type, price and tenure; the price after what similar homes are chosen by. */
export function NumberFields() {
  return (
    <div className="grid gap-9">
      <RoomNumberFields />
      <KindFields />
      <AskingPriceFields />
      <PriceGuideFields />
      <TenureChoice />
      <SaleFields />
    </div>
  );
}

export function AskingPriceFields() {
  const { data, change, errorOf, presentPrice, isPublic = false } = useEditor();
  const qualifier = data.priceQualifier ?? 'none';
  return (
    <div className="grid gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Field label="Price" error={errorOf('price')}>
            <MoneyInput name="price" value={data.price} onValue={(price) => change({ price })} />
          </Field>
          <SourceLine field="price" />
        </div>
        <div className="grid content-start gap-2">
          <Field label="Price type" error={errorOf('priceQualifier')}>
            <Select
              name="priceQualifier"
              options={qualifierOptions}
              value={qualifier}
              onChange={({ target }) => {
                const chosen = qualifierOptions.find(({ value }) => value === target.value)?.value;
                if (chosen) change({ priceQualifier: chosen });
              }}
            />
          </Field>
          <SourceLine field="priceQualifier" />
        </div>
      </div>
      <p className="text-sm text-muted">
        {getQualifierHint(qualifier)}
        {data.price !== undefined && qualifier !== 'none' && qualifier !== 'poa' && (
          <> {`Shown as “${formatQualifier(qualifier)}  ${formatPounds(data.price)}”.`}</>
        )}
      </p>
      {presentPrice !== undefined && (
        <PriceChange before={presentPrice} after={data.price} isPublic={isPublic} />
      )}
    </div>
  );
}

/** Needs the postcode of the first step; kind and bedrooms make it more exact. */
function PriceGuideFields() {
  const { data } = useEditor();
  const kind = toPriceGuideKind(data);
  if (!kind) return null;
  return (
    <>
      <PriceConfirmation />
      <PriceGuidePanel kind={kind} price={data.price} />
    </>
  );
}

function RoomNumberFields() {
  const { data, change, errorOf } = useEditor();
  const register = useRegister();
  const rooms = register.certificate?.habitableRooms;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
        <div className="grid content-start gap-1.5">
          <Stepper
            label="Bedrooms"
            name="noOfBedrooms"
            value={data.noOfBedrooms}
            onValue={(noOfBedrooms) => change({ noOfBedrooms })}
            error={errorOf('noOfBedrooms')}
          />
          <SourceLine field="noOfBedrooms" />
        </div>
        <div className="grid content-start gap-1.5">
          <Stepper
            label="Bathrooms"
            name="noOfBathrooms"
            value={data.noOfBathrooms}
            onValue={(noOfBathrooms) => change({ noOfBathrooms })}
            error={errorOf('noOfBathrooms')}
          />
          <SourceLine field="noOfBathrooms" />
        </div>
        <div className="grid content-start gap-1.5">
          <Stepper
            label="Reception rooms"
            name="noOfReceptions"
            optional
            value={data.noOfReceptions}
            onValue={(noOfReceptions) => change({ noOfReceptions })}
            error={errorOf('noOfReceptions')}
          />
          <SourceLine field="noOfReceptions" />
        </div>
      </div>
      <p className="text-sm text-muted">
        {rooms === undefined
          ? 'A room that could be a bedroom counts as one.'
          : `The ${register.isDemo ? 'demo data counts' : 'EPC register counts'} ${rooms} habitable ${rooms === 1 ? 'room' : 'rooms'}.`}
      </p>
    </div>
  );
}

/** What the register of certificates has of the home, and the name of its source. */
function useRegister() {
  const { energy } = useHomeRecords(true).data ?? {};
  return {
    certificate: energy?.certificate,
    isDemo: energy?.isDemo === true,
    source: describeRegister(energy?.isDemo),
  };
}

const squareFeet = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

function KindFields() {
  const { data, change, errorOf } = useEditor();
  const { certificate, source } = useRegister();
  const sqm = data.floorAreaSqm;
  const isKindFromRegister =
    certificate?.propertyType !== undefined && certificate.propertyType === data.propertyType;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Field label="Type of home" error={errorOf('propertyType')}>
          <Select
            name="propertyType"
            placeholder="Choose"
            options={propertyTypes}
            value={data.propertyType ?? ''}
            onChange={({ target }) =>
              change({ propertyType: propertyTypes.find(({ value }) => value === target.value)?.value })
            }
          />
        </Field>
        <p className="text-sm text-muted">
          {isKindFromRegister ? `${source}.` : 'Choose what comes closest.'}
        </p>
        <SourceLine field="propertyType" />
      </div>
      <div className="grid content-start gap-1.5">
        <Field label="Floor area" optional error={errorOf('floorAreaSqm')}>
          <TextInput
            type="number"
            name="floorAreaSqm"
            inputMode="decimal"
            min={5}
            step="any"
            className="tabular"
            value={sqm ?? ''}
            onChange={({ target }) =>
              change({ floorAreaSqm: target.value === '' ? undefined : Number(target.value) })
            }
            after={<span className="pr-3 text-muted">m²</span>}
          />
        </Field>
        <p className="tabular text-sm text-muted">
          {sqm ? `That’s ${squareFeet.format(sqm * 10.7639)} sq ft.` : 'You’ll find it on the EPC.'}
          {sqm !== undefined && sqm === certificate?.floorAreaSqm && ` ${source}.`}
        </p>
        <SourceLine field="floorAreaSqm" />
      </div>
    </div>
  );
}

function TenureChoice() {
  const { data, change, errorOf } = useEditor();
  const [facts, setFacts] = useFacts();
  const percent = facts.sharedOwnershipPercent;
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend="Tenure"
        name="tenure"
        columns={2}
        options={listTenures(data.address?.nation)}
        value={data.tenure}
        onValue={(tenure) => change({ tenure })}
        error={errorOf('tenure')}
      />
      <SourceLine field="tenure" />
      {data.tenure === 'leasehold' && <LeaseFields />}
      <Checkbox
        label="Shared ownership"
        hint="You own a share, and a housing association the rest."
        checked={percent !== undefined}
        onChange={({ target }) => setFacts({ sharedOwnershipPercent: target.checked ? 50 : undefined })}
      />
      {percent !== undefined && (
        <Field label="Share for sale" className="max-w-40" error={errorOf('keyFacts.sharedOwnershipPercent')}>
          <TextInput
            name="keyFacts.sharedOwnershipPercent"
            inputMode="numeric"
            className="tabular"
            value={percent}
            onChange={({ target }) =>
              setFacts({ sharedOwnershipPercent: Number(target.value.replaceAll(/\D/g, '').slice(0, 3)) })
            }
            after={<span className="pr-3 text-muted">%</span>}
          />
        </Field>
      )}
    </div>
  );
}

function SaleFields() {
  const { data, change } = useEditor();
  return (
    <Fieldset legend="About the sale" optional>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {saleTypes.map(({ name, label, hint }) => (
          <Checkbox
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={data[name] ?? false}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
        ))}
      </div>
    </Fieldset>
  );
}
