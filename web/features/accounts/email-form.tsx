import { useState } from 'react';
import type { User } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { storeCodeTimer } from './code-timer.ts';
import { EmailProof } from './email-proof.tsx';
import { mailProblemWords } from './labels.ts';
import { useSaveProfile } from './save-profile.ts';

const loadSchemas = () => import('./schemas.ts');
const loadSchema = async () => (await loadSchemas()).NewEmail;

/** Changes the email: with the password now and a code from the new address. */
export function EmailForm({ user }: { readonly user: User }) {
  const [proving, setProving] = useState(user.pendingEmail);
  const save = useSaveProfile();
  const form = useZodForm(loadSchema, {
    initial: { email: user.email, password: '', code: '' },
    labels: { email: 'Email', password: 'Password', code: 'Code from your app' },
    save: async (body) => {
      const changed = await save(body);
      if (changed.email === body.email) return toast.notice('Nothing changed', 'This is already your email.');
      const { codeSeconds } = await loadSchemas();
      storeCodeTimer({ sendTime: new Date().toISOString(), timeLimit: codeSeconds });
      setProving(body.email);
    },
  });
  if (proving) return <EmailProof email={proving} onDone={() => setProving(undefined)} />;
  return (
    <form {...form.formProps} className="grid gap-4">
      <h2 className="text-xl">Email</h2>
      {user.mailProblem && <MailNotice problem={user.mailProblem} />}
      <FormSummary {...form.summary} />
      <Field
        label="Email"
        hint="We’ll send a code to a new address to check it."
        error={form.errorOf('email')}
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
      </Field>
      <Field label="Password" hint="To check it’s you" error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.text('password')} />
      </Field>
      {user.twoStep.on && (
        <Field label="Code from your app" hint="6 digits" error={form.errorOf('code')}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...form.text('code')} />
        </Field>
      )}
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        Change email
      </Button>
    </form>
  );
}

function MailNotice({ problem }: { readonly problem: NonNullable<User['mailProblem']> }) {
  return (
    <Notice kind="warning" title="You’re not getting our emails">
      <p>{`${mailProblemWords[problem]} Enter another address below to start getting them again.`}</p>
    </Notice>
  );
}
