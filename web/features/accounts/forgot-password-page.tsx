import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useZodForm } from '../../lib/form.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountCard } from './account-card.tsx';
import { accounts } from './api.ts';

export const handle: Handle = { head: { title: 'Forgotten password', noindex: true } };

const loadSchema = async () => (await import('./schemas.ts')).ForgotPassword;

const BackToLogin = () => (
  <p className="text-center">
    <Link to={paths.login} className="link">
      Back to log in
    </Link>
  </p>
);

/** /forgot-password: the same answer for known and unknown emails. */
export function Component() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(loadSchema, {
    initial: { email: '' },
    labels: { email: 'Email' },
    save: async (body) => {
      await accounts.forgotPassword({ body });
      setSentTo(body.email);
    },
  });
  if (sentTo)
    return (
      <AccountCard title="Check your email">
        <output className="flex items-start gap-3">
          <Icon as={MailCheck} className="mt-0.5 text-action" />
          <span>
            If <strong>{sentTo}</strong> has an account, a link for a new password is on its way. It works for
            60 minutes and only once.
          </span>
        </output>
        <p className="text-muted">Nothing there? Check your spam folder, or try again in a few minutes.</p>
        <Button variant="secondary" onClick={() => setSentTo(undefined)}>
          Use another email
        </Button>
        <BackToLogin />
      </AccountCard>
    );
  return (
    <AccountCard
      title="Forgotten your password?"
      intro="Tell us your email and we’ll send you a link to set a new one."
    >
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <Field label="Email" error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="username" {...form.text('email')} />
        </Field>
        <Button type="submit" busy={form.busy} wide>
          Send link
        </Button>
      </form>
      <BackToLogin />
    </AccountCard>
  );
}
