import { legalText } from '../../../functions/deals/offers/domain/legal-text.ts';
import type { User } from '../../entities/account/user.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { AmountConfirmation } from '../../entities/offer/amount-confirmation.tsx';
import type { NewOffer } from '../../entities/offer/api.ts';
import { fundings, positions, formatShareOfPrice } from '../../entities/offer/labels.ts';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toOfferBody } from './offer-body.ts';

interface Props {
  readonly home: PropertyPage;
  readonly profile: User['buyerProfile'];
  readonly onReview: (body: NewOffer) => void;
}

/** The funding from the buyer's profile. */
const toFunding = (profile: User['buyerProfile']): string =>
  profile === undefined ? '' : profile.status === 'cash' ? 'cash' : 'mortgage';
const toPosition = (profile: User['buyerProfile']): string => {
  if (profile?.status === 'ftb') return 'ftb';
  const { chainStatus } = profile ?? {};
  return chainStatus === 'no_chain' ? 'nothing_to_sell' : (chainStatus ?? '');
};
const isProofFile = (value: unknown): value is ProofFile =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
const toProofFile = (value: unknown): ProofFile | undefined => (isProofFile(value) ? value : undefined);

function useOfferForm({ home, profile, onReview }: Props) {
  return useZodForm(async () => (await import('./schemas.ts')).createOfferFormSchema(home.price), {
    initial: {
      amount: undefined,
      confirmedAmount: undefined,
      funding: toFunding(profile),
      deposit: undefined,
      position: toPosition(profile),
      aipLender: '',
      aipAmount: profile?.aipAmount,
      aipExpires: profile?.aipExpiry ?? '',
      aipDoc: undefined,
      proof: undefined,
      proofExpires: '',
      conditions: '',
      targetExchange: '',
      message: '',
    },
    labels: {
      amount: 'Your offer',
      confirmedAmount: 'Your offer',
      funding: 'How you pay',
      deposit: 'Deposit',
      position: 'Your current home',
      aipLender: 'Lender',
      aipAmount: 'Amount of the agreement',
      aipExpires: 'End of the agreement',
      aipDoc: 'Agreement in principle',
      proof: 'Proof of funds',
      proofExpires: 'End of the proof',
      conditions: 'Conditions',
      targetExchange: 'Exchange',
      message: 'Message',
    },
    save: async (form) => {
      onReview(toOfferBody(form, home.id));
    },
  });
}

/** First the sum, then its proof, then the other terms. */
export function OfferForm(props: Props) {
  const { home } = props;
  const form = useOfferForm(props);
  const amount = form.money('amount').value;
  const isCash = form.choice('funding').value === 'cash';
  return (
    <form {...form.formProps} className="grid gap-8">
      <FormSummary {...form.summary} />
      {home.status !== 'live' && (
        <Notice title="Another offer has been accepted">
          <p>
            We’ll keep yours as a backup. The seller can see it, and we’ll tell you straight away if the sale
            falls through.
          </p>
        </Notice>
      )}
      <div className="grid gap-3">
        <Field
          label="Your offer"
          hint={amount === undefined ? 'Whole pounds' : formatShareOfPrice(amount, home.price)}
          error={form.errorOf('amount')}
        >
          <MoneyInput {...form.money('amount')} />
        </Field>
        <AmountConfirmation
          amount={amount}
          askingPrice={home.price}
          confirmedAmount={form.money('confirmedAmount').value}
          onConfirmedAmount={form.money('confirmedAmount').onValue}
          isMissing={form.errorOf('confirmedAmount') !== undefined}
        />
        <p className="text-sm text-muted">
          {legalText[home.address.nation]} <HelpLink to="offer-binding">Is my offer binding?</HelpLink>
        </p>
      </div>
      <RadioGroup
        legend="How will you pay?"
        {...form.choice('funding')}
        options={fundings}
        columns={3}
        error={form.errorOf('funding')}
      />
      {!isCash && (
        <Field label="Deposit" optional hint="Your own money" error={form.errorOf('deposit')}>
          <MoneyInput {...form.money('deposit')} />
        </Field>
      )}
      <RadioGroup
        legend="Do you have a home to sell?"
        {...form.choice('position')}
        options={positions}
        columns={2}
        error={form.errorOf('position')}
      />
      {!isCash && <AgreementFields form={form} />}
      <FundsFields form={form} isCash={isCash} />
      <TermsFields form={form} />
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Check your offer
      </Button>
    </form>
  );
}

interface PartProps {
  readonly form: ReturnType<typeof useOfferForm>;
}

const AgreementFields = ({ form }: PartProps) => (
  <fieldset className="grid gap-4">
    <legend className="mb-1.5 font-semibold">
      Agreement in principle <span className="font-normal text-muted">(optional)</span>
    </legend>
    <p className="-mt-2 text-sm text-muted">
      What a lender has said it would lend you. Sellers take an offer with one far more seriously.
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

const FundsFields = ({ form, isCash }: PartProps & { readonly isCash: boolean }) => {
  const proof = toProofFile(form.values['proof']);
  return (
    <div className="grid gap-4">
      <ProofField
        label={isCash ? 'Proof of funds' : 'Proof of the deposit'}
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
};

const TermsFields = ({ form }: PartProps) => (
  <div className="grid gap-6">
    <Field
      label="When would you like to exchange contracts?"
      optional
      hint="The day the sale becomes binding"
      error={form.errorOf('targetExchange')}
      className="sm:max-w-xs"
    >
      <TextInput type="date" {...form.text('targetExchange')} />
    </Field>
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
