import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useEditor, useFacts } from '../editor.tsx';
import type { DraftLease, PartialValues } from '../draft-form-values.ts';
import { describeYearlySum } from './yearly-sum.ts';
import * as words from './words.ts';

const at = 'keyFacts.leasehold';
/** A lease shorter than this many years is hard to mortgage. */
const shortLease = 80;

/** The lease's facts that buyers have to know. */
export function LeaseFields() {
  const { errorOf } = useEditor();
  const [{ leasehold = {} }, setFacts] = useFacts();
  const set = (part: PartialValues<DraftLease>) => setFacts({ leasehold: { ...leasehold, ...part } });
  const { yearsLeft, groundRentPence, serviceChargePence } = leasehold;
  const isShort = yearsLeft !== undefined && yearsLeft < shortLease;
  return (
    <div className="rounded-md border border-line bg-surface p-4">
      <Fieldset legend={words.theLease} hint={words.youllFindItInThe} error={errorOf(at)} className="gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field
            label={words.yearsLeft}
            error={errorOf(`${at}.yearsLeft`)}
            hint={isShort ? words.under80YearsManyLenders : words.fullYears}
          >
            <TextInput
              name={`${at}.yearsLeft`}
              inputMode="numeric"
              className="tabular"
              value={yearsLeft ?? ''}
              onChange={({ target }) => {
                const digits = target.value.replaceAll(/\D/g, '').slice(0, 4);
                set({ yearsLeft: digits === '' ? undefined : Number(digits) });
              }}
            />
          </Field>
          <PoundsField
            label={words.groundRent}
            name="groundRentPence"
            pence={groundRentPence}
            onPence={(pence) => set({ groundRentPence: pence })}
          />
          <PoundsField
            label={words.serviceCharge}
            name="serviceChargePence"
            pence={serviceChargePence}
            onPence={(pence) => set({ serviceChargePence: pence })}
          />
        </div>
        <Field
          label={words.howTheGroundRentIs}
          optional={!groundRentPence}
          hint={words.whenAndByHowMuch}
          error={errorOf(`${at}.groundRentReview`)}
        >
          <TextInput
            name={`${at}.groundRentReview`}
            maxLength={300}
            value={leasehold.groundRentReview ?? ''}
            onChange={({ target }) => set({ groundRentReview: target.value || undefined })}
          />
        </Field>
        <Field label={words.howTheServiceChargeIs} optional error={errorOf(`${at}.serviceChargeReview`)}>
          <TextInput
            name={`${at}.serviceChargeReview`}
            maxLength={300}
            value={leasehold.serviceChargeReview ?? ''}
            onChange={({ target }) => set({ serviceChargeReview: target.value || undefined })}
          />
        </Field>
      </Fieldset>
    </div>
  );
}

interface PoundsProps {
  readonly label: string;
  readonly name: string;
  readonly pence: number | undefined;
  readonly onPence: (pence: number | undefined) => void;
}

function PoundsField({ label, name, pence, onPence }: PoundsProps) {
  const { errorOf } = useEditor();
  return (
    <Field
      label={label}
      hint={words.perYear0IfNone}
      error={describeYearlySum(pence) ?? errorOf(`${at}.${name}`)}
    >
      <MoneyInput places="pence" name={`${at}.${name}`} value={pence} onValue={onPence} />
    </Field>
  );
}
