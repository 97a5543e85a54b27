import { useZodForm } from '../../lib/form.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { referrals } from './api.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

const loadSchema = async () => (await import('./schemas.ts')).ApplicationForm;
const labels = {
  name: words.name,
  town: words.town,
  email: words.email,
  phone: words.phone,
  company: words.company,
  socials: words.yourPages,
  audience: words.yourAudience,
  why: words.whyYou,
  consent: words.consent,
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
      <h2 className="text-xl">{words.apply}</h2>
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.name} error={errorOf('name')}>
          <TextInput autoComplete="name" maxLength={80} {...text('name')} />
        </Field>
        <Field label={words.town} error={errorOf('town')}>
          <TextInput autoComplete="address-level2" maxLength={80} {...text('town')} />
        </Field>
        <Field label={words.email} error={errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
        </Field>
        <Field label={words.phone} error={errorOf('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...text('phone')} />
        </Field>
      </div>
      <Field label={words.company} optional error={errorOf('company')}>
        <TextInput autoComplete="organization" maxLength={120} {...text('company')} />
      </Field>
      <Field label={words.yourPages} optional hint={words.upToSixPagesOr} error={errorOf('socials')}>
        <Textarea rows={2} inputMode="url" className="min-h-20" {...text('socials')} />
      </Field>
      <Field label={words.yourAudience} optional hint={words.whoFollowsYouAndHow} error={errorOf('audience')}>
        <TextInput maxLength={300} {...text('audience')} />
      </Field>
      <Field label={words.whyYou} hint={words.howYouWouldInformPeople} error={errorOf('why')}>
        <Textarea rows={4} maxLength={2000} {...text('why')} />
      </Field>
      <div>
        <Checkbox
          label={words.keepMyApplicationToDecide}
          error={errorOf('consent')}
          {...form.check('consent')}
        />
        <p className="pl-8 text-sm text-muted">
          {fillNodes(words.forNothingElseAsOur, {
            link: (
              <Link to={paths.privacy} target="_blank" className="link">
                {words.privacyPolicy}
              </Link>
            ),
          })}
        </p>
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        {words.sendApplication}
      </Button>
    </form>
  );
}
