import { useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';
import { useZodForm } from '../../../lib/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../lib/toast.ts';
import * as words from './words.ts';

const loadSchema = async () => (await import('./schemas.ts')).DetailsForm;
const labels = {
  'party.legalNames': words.fullLegalNames,
  'party.phone': words.phoneForYourSolicitor,
  'party.correspondence': words.addressForLetters,
  'party.chain': words.yourChain,
  'details.titleNumber': words.titleNumber,
  'details.isWithoutTitleNumber': 'There’s no title number, or I don’t know it',
  'details.deposit': words.deposit,
  'details.fixtures': words.fixturesAndContents,
  'details.specialConditions': words.specialConditions,
  'details.targetExchange': words.targetForExchange,
  'details.targetCompletion': words.targetForCompletion,
};

interface Props {
  readonly sale: Sale;
  readonly onDone: () => void;
}

function useDetailsForm({ sale, onDone }: Props) {
  const queries = useQueryClient();
  const { side, parties, details, propertyId } = sale;
  const party = parties[side];
  return useZodForm(loadSchema, {
    initial: {
      'party.legalNames': party?.legalNames.join('\n') ?? '',
      'party.phone': party?.phone ?? '',
      'party.correspondence': party?.correspondence ?? '',
      'party.chain': party?.chain ?? '',
      'details.titleNumber': details.titleNumber ?? '',
      'details.isWithoutTitleNumber': details.isWithoutTitleNumber ?? false,
      'details.deposit': details.deposit,
      'details.fixtures': details.fixtures ?? '',
      'details.specialConditions': details.specialConditions ?? '',
      'details.targetExchange': details.targetExchange ?? '',
      'details.targetCompletion': details.targetCompletion ?? '',
    },
    labels,
    save: async ({
      party: own,
      details: { titleNumber, isWithoutTitleNumber, fixtures, deposit, ...shared },
    }) => {
      const theirs = side === 'seller' ? { titleNumber, isWithoutTitleNumber, fixtures } : { deposit };
      await sales.changeDetails({
        params: { propertyId },
        body: { party: own, details: { ...shared, ...theirs } },
      });
      await invalidateSales(queries);
      toast.success(words.yourDetailsHaveBeenSaved);
      onDone();
    },
  });
}

/** The details of the reader's side. Fields of the other side are not shown. */
export default function SaleDetailsForm({ sale, onDone }: Props) {
  const form = useDetailsForm({ sale, onDone });
  const isSeller = sale.side === 'seller';
  const scottish = sale.nation === 'scotland';
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} />
      <Field
        label={labels['party.legalNames']}
        hint={words.asOnYourPassportOne}
        error={form.errorOf('party.legalNames')}
      >
        <Textarea rows={2} className="min-h-20" autoComplete="name" {...form.text('party.legalNames')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels['party.phone']} optional error={form.errorOf('party.phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.text('party.phone')} />
        </Field>
        {isSeller ? (
          <div>
            <Field
              label={labels['details.titleNumber']}
              optional
              hint={words.onTheTitleRegisterLike}
              error={form.errorOf('details.titleNumber')}
            >
              <TextInput autoComplete="off" {...form.text('details.titleNumber')} />
            </Field>
            <Checkbox
              label={labels['details.isWithoutTitleNumber']}
              hint="A home that hasn’t been sold for decades may not be registered. Your solicitor will find out."
              error={form.errorOf('details.isWithoutTitleNumber')}
              {...form.check('details.isWithoutTitleNumber')}
            />
          </div>
        ) : (
          <Field label={labels['details.deposit']} optional error={form.errorOf('details.deposit')}>
            <MoneyInput {...form.money('details.deposit')} />
          </Field>
        )}
        <Field
          label={scottish ? words.targetForMissives : labels['details.targetExchange']}
          optional
          error={form.errorOf('details.targetExchange')}
        >
          <TextInput type="date" {...form.text('details.targetExchange')} />
        </Field>
        <Field
          label={scottish ? words.targetDateOfEntry : labels['details.targetCompletion']}
          optional
          error={form.errorOf('details.targetCompletion')}
        >
          <TextInput type="date" {...form.text('details.targetCompletion')} />
        </Field>
      </div>
      <Field
        label={labels['party.correspondence']}
        optional
        hint={words.ifItIsntWhereYou}
        error={form.errorOf('party.correspondence')}
      >
        <Textarea
          rows={2}
          className="min-h-20"
          autoComplete="street-address"
          {...form.text('party.correspondence')}
        />
      </Field>
      <Field
        label={isSeller ? words.yourOnwardPurchase : labels['party.chain']}
        optional
        hint={isSeller ? words.whetherYoureBuyingAnotherHome : words.whatNeedsToBeSold}
        error={form.errorOf('party.chain')}
      >
        <Textarea rows={2} className="min-h-20" {...form.text('party.chain')} />
      </Field>
      {isSeller && (
        <Field
          label={labels['details.fixtures']}
          optional
          hint={words.whatStaysAndWhatGoes}
          error={form.errorOf('details.fixtures')}
        >
          <Textarea rows={3} {...form.text('details.fixtures')} />
        </Field>
      )}
      <Field
        label={labels['details.specialConditions']}
        optional
        hint={words.anythingElseYouveAgreedBesides}
        error={form.errorOf('details.specialConditions')}
      >
        <Textarea rows={3} {...form.text('details.specialConditions')} />
      </Field>
      <FormActions busy={form.busy} onCancel={onDone} />
    </form>
  );
}

const FormActions = ({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy} className="max-sm:w-full">
      {words.saveYourDetails}
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      {words.notNow}
    </Button>
  </div>
);
