import { Field } from '../../../ui/field.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DraftLease, PartialValues } from '../draft-form-values.ts';
import { useEditor, useFacts } from '../editor.tsx';
import { SourceLine } from './source-line.tsx';
import { describeYearlySum } from './yearly-sum.ts';

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
      <Fieldset
        legend="The lease"
        hint="You’ll find it in the lease and your latest bills."
        error={errorOf(at)}
        className="gap-4"
      >
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Field
            label="Years left"
            error={errorOf(`${at}.yearsLeft`)}
            hint={isShort ? 'Under 80 years: many lenders ask for an extension.' : 'Full years'}
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
            label="Ground rent"
            name="groundRentPence"
            pence={groundRentPence}
            onPence={(pence) => set({ groundRentPence: pence })}
          />
          <PoundsField
            label="Service charge"
            name="serviceChargePence"
            pence={serviceChargePence}
            onPence={(pence) => set({ serviceChargePence: pence })}
          />
        </div>
        <Field
          label="How the ground rent is reviewed"
          optional={!groundRentPence}
          hint="When, and by how much: like “doubles every 25 years” or “with RPI every 10 years”"
          error={errorOf(`${at}.groundRentReview`)}
        >
          <TextInput
            name={`${at}.groundRentReview`}
            maxLength={300}
            value={leasehold.groundRentReview ?? ''}
            onChange={({ target }) => set({ groundRentReview: target.value || undefined })}
          />
        </Field>
        <Field label="How the service charge is set" optional error={errorOf(`${at}.serviceChargeReview`)}>
          <TextInput
            name={`${at}.serviceChargeReview`}
            maxLength={300}
            value={leasehold.serviceChargeReview ?? ''}
            onChange={({ target }) => set({ serviceChargeReview: target.value || undefined })}
          />
        </Field>
      </Fieldset>
      <SourceLine field="leasehold" />
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
      hint="Per year; 0 if none"
      error={describeYearlySum(pence) ?? errorOf(`${at}.${name}`)}
    >
      <MoneyInput places="pence" name={`${at}.${name}`} value={pence} onValue={onPence} />
    </Field>
  );
}
