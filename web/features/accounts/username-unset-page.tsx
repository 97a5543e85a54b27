import { useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../entities/account/user.ts';
import { sendReferral } from '../../entities/referral/referral-code.ts';
import { useZodForm } from '../../lib/form.ts';
import { toTitleCase } from '../../lib/format.ts';
import { redirect, type LoaderFunctionArgs, useNavigate, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { toPathAfterLogin } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountCard } from './account-card.tsx';
import { toPathAfterSignUp } from './after-sign-up.ts';
import { accounts } from './api.ts';
import { createStateLoader } from './loaders.ts';

export const handle: Handle = { head: { title: 'Choose a username', noindex: true } };

const loadSchema = async () => (await import('./schemas.ts')).UserNameChange;
const loadState = createStateLoader({});
export async function loader(args: LoaderFunctionArgs) {
  const user = await loadState(args);
  if (typeof user.user_name === 'string')
    throw redirect(toPathAfterLogin(new URL(args.request.url).searchParams));
  return user;
}

/** /username-unset: selling and buying need a username. */
export function Component() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const form = useZodForm(loadSchema, {
    initial: { user_name: '' },
    labels: { user_name: 'Username' },
    save: async (body) => {
      const user = await accounts.setUserName({ body });
      queries.setQueryData(userQuery.queryKey, user);
      void sendReferral();
      await navigate(toPathAfterSignUp(user, search), { replace: true });
    },
  });
  const typed = form.text('user_name').value.trim();
  return (
    <AccountCard
      title="Choose a username"
      intro="This is how buyers and sellers see you. Your email stays private."
    >
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <Field
          label="Username"
          hint="3 to 30 letters, digits, spaces, dots, hyphens or apostrophes"
          error={form.errorOf('user_name')}
        >
          <TextInput autoComplete="nickname" maxLength={90} {...form.text('user_name')} />
        </Field>
        <p className="min-h-6 text-muted" aria-live="polite">
          {typed.length >= 3 && (
            <>
              Others see <strong className="text-ink">{toTitleCase(typed)}</strong>
            </>
          )}
        </p>
        <Button type="submit" busy={form.busy} wide>
          Continue
        </Button>
      </form>
      <p className="text-sm text-muted">You can change it again after 30 days.</p>
    </AccountCard>
  );
}
