import { AmountConfirmation } from '../../entities/offer/amount-confirmation.tsx';
import type { NewOffer } from '../../entities/offer/api.ts';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { fundings, positions, formatShareOfPrice } from '../../entities/offer/labels.ts';
import { legalText } from '../../../functions/offers/domain/legal-text.ts';
import { useZodForm } from '../../lib/form.ts';
import type { User } from '../../entities/account/user.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { PropertyPage } from '../../entities/property/property.ts';
import { toOfferBody } from './offer-body.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

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
      amount: words.yourOffer,
      confirmedAmount: words.yourOffer,
      funding: words.howYouPay,
      deposit: words.deposit,
      position: words.yourCurrentHome,
      aipLender: words.lender,
      aipAmount: words.amountOfTheAgreement,
      aipExpires: words.endOfTheAgreement,
      aipDoc: words.agreementInPrinciple,
      proof: words.proofOfFunds,
      proofExpires: words.endOfTheProof,
      conditions: words.conditions,
      targetExchange: words.exchange,
      message: words.message,
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
        <Notice title={words.anotherOfferHasBeenAccepted}>
          <p>{words.wellKeepYoursAsA}</p>
        </Notice>
      )}
      <div className="grid gap-3">
        <Field
          label={words.yourOffer}
          hint={amount === undefined ? words.wholePounds : formatShareOfPrice(amount, home.price)}
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
          {legalText[home.address.nation]} <HelpLink to="offer-binding">{words.isMyOfferBinding}</HelpLink>
        </p>
      </div>
      <RadioGroup
        legend={words.howWillYouPay}
        {...form.choice('funding')}
        options={fundings}
        columns={3}
        error={form.errorOf('funding')}
      />
      {!isCash && (
        <Field label={words.deposit} optional hint={words.yourOwnMoney} error={form.errorOf('deposit')}>
          <MoneyInput {...form.money('deposit')} />
        </Field>
      )}
      <RadioGroup
        legend={words.doYouHaveAHome}
        {...form.choice('position')}
        options={positions}
        columns={2}
        error={form.errorOf('position')}
      />
      {!isCash && <AgreementFields form={form} />}
      <FundsFields form={form} isCash={isCash} />
      <TermsFields form={form} />
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        {words.checkYourOffer}
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
      {fillNodes(words.agreementInPrincipleValue, {
        value: <span className="font-normal text-muted">{words.optional}</span>,
      })}
    </legend>
    <p className="-mt-2 text-sm text-muted">{words.whatALenderHasStated}</p>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.lender} error={form.errorOf('aipLender')}>
        <TextInput {...form.text('aipLender')} maxLength={80} autoComplete="off" />
      </Field>
      <Field label={words.amount} error={form.errorOf('aipAmount')}>
        <MoneyInput {...form.money('aipAmount')} />
      </Field>
      <Field label={words.validUntil} error={form.errorOf('aipExpires')}>
        <TextInput type="date" {...form.text('aipExpires')} />
      </Field>
    </div>
    <ProofField
      label={words.theLendersLetter}
      hint={words.onlyYouAndTheSeller}
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
        label={isCash ? words.proofOfFunds : words.proofOfTheDeposit}
        hint={words.aBankStatementOrA}
        value={proof}
        onValue={(file) => form.set('proof', file)}
        error={form.errorOf('proof')}
      />
      {proof && (
        <Field
          label={words.validUntil}
          optional
          hint={words.n90DaysUnlessYouSay}
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
      label={words.whenWouldYouLikeTo}
      optional
      hint={words.theDayTheSaleBecomes}
      error={form.errorOf('targetExchange')}
      className="sm:max-w-xs"
    >
      <TextInput type="date" {...form.text('targetExchange')} />
    </Field>
    <Field label={words.conditions} optional hint={words.onePerLineSuchAs} error={form.errorOf('conditions')}>
      <Textarea {...form.text('conditions')} rows={2} className="min-h-20" />
    </Field>
    <Field
      label={words.messageToTheSeller}
      optional
      hint={words.informThemAboutYourselfAnd}
      error={form.errorOf('message')}
    >
      <Textarea {...form.text('message')} rows={4} maxLength={2000} />
    </Field>
  </div>
);
