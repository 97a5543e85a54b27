import { useQueryClient } from '@tanstack/react-query';
import { invalidateSales, type Sale, sales, type Solicitor } from '../../../entities/sale/api.ts';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { useZodForm } from '../../../lib/form.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const loadSchema = async () => (await import('./schemas.ts')).SolicitorForm;
const labels = {
  firm: 'Firm',
  contact: 'Who handles it',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  sraOrClcNo: 'Regulator’s number',
  reference: 'Their reference',
};

interface Props {
  readonly sale: Sale;
  readonly solicitor: Solicitor | undefined;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Names the reader's own solicitor, or changes their details. */
export default function SolicitorForm({ sale, solicitor, onDone, onCancel }: Props) {
  const queries = useQueryClient();
  const { propertyId, earlierSolicitor } = sale;
  const known = solicitor ?? earlierSolicitor;
  const form = useZodForm(loadSchema, {
    initial: {
      firm: known?.firm ?? '',
      contact: known?.contact ?? '',
      email: known?.email ?? '',
      phone: known?.phone ?? '',
      address: known?.address ?? '',
      sraOrClcNo: known?.sraOrClcNo ?? '',
      reference: solicitor?.reference ?? '',
    },
    labels,
    save: async (details) => {
      if (solicitor) await sales.changeSolicitor({ params: { id: solicitor.id }, body: details });
      else await sales.nameSolicitor({ body: { ...details, propertyId }, key: createIdempotencyKey() });
      await invalidateSales(queries);
      toast.success(
        solicitor ? 'Your solicitor’s details have been changed.' : 'You’ve named your solicitor.',
      );
      onDone();
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      {!solicitor && earlierSolicitor && (
        <p className="text-muted">
          These are the details of your last sale. Change what’s different this time.
        </p>
      )}
      {!known && (
        <details className="rounded-md bg-sunk px-4 py-2">
          <summary className="flex min-h-11 items-center font-semibold">Who is your solicitor?</summary>
          <div className="grid max-w-prose gap-2 pb-3">
            <p>
              A solicitor or licensed conveyancer who acts only for you. Ask two or three for a fixed quote
              that lists every extra, and whether they’re on your lender’s panel, if you have one.
            </p>
            <p>Check the firm with its regulator: the SRA, the CLC, or the law society of your nation.</p>
          </div>
        </details>
      )}
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={labels.firm} error={form.errorOf('firm')}>
          <TextInput autoComplete="off" {...form.text('firm')} />
        </Field>
        <Field label={labels.contact} error={form.errorOf('contact')}>
          <TextInput autoComplete="off" {...form.text('contact')} />
        </Field>
        <Field label={labels.email} error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="off" {...form.text('email')} />
        </Field>
        <Field label={labels.phone} error={form.errorOf('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="off" {...form.text('phone')} />
        </Field>
        <Field label={labels.address} error={form.errorOf('address')} className="sm:col-span-2">
          <Textarea rows={2} className="min-h-20" {...form.text('address')} />
        </Field>
        <Field
          label={labels.sraOrClcNo}
          optional
          hint="SRA, CLC or law society"
          error={form.errorOf('sraOrClcNo')}
        >
          <TextInput autoComplete="off" {...form.text('sraOrClcNo')} />
        </Field>
        <Field
          label={labels.reference}
          optional
          hint="Their file reference"
          error={form.errorOf('reference')}
        >
          <TextInput autoComplete="off" {...form.text('reference')} />
        </Field>
      </div>
      <p className="text-sm text-muted">
        The other side sees these details, and they go in the papers of the sale. Never put bank details here.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} className="max-sm:w-full">
          {solicitor ? 'Save the changes' : 'Name my solicitor'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        )}
      </div>
    </form>
  );
}
