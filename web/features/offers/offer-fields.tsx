import type { Nation } from '../../../events/vocabulary.ts';
import { saleWordsOf } from '../../../functions/listings/properties/domain/sale-words.ts';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { describeSource } from './known-terms-card.tsx';
import type { KnownTerms } from './known-terms.ts';
import type { OfferFormState } from './use-offer-form.ts';

const isProofFile = (value: unknown): value is ProofFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
const toProofFile = (value: unknown): ProofFile | undefined => (isProofFile(value) ? value : undefined);

interface Props {
  readonly form: OfferFormState;
}

/** The agreement in principle that the seller reads; one that staff checked stands for itself. */
export function AgreementFields({ form, known }: Props & { readonly known: KnownTerms }) {
  const checked = known.checkedSums.find(({ kind }) => kind === 'agreement_in_principle');
  const source = describeSource(known.aip?.source ?? (known.profileAip && 'profile'));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1.5 font-semibold">
        Agreement in principle <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p className="-mt-2 text-sm text-muted">
        {checked
          ? `We’ve checked yours${checked.lender === undefined ? '' : ` from ${checked.lender}`}. Fill this in only if you’d like the seller to see the lender and the amount.`
          : `What a lender has said it would lend you. Sellers take an offer with one far more seriously.${source === undefined ? '' : ` ${source}.`}`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Lender" error={form.errorOf('aipLender')}>
          <TextInput {...form.text('aipLender')} maxLength={80} autoComplete="off" />
        </Field>
        <Field label="Amount" error={form.errorOf('aipAmount')}>
          <MoneyInput {...form.money('aipAmount')} />
        </Field>
        <Field label="Valid until" error={form.errorOf('aipExpires')}>
          <TextInput type="date" {...form.text('aipExpires')} />
        </Field>
      </div>
      <ProofField
        label="The lender’s letter"
        hint="Only you and the seller can open it. PDF or picture, up to 15 MB."
        value={toProofFile(form.values['aipDoc'])}
        onValue={(file) => form.set('aipDoc', file)}
        error={form.errorOf('aipDoc')}
      />
    </fieldset>
  );
}

/** Proof of the buyer’s own money. */
export function FundsFields({ form, isCash }: Props & { readonly isCash: boolean }) {
  const proof = toProofFile(form.values['proof']);
  return (
    <div className="grid gap-4">
      <ProofField
        label={isCash ? 'Proof of funds' : 'Proof of your own money'}
        hint="A bank statement or a letter from your bank. Cover the account number. Only you and the seller can open it."
        value={proof}
        onValue={(file) => form.set('proof', file)}
        error={form.errorOf('proof')}
      />
      {proof && (
        <Field
          label="Valid until"
          optional
          hint="90 days unless you say otherwise"
          error={form.errorOf('proofExpires')}
          className="sm:max-w-xs"
        >
          <TextInput type="date" {...form.text('proofExpires')} />
        </Field>
      )}
    </div>
  );
}

interface TermsProps extends Props {
  readonly nation: Nation;
}

const ExchangeField = ({ form, nation }: TermsProps) => (
  <Field
    label={`When would you like to ${saleWordsOf(nation).bind}?`}
    optional
    hint="The day the sale becomes binding"
    error={form.errorOf('targetExchange')}
    className="sm:max-w-xs"
  >
    <TextInput type="date" {...form.text('targetExchange')} />
  </Field>
);

/** In Scotland a bid names the day of the keys, and the firm that sends the formal offer. */
const EntryFields = ({ form }: Props) => (
  <div className="grid items-end gap-4 sm:grid-cols-2">
    <Field
      label="Date of entry"
      optional
      hint="The day you’d pay and get the keys"
      error={form.errorOf('entryDate')}
    >
      <TextInput type="date" {...form.text('entryDate')} />
    </Field>
    <Field
      label="Your solicitor’s firm"
      optional
      hint="They send the formal offer"
      error={form.errorOf('solicitor')}
    >
      <TextInput {...form.text('solicitor')} maxLength={120} autoComplete="off" />
    </Field>
  </div>
);

/** What may stay empty: the day of the exchange or the missives, conditions and a message. */
export function TermsFields({ form, nation }: TermsProps) {
  return (
    <div className="grid gap-6">
      {nation === 'scotland' ? <EntryFields form={form} /> : <ExchangeField form={form} nation={nation} />}
      <Field
        label="Conditions"
        optional
        hint="One per line, such as: subject to survey"
        error={form.errorOf('conditions')}
      >
        <Textarea {...form.text('conditions')} rows={2} className="min-h-20" />
      </Field>
      <Field
        label="Message to the seller"
        optional
        hint="Tell them about yourself and why you like this home"
        error={form.errorOf('message')}
      >
        <Textarea {...form.text('message')} rows={4} maxLength={2000} />
      </Field>
    </div>
  );
}
