import { useZodForm } from '../../lib/form.ts';
import { useLocation, useNavigate } from '../../lib/router.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountCard } from './account-card.tsx';
import { accounts } from './api.ts';
import { describePasswordRule } from './password-hint.ts';

export const handle: Handle = { head: { title: 'New password', noindex: true } };

const loadSchema = async () => (await import('./schemas.ts')).NewPassword;
const used = 'This link has expired or has already been used. Ask for a new one.';

/** /reset-password#token=…&email=…, from the mail. */
export function Component() {
  const given = new URLSearchParams(useLocation().hash.slice(1));
  const token = given.get('token');
  const email = given.get('email');
  if (!token || !email)
    return (
      <AccountCard
        title="This link is incomplete"
        intro="Open the link in the email again, or ask for a new one."
      >
        <LinkButton to={paths.forgotPassword}>Ask for a new link</LinkButton>
      </AccountCard>
    );
  return <NewPasswordForm token={token} email={email} />;
}

function NewPasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const navigate = useNavigate();
  const form = useZodForm(loadSchema, {
    initial: { password: '' },
    labels: { password: 'New password' },
    save: async (typed) => {
      await accounts.resetPassword({ body: { token, email, ...typed } });
      // Every login of this account has ended, including this browser's.
      endSession();
      toast.success('Your new password is set. Log in with it now.');
      await navigate(paths.login, { replace: true });
    },
    explain: (error) => (error.status === 410 || 'token' in error.errors ? used : undefined),
  });
  return (
    <AccountCard
      title="Set a new password"
      intro={
        <>
          For <strong className="text-ink">{email}</strong>. You’ll be logged out everywhere else.
        </>
      }
    >
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <input type="hidden" autoComplete="username" value={email} />
        <Field
          label="New password"
          hint={describePasswordRule(form.errorOf('password'))}
          error={form.errorOf('password')}
        >
          <PasswordInput autoComplete="new-password" {...form.text('password')} />
        </Field>
        <Button type="submit" busy={form.busy} wide>
          Set the password
        </Button>
      </form>
    </AccountCard>
  );
}
