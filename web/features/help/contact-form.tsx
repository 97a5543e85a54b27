import { paths } from '../../app/paths.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { enquiries, type OpenedTicket } from './api.ts';
import { topics } from './labels.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

const loadSchema = async () => (await import('./schemas.ts')).ContactForm;
const labels = {
  name: words.name,
  email: words.email,
  phone: words.phone,
  topic: words.topic,
  message: words.message,
  consent: words.consent,
  website: words.website,
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
    explain: ({ status }) => (status === 429 ? words.youveSentThreeMessagesIn : undefined),
  });
  const { text, errorOf } = form;
  return (
    <form
      {...form.formProps}
      aria-label={words.messageToGable}
      className="grid content-start gap-4 sm:rounded-md sm:border sm:border-line sm:bg-surface sm:p-6"
    >
      <FormSummary {...form.summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.name} error={errorOf('name')}>
          <TextInput autoComplete="name" maxLength={80} {...text('name')} />
        </Field>
        <Field label={words.phone} optional error={errorOf('phone')}>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" maxLength={30} {...text('phone')} />
        </Field>
      </div>
      <Field label={words.email} hint={words.wellReplyToThisAddress} error={errorOf('email')}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
      </Field>
      <Field label={words.topic} error={errorOf('topic')}>
        <Select options={topics} placeholder={words.chooseOne} {...text('topic')} />
      </Field>
      <Field label={words.message} hint={words.whatHappenedAndWhatYoud} error={errorOf('message')}>
        <Textarea rows={6} maxLength={4000} {...text('message')} />
      </Field>
      {/* A honeypot: hidden from people, but filled in by bots. */}
      <div className="absolute -left-[9999px]" aria-hidden="true">
        <label>
          {words.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...text('website')} />
        </label>
      </div>
      <div>
        <Checkbox label={words.gableMayKeepMyMessage} error={errorOf('consent')} {...form.check('consent')} />
        <p className="text-sm text-muted">
          {fillNodes(words.ourLinkSaysHowWe, {
            link: (
              <Link to={paths.privacy} target="_blank" className="link">
                {words.privacyPolicy}
              </Link>
            ),
          })}
        </p>
      </div>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        {words.sendMessage}
      </Button>
    </form>
  );
}
