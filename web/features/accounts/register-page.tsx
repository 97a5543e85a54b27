import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { findStandingPage } from '../../entities/account/account-standing.ts';
import { userQuery } from '../../entities/account/user.ts';
import { clearReferral, storeReferral, readReferral } from '../../entities/referral/referral-code.ts';
import { configQuery } from '../../lib/config.ts';
import { useZodForm } from '../../lib/form.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, redirect, useNavigate, useSearchParams } from '../../lib/router.ts';
import { parsePersonId } from '../../lib/token-store.ts';
import { toPathAfterLogin, paths, withIntent } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountCard, Purpose } from './account-card.tsx';
import { accounts } from './api.ts';
import { storeCodeTimer } from './code-timer.ts';
import { startUserSession } from './log-in.ts';
import { describePasswordRule } from './password-hint.ts';
import { SocialButtons } from './social-buttons.tsx';

const loadSchema = async () => (await import('./schemas.ts')).Registration;
const labels = {
  email: 'Email',
  password: 'Password',
  terms: 'Terms',
  marketing: 'News',
} as const;

/** Redirects logged-in users like /login. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const queries = context.get(queryContext);
  const { search, searchParams } = new URL(request.url);
  // The page can render before the code of its own URL is stored.
  storeReferral(search);
  // The social logins of the stage come with the page, so that a second one moves nothing.
  const [user] = await Promise.all([queries.ensureQueryData(userQuery), queries.prefetchQuery(configQuery)]);
  const screen = user && findStandingPage(user);
  if (user) throw redirect(screen ? withIntent(screen, searchParams) : toPathAfterLogin(searchParams));
  return null;
}

/** The code is read with each render. */
const subscribe = () => () => {};

/** /register: creates the account, unverified; the mailed code comes next. */
export function Component() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const referralCode = useSyncExternalStore(subscribe, readReferral, () => undefined);
  const form = useZodForm(loadSchema, {
    initial: { email: '', password: '', terms: false, marketing: false },
    labels,
    save: async (body) => {
      const opened = await accounts.register({ body: { ...body, ...(referralCode && { referralCode }) } });
      clearReferral();
      const granted = { access: opened.accessToken, refresh: opened.refreshToken };
      storeCodeTimer(opened, parsePersonId(granted));
      await startUserSession(queries, granted, true);
      await navigate(withIntent(paths.emailVerification, search));
    },
  });
  return (
    <AccountCard
      title="Sign up"
      intro={
        <Purpose
          verb="Sign up"
          next={toPathAfterLogin(search)}
          otherwise="One free account to buy and to sell. It takes a minute."
        />
      }
    >
      {referralCode && (
        <p className="rounded-md bg-action-soft px-4 py-3">
          Someone invited you. Their code <strong className="tabular">{referralCode}</strong> will be added to
          your sign-up.
        </p>
      )}
      <SocialButtons next={toPathAfterLogin(search)} />
      <form {...form.formProps} className="grid gap-4">
        <FormSummary {...form.summary} />
        <Field label="Email" hint="We’ll send a code there to check it." error={form.errorOf('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
        </Field>
        <Field
          label="Password"
          hint={describePasswordRule(form.errorOf('password'))}
          error={form.errorOf('password')}
        >
          <PasswordInput autoComplete="new-password" {...form.text('password')} />
        </Field>
        <div>
          <Checkbox
            label="I accept the terms of use"
            error={form.errorOf('terms')}
            {...form.check('terms')}
          />
          <p className="pb-1.5 pl-8 text-sm text-muted">
            Read the{' '}
            <Link to={paths.terms} target="_blank" className="link">
              terms of use
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank" className="link">
              privacy policy
            </Link>
            ; they open in a new tab.
          </p>
          <Checkbox
            label="Send me news about buying and selling"
            hint="Now and then. You can stop at any time."
            {...form.check('marketing')}
          />
        </div>
        <Button type="submit" busy={form.busy} wide>
          Sign up
        </Button>
      </form>
      <p className="text-center text-muted">
        Have an account already?{' '}
        <Link to={withIntent(paths.login, search)} className="link font-semibold">
          Log in
        </Link>
      </p>
    </AccountCard>
  );
}
