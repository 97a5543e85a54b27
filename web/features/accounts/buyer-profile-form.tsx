import type { BuyerProfile as Profile } from '../../entities/account/save-position.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { buyerStatuses, chainStatuses } from './buyer-options.ts';

const loadSchema = async () => (await import('./schemas.ts')).BuyerAnswers;

export type BuyerAnswers = Partial<Profile>;
export type ProfilePart = 'money' | 'proof';
interface Props {
  readonly profile: Profile | undefined;
  /** What staff checked, for what the profile does not say. */
  readonly checked?: BuyerAnswers;
  readonly save: (profile: Profile) => Promise<unknown>;
  readonly parts?: readonly ProfilePart[];
  readonly saveLabel?: string;
  /** Whether it is one step of several, with a button as wide as the step. */
  readonly isStep?: boolean;
}

/** A buyer's funding, proof and own sale. Sellers see the answers, but not the sums. */
export function BuyerProfileForm({
  profile,
  checked: { aipAmount, aipExpiry, ...checked } = {},
  save,
  parts = ['money', 'proof'],
  saveLabel = 'Save',
  isStep = false,
}: Props) {
  // An agreement's sum and last day come from one source.
  const hasAgreement = profile?.aipAmount !== undefined || profile?.aipExpiry !== undefined;
  const isAgreementChecked = !hasAgreement && aipAmount !== undefined;
  const form = useZodForm(loadSchema, {
    initial: {
      status: '',
      aipAmount: isAgreementChecked ? aipAmount : undefined,
      aipExpiry: isAgreementChecked ? (aipExpiry ?? '') : '',
      chainStatus: '',
      ...checked,
      ...profile,
    },
    labels: {
      status: 'How you pay',
      aipAmount: 'Amount',
      aipExpiry: 'Valid until',
      chainStatus: 'Your own sale',
    },
    save,
  });
  const borrows = form.choice('status').value !== 'cash';
  return (
    <form {...form.formProps} className="grid gap-6">
      <FormSummary {...form.summary} />
      {parts.includes('money') && (
        <RadioGroup
          legend="How will you pay?"
          hint="Sellers see these answers with your viewing requests and offers, but never the sums."
          {...form.choice('status')}
          options={buyerStatuses}
          error={form.errorOf('status')}
        />
      )}
      {parts.includes('proof') && borrows && (
        <Fieldset
          legend="Agreement in principle"
          hint="What a lender has said it would lend you. Sellers take an offer with one far more seriously."
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label="Amount"
              optional
              hint={isAgreementChecked && 'From the agreement we checked'}
              error={form.errorOf('aipAmount')}
            >
              <MoneyInput {...form.money('aipAmount')} />
            </Field>
            <Field label="Valid until" optional error={form.errorOf('aipExpiry')}>
              <TextInput type="date" {...form.text('aipExpiry')} />
            </Field>
          </div>
        </Fieldset>
      )}
      {parts.includes('proof') && (
        <RadioGroup
          legend="Do you have a home to sell?"
          hint={
            checked.chainStatus !== undefined &&
            profile?.chainStatus === undefined &&
            'From the position we checked'
          }
          {...form.choice('chainStatus')}
          columns={2}
          options={chainStatuses}
          error={form.errorOf('chainStatus')}
          optional
        />
      )}
      <Button
        type="submit"
        busy={form.busy}
        className={isStep ? 'w-full' : 'justify-self-start max-sm:w-full'}
      >
        {saveLabel}
      </Button>
    </form>
  );
}
