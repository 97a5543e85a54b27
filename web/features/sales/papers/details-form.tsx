import { useQueryClient } from '@tanstack/react-query';
import { saleWordsOf } from '../../../../functions/listings/properties/domain/sale-words.ts';
import { invalidateSales, type Sale, sales } from '../../../entities/sale/api.ts';
import { useZodForm } from '../../../lib/form.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const loadSchema = async () => (await import('./schemas.ts')).DetailsForm;
const ownLabels = {
  'party.legalNames': 'Full legal names',
  'party.phone': 'Phone for your solicitor',
  'party.correspondence': 'Address for letters',
  'party.chain': 'Your chain',
  'details.titleNumber': 'Title number',
  'details.isWithoutTitleNumber': 'There’s no title number, or I don’t know it',
  'details.deposit': 'Your own money',
  'details.fixtures': 'Fixtures and contents',
  'details.specialConditions': 'Special conditions',
};

function listLabels(nation: Sale['nation']) {
  const { targetToBind, targetToComplete } = saleWordsOf(nation);
  return {
    ...ownLabels,
    'details.targetExchange': targetToBind,
    'details.targetCompletion': targetToComplete,
  };
}

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
    labels: listLabels(sale.nation),
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
      toast.success('Your details have been saved.');
      onDone();
    },
  });
}

/** The details of the reader's side. Fields of the other side are not shown. */
export default function SaleDetailsForm({ sale, onDone }: Props) {
  const form = useDetailsForm({ sale, onDone });
  const isSeller = sale.side === 'seller';
  const labels = listLabels(sale.nation);
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} />
      <Field
        label={labels['party.legalNames']}
        hint="As on your passport, one name per line"
        error={form.errorOf('party.legalNames')}
      >
        <Textarea rows={2} className="min-h-20" autoComplete="name" {...form.text('party.legalNames')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels['party.phone']} optional error={form.errorOf('party.phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.text('party.phone')} />
        </Field>
        {isSeller ? (
          <TitleNumberFields form={form} nation={sale.nation} />
        ) : (
          <Field label={labels['details.deposit']} optional error={form.errorOf('details.deposit')}>
            <MoneyInput {...form.money('details.deposit')} />
          </Field>
        )}
        <Field
          label={labels['details.targetExchange']}
          optional
          error={form.errorOf('details.targetExchange')}
        >
          <TextInput type="date" {...form.text('details.targetExchange')} />
        </Field>
        <Field
          label={labels['details.targetCompletion']}
          optional
          error={form.errorOf('details.targetCompletion')}
        >
          <TextInput type="date" {...form.text('details.targetCompletion')} />
        </Field>
      </div>
      <Field
        label={labels['party.correspondence']}
        optional
        hint="If it isn’t where you live now"
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
        label={isSeller ? 'Your onward purchase' : labels['party.chain']}
        optional
        hint={
          isSeller
            ? 'Whether you’re buying another home, and how far along it is'
            : 'What needs to be sold before you can buy'
        }
        error={form.errorOf('party.chain')}
      >
        <Textarea rows={2} className="min-h-20" {...form.text('party.chain')} />
      </Field>
      {isSeller && (
        <Field
          label={labels['details.fixtures']}
          optional
          hint="What stays and what goes"
          error={form.errorOf('details.fixtures')}
        >
          <Textarea rows={3} {...form.text('details.fixtures')} />
        </Field>
      )}
      <Field
        label={labels['details.specialConditions']}
        optional
        hint="Anything else you’ve agreed besides the price"
        error={form.errorOf('details.specialConditions')}
      >
        <Textarea rows={3} {...form.text('details.specialConditions')} />
      </Field>
      <FormActions busy={form.busy} onCancel={onDone} />
    </form>
  );
}

/** Where a seller finds it, and what it looks like. */
const titleNumberHints: Readonly<Record<Sale['nation'], string>> = {
  england: 'On the title register, like WYK123456',
  wales: 'On the title register, like CYM123456',
  northern_ireland: 'The folio number in the land register, like DN12345',
  scotland: 'On the title sheet, like GLA123456',
};

interface TitleNumberProps {
  readonly form: ReturnType<typeof useDetailsForm>;
  readonly nation: Sale['nation'];
}

const TitleNumberFields = ({ form, nation }: TitleNumberProps) => (
  <div>
    <Field
      label={ownLabels['details.titleNumber']}
      optional
      hint={titleNumberHints[nation]}
      error={form.errorOf('details.titleNumber')}
    >
      <TextInput autoComplete="off" {...form.text('details.titleNumber')} />
    </Field>
    <Checkbox
      label={ownLabels['details.isWithoutTitleNumber']}
      hint="A home that hasn’t been sold for decades may not be registered. Your solicitor will find out."
      error={form.errorOf('details.isWithoutTitleNumber')}
      {...form.check('details.isWithoutTitleNumber')}
    />
  </div>
);

const FormActions = ({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" busy={busy} className="max-sm:w-full">
      Save your details
    </Button>
    <Button variant="quiet" onClick={onCancel}>
      Not now
    </Button>
  </div>
);
