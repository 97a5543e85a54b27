import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountCard } from './account-card.tsx';
import { accounts } from './api.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.forgottenPassword, noindex: true } };

const loadSchema = async () => (await import('./schemas.ts')).ForgotPassword;

const BackToLogin = () => (
  <p className="text-center">
    <Link to={paths.login} className="link">
      {words.backToLogIn}
    </Link>
  </p>
);

/** /forgot-password: the same answer for known and unknown emails. */
export function Component() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(loadSchema, {
    initial: { email: '' },
    labels: { email: words.email },
    save: async (body) => {
      await accounts.forgotPassword({ body });
      setSentTo(body.email);
    },
  });
  if (sentTo)
    return (
      <AccountCard title={words.checkYourEmail}>
        <output className="flex items-start gap-3">
          <Icon as={MailCheck} className="mt-0.5 text-action" />
          <span>{fillNodes(words.ifSentToHasAnAccount, { sentTo: <strong>{sentTo}</strong> })}</span>
        </output>
        <p className="text-muted">{words.nothingThereCheckYourSpam}</p>
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          {words.textUseAnotherEmail}
        </Button>
        <BackToLogin />
      </AccountCard>
    );
  return (
    <AccountCard title={words.forgottenYourPassword} intro={words.informUsYourEmailAnd}>
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <Field label={words.email} error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="username" {...form.text('email')} />
        </Field>
        <Button type="submit" busy={form.busy} wide>
          {words.sendLink}
        </Button>
      </form>
      <BackToLogin />
    </AccountCard>
  );
}
