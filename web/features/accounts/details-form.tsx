import { formatPhone } from '../../../functions/kernel/phone-format.ts';
import type { User } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useSaveProfile } from './save-profile.ts';

const loadSchema = async () => (await import('./schemas.ts')).Details;
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  bio: 'About you',
  address: 'Address',
};

/** Name and contact details; others only see the username and the bio. */
export function AccountDetailsForm({ user }: { readonly user: User }) {
  const save = useSaveProfile();
  const form = useZodForm(loadSchema, {
    initial: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: formatPhone(user.phone ?? ''),
      bio: user.bio ?? '',
      address: user.address ?? '',
    },
    labels,
    save: async (change) => {
      await save(change);
      toast.success('Your details have been saved.');
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <h2 className="text-xl">Your details</h2>
      <p className="-mt-3 text-muted">
        Kept private. Once an offer is accepted, the other side sees your name, email and phone number.
      </p>
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" optional error={form.errorOf('firstName')}>
          <TextInput autoComplete="given-name" {...form.text('firstName')} />
        </Field>
        <Field label="Last name" optional error={form.errorOf('lastName')}>
          <TextInput autoComplete="family-name" {...form.text('lastName')} />
        </Field>
      </div>
      {user.identityCheckedAt && (
        <p className="-mt-2 text-sm text-muted">
          {`Your identity was checked in this name on ${formatDate(user.identityCheckedAt)}. If you save another name, the badge ends and you can be checked again.`}
        </p>
      )}
      <Field label="Phone" optional hint="Like 07700 900123" error={form.errorOf('phone')}>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" {...form.text('phone')} />
      </Field>
      <Field
        label="Address"
        optional
        hint="For sale documents, such as the memorandum"
        error={form.errorOf('address')}
      >
        <Textarea rows={3} autoComplete="street-address" {...form.text('address')} />
      </Field>
      <Field
        label="About you"
        optional
        hint="Others see this. Up to 300 characters."
        error={form.errorOf('bio')}
      >
        <Textarea rows={3} maxLength={300} {...form.text('bio')} />
      </Field>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Save details
      </Button>
    </form>
  );
}
