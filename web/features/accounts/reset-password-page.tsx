import { useLocation, useNavigate } from '../../lib/router.ts';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { useZodForm } from '../../lib/form.ts';
import { endSession } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { describePasswordRule } from './password-hint.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../lib/toast.ts';
import { AccountCard } from './account-card.tsx';
import { accounts } from './api.ts';
import * as words from './words.ts';
import { fillNodes } from '../../lib/fill.ts';

export const handle: Handle = { head: { title: words.newPassword, noindex: true } };

const loadSchema = async () => (await import('./schemas.ts')).NewPassword;
const used = words.thisLinkHasExpiredOr;

/** /reset-password#token=…&email=…, from the mail. */
export function Component() {
  const given = new URLSearchParams(useLocation().hash.slice(1));
  const token = given.get('token');
  const email = given.get('email');
  if (!token || !email)
    return (
      <AccountCard title={words.thisLinkIsIncomplete} intro={words.openTheLinkInThe}>
        <LinkButton to={paths.forgotPassword}>{words.askForANewLink}</LinkButton>
      </AccountCard>
    );
  return <NewPasswordForm token={token} email={email} />;
}

function NewPasswordForm({ token, email }: { readonly token: string; readonly email: string }) {
  const navigate = useNavigate();
  const form = useZodForm(loadSchema, {
    initial: { password: '' },
    labels: { password: words.newPassword },
    save: async (typed) => {
      await accounts.resetPassword({ body: { token, email, ...typed } });
      // Every login of this account has ended, including this browser's.
      endSession();
      toast.success(words.yourNewPasswordIsSet);
      await navigate(paths.login, { replace: true });
    },
    explain: (error) => (error.status === 410 || 'token' in error.errors ? used : undefined),
  });
  return (
    <AccountCard
      title={words.setANewPassword}
      intro={
        <>
          {fillNodes(words.forEmailYoullBeLogged, { email: <strong className="text-ink">{email}</strong> })}
        </>
      }
    >
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <input type="hidden" autoComplete="username" value={email} />
        <Field
          label={words.newPassword}
          hint={describePasswordRule(form.errorOf('password'))}
          error={form.errorOf('password')}
        >
          <PasswordInput autoComplete="new-password" {...form.text('password')} />
        </Field>
        <Button type="submit" busy={form.busy} wide>
          {words.setThePassword}
        </Button>
      </form>
    </AccountCard>
  );
}
