import { formatDate } from '../../lib/format.ts';
import { useZodForm } from '../../lib/form.ts';
import type { User } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { formatPhone } from '../../../functions/kernel/phone-format.ts';
import { toast } from '../../lib/toast.ts';
import { useSaveProfile } from './save-profile.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

const loadSchema = async () => (await import('./schemas.ts')).Details;
const labels = {
  firstName: words.firstName,
  lastName: words.lastName,
  phone: words.phone,
  bio: words.aboutYou,
  address: words.address,
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
      toast.success(words.yourDetailsHaveBeenSaved);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <h2 className="text-xl">{words.yourDetails}</h2>
      <p className="-mt-3 text-muted">{words.keptPrivateOnceAnOffer}</p>
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} optional error={form.errorOf('firstName')}>
          <TextInput autoComplete="given-name" {...form.text('firstName')} />
        </Field>
        <Field label={words.lastName} optional error={form.errorOf('lastName')}>
          <TextInput autoComplete="family-name" {...form.text('lastName')} />
        </Field>
      </div>
      {user.identityCheckedAt && (
        <p className="-mt-2 text-sm text-muted">
          {fillText(words.yourIdentityWasCheckedIn, {
            identityCheckedAt: formatDate(user.identityCheckedAt),
          })}
        </p>
      )}
      <Field label={words.phone} optional hint={words.like07700900123} error={form.errorOf('phone')}>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" {...form.text('phone')} />
      </Field>
      <Field
        label={words.address}
        optional
        hint={words.forSaleDocumentsSuchAs}
        error={form.errorOf('address')}
      >
        <Textarea rows={3} autoComplete="street-address" {...form.text('address')} />
      </Field>
      <Field label={words.aboutYou} optional hint={words.othersSeeThisUpTo} error={form.errorOf('bio')}>
        <Textarea rows={3} maxLength={300} {...form.text('bio')} />
      </Field>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        {words.saveDetails}
      </Button>
    </form>
  );
}
