import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userQuery } from '../../entities/account/user.ts';
import { HelpLink } from '../../entities/help/help-link.tsx';
import { useLoaderData, useNavigate, useSearchParams } from '../../lib/router.ts';
import { toast } from '../../lib/toast.ts';
import type { Handle } from '../../site/head.ts';
import { toPathAfterLogin, paths, withIntent } from '../../site/paths.ts';
import { AccountCard } from './account-card.tsx';
import { accounts } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { clearCodeTimer, readCodeTimer } from './code-timer.ts';
import { createStateLoader } from './loaders.ts';
import { useLogOut } from './log-out.ts';
import { ResendCode } from './resend-code.tsx';

export const handle: Handle = { head: { title: 'Verify your email', noindex: true } };

/** Redirects active users to the home page and blocked ones to /blocked. */
export const loader = createStateLoader({ active: paths.home, blocked: paths.blocked });

/** /email-verification: the six digits from the mail. */
export function Component() {
  const { email, signInWith } = useLoaderData<User>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [timing, setTiming] = useState(readCodeTimer);
  const logOut = useLogOut();
  const verify = useMutation({
    mutationFn: (code: string) => accounts.verifyCode({ body: { code } }),
    onSuccess: async (user) => {
      clearCodeTimer();
      queries.setQueryData(userQuery.queryKey, user);
      toast.success('Your email has been verified.');
      const isNamed = typeof user.user_name === 'string';
      await navigate(isNamed ? toPathAfterLogin(search) : withIntent(paths.usernameUnset, search), {
        replace: true,
      });
    },
  });
  return (
    <AccountCard
      title="Verify your email"
      intro={
        <>
          {signInWith === 'facebook' && 'Facebook doesn’t tell us whether your email address is yours. '}
          We sent a 6-digit code to <strong className="text-ink">{email}</strong>.
        </>
      }
    >
      <CodeForm
        key={timing?.sendTime}
        busy={verify.isPending}
        error={verify.error}
        onCode={(code) => verify.mutate(code)}
      />
      <ResendCode
        timing={timing}
        onSent={(codeTimer) => {
          verify.reset();
          setTiming(codeTimer);
        }}
      />
      <p className="text-center text-sm text-muted">
        Not your email?{' '}
        <button type="button" className="link" onClick={logOut}>
          Log out
        </button>{' '}
        and sign up with another one. <HelpLink to="no-code">The code hasn’t come</HelpLink>
      </p>
    </AccountCard>
  );
}
