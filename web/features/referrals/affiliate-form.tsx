import { useZodForm } from '../../lib/form.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { referrals } from './api.ts';

const loadSchema = async () => (await import('./schemas.ts')).ApplicationForm;
const labels = {
  name: 'Name',
  town: 'Town',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  socials: 'Your pages',
  audience: 'Your audience',
  why: 'Why you',
  consent: 'Consent',
} as const;
const initial = {
  name: '',
  email: '',
  phone: '',
  town: '',
  company: '',
  socials: '',
  audience: '',
  why: '',
  consent: false,
};

interface Props {
  readonly onSent: (sent: { readonly id: string; readonly email: string }) => void;
}

/** The application. The text stays when it is rejected. */
export function AffiliateForm({ onSent }: Props) {
  const form = useZodForm(loadSchema, {
    initial,
    labels,
    save: async (body) => {
      const { id, number = id } = await referrals.applyAsAffiliate({ body });
      onSent({ id: number, email: body.email });
    },
  });
  const { text, errorOf } = form;
  return (
    <form
      {...form.formProps}
      className="grid content-start gap-4 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-6"
    >
      <h2 className="text-xl">Apply</h2>
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')}>
          <TextInput autoComplete="name" maxLength={80} {...text('name')} />
        </Field>
        <Field label="Town" error={errorOf('town')}>
          <TextInput autoComplete="address-level2" maxLength={80} {...text('town')} />
        </Field>
        <Field label="Email" error={errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
        </Field>
        <Field label="Phone" error={errorOf('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...text('phone')} />
        </Field>
      </div>
      <Field label="Company" optional error={errorOf('company')}>
        <TextInput autoComplete="organization" maxLength={120} {...text('company')} />
      </Field>
      <Field
        label="Your pages"
        optional
        hint="Up to six pages or profiles, one per line"
        error={errorOf('socials')}
      >
        <Textarea rows={2} inputMode="url" className="min-h-20" {...text('socials')} />
      </Field>
      <Field label="Your audience" optional hint="Who follows you, and how many" error={errorOf('audience')}>
        <TextInput maxLength={300} {...text('audience')} />
      </Field>
      <Field
        label="Why you"
        hint="How you would tell people about Gable. At least 20 characters."
        error={errorOf('why')}
      >
        <Textarea rows={4} maxLength={2000} {...text('why')} />
      </Field>
      <div>
        <Checkbox
          label="Keep my application, to decide on it and to answer me"
          error={errorOf('consent')}
          {...form.check('consent')}
        />
        <p className="pl-8 text-sm text-muted">
          For nothing else, as our{' '}
          <Link to={paths.privacy} target="_blank" className="link">
            privacy policy
          </Link>{' '}
          says; it opens in a new tab.
        </p>
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Send application
      </Button>
    </form>
  );
}
