import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { legalText } from '../../../functions/deals/offers/domain/legal-text.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { AmountConfirmation } from '../../entities/offer/amount-confirmation.tsx';
import { fundings, positions, formatShareOfPrice } from '../../entities/offer/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { describeSource, KnownTermsCard } from './known-terms-card.tsx';
import { isComplete, type KnownTerms } from './known-terms.ts';
import { AgreementFields, FundsFields, TermsFields } from './offer-fields.tsx';
import { type OfferFormProps, type OfferFormState, useOfferForm } from './use-offer-form.ts';

/** First the sum, then its proof, then the other terms; a buyer who is known is asked for the sum alone. */
export function OfferForm(props: OfferFormProps) {
  const { home, known } = props;
  const form = useOfferForm(props);
  const questions = useRef<HTMLFieldSetElement>(null);
  const [isFolded, setFolded] = useState(() => isComplete(known));
  const unfold = () => {
    flushSync(() => setFolded(false));
    // The card with the button is gone; its questions take the focus.
    questions.current?.focus();
  };
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
      <AmountPart form={form} home={home} />
      {isFolded ? (
        <KnownTermsCard known={known} onChange={unfold} />
      ) : (
        <fieldset ref={questions} tabIndex={-1} className="grid min-w-0 gap-8 outline-none">
          <legend className="sr-only">How you’re buying</legend>
          <BuyerFields form={form} known={known} />
        </fieldset>
      )}
      {isFolded ? (
        // A bid in Scotland names its date of entry, so that is in sight.
        <details className="-my-4" open={home.address.nation === 'scotland'}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-3">
            Add a message, a date or conditions
          </summary>
          <div className="grid gap-6 pt-2 pb-4">
            <TermsFields form={form} nation={home.address.nation} />
          </div>
        </details>
      ) : (
        <div className="grid gap-6">
          <TermsFields form={form} nation={home.address.nation} />
        </div>
      )}
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Check your offer
      </Button>
    </form>
  );
}

interface AmountProps {
  readonly form: OfferFormState;
  readonly home: OfferFormProps['home'];
}

function AmountPart({ form, home }: AmountProps) {
  const amount = form.money('amount').value;
  return (
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
  );
}

interface BuyerProps {
  readonly form: OfferFormState;
  readonly known: KnownTerms;
}

/** How the buyer pays and what they have to sell, with the proof of both. */
function BuyerFields({ form, known }: BuyerProps) {
  const isCash = form.choice('funding').value === 'cash';
  return (
    <>
      <RadioGroup
        legend="How will you pay?"
        hint={describeSource(known.funding?.source)}
        {...form.choice('funding')}
        options={fundings}
        columns={3}
        error={form.errorOf('funding')}
      />
      {!isCash && (
        <Field
          label="Your own money"
          optional
          hint="What you’d pay besides the mortgage"
          error={form.errorOf('deposit')}
        >
          <MoneyInput {...form.money('deposit')} />
        </Field>
      )}
      <RadioGroup
        legend="Do you have a home to sell?"
        hint={describeSource(known.position?.source)}
        {...form.choice('position')}
        options={positions}
        columns={2}
        error={form.errorOf('position')}
      />
      {!isCash && <AgreementFields form={form} known={known} />}
      <FundsFields form={form} isCash={isCash} />
    </>
  );
}
