import { ticketTopics } from '../../entities/help/ticket-topics.ts';
import { useZodForm } from '../../lib/form.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { enquiries, type OpenedTicket } from './api.ts';

const loadSchema = async () => (await import('./schemas.ts')).ContactForm;
const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  topic: 'Topic',
  message: 'Message',
  consent: 'Consent',
  website: 'Website',
} as const;

interface Props {
  readonly initial: { readonly name: string; readonly email: string; readonly topic: string };
  readonly onSent: (sent: OpenedTicket & { readonly email: string; readonly isComplaint: boolean }) => void;
}

/** A message to the staff. The text stays when it is rejected. */
export function ContactForm({ initial, onSent }: Props) {
  const form = useZodForm(loadSchema, {
    initial: { phone: '', message: '', consent: false, website: '', ...initial },
    labels,
    save: async (body) => {
      const opened = await enquiries.contactUs({ body });
      onSent({ ...opened, email: body.email, isComplaint: body.topic === 'complaint' });
    },
    explain: ({ status }) =>
      status === 429
        ? 'You’ve sent three messages in the last hour. Use the link in our email to add to a message, or try again later.'
        : undefined,
  });
  const { text, errorOf } = form;
  return (
    <form
      {...form.formProps}
      aria-label="Message to Gable"
      className="grid content-start gap-4 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-6"
    >
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')}>
          <TextInput autoComplete="name" maxLength={80} {...text('name')} />
        </Field>
        <Field label="Phone" optional error={errorOf('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...text('phone')} />
        </Field>
      </div>
      <Field label="Email" hint="We’ll reply to this address." error={errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
      </Field>
      <Field label="Topic" error={errorOf('topic')}>
        <Select options={ticketTopics} placeholder="Choose one" {...text('topic')} />
      </Field>
      <Field
        label="Message"
        hint="What happened, and what you’d like us to do. Never send passwords or bank details."
        error={errorOf('message')}
      >
        <Textarea rows={6} maxLength={4000} {...text('message')} />
      </Field>
      {/* A honeypot: hidden from people, but filled in by bots. */}
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          Website
          <input type="text" tabIndex={-1} autoComplete="off" {...text('website')} />
        </label>
      </div>
      <div>
        <Checkbox
          label="Gable may keep my message in order to answer it"
          error={errorOf('consent')}
          {...form.check('consent')}
        />
        <p className="text-sm text-muted">
          Our{' '}
          <Link to={paths.privacy} target="_blank" className="link">
            privacy policy
          </Link>{' '}
          says how we look after it (opens in a new tab).
        </p>
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Send message
      </Button>
    </form>
  );
}
