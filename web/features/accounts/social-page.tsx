import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findStandingPage, toStandingPath } from '../../entities/account/account-standing.ts';
import { userQuery } from '../../entities/account/user.ts';
import { sendReferral } from '../../entities/referral/referral-code.ts';
import { configQuery } from '../../lib/config.ts';
import { useNavigate, useSearchParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { AccountCard } from './account-card.tsx';
import { startUserSession } from './log-in.ts';
import { getProviderName, providers } from './social-buttons.tsx';
import { describeSocialError } from './social-errors.ts';

export const handle: Handle = { head: { title: 'Log in', noindex: true } };

/**
 * Redirects the browser to the provider (`start`), or completes the login with a code; navigates to the
 * target page.
 */
function useSocialLogin() {
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const start = providers.find((provider) => provider === search.get('start'));
  return useQuery({
    queryKey: ['social', search.toString()],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<string | null> => {
      const known = await queries.ensureQueryData(userQuery);
      // Without an answer of a provider, a person who is logged in has nothing to do here.
      if (known && !start && !search.has('code') && !search.has('error'))
        return findStandingPage(known) ?? paths.home;
      const [config, { startSocialLogin, completeSocialLogin }] = await Promise.all([
        queries.fetchQuery(configQuery),
        import('./social-flow.ts'),
      ]);
      if (start) {
        await startSocialLogin(config, start, search.get('next'));
        return null;
      }
      const { next, ...granted } = await completeSocialLogin(config);
      const user = await startUserSession(queries, granted, true);
      const standingPath = toStandingPath(user, next);
      if (!standingPath) void sendReferral();
      return standingPath ?? next;
    },
  });
}

/** /social: the redirect to Google or Facebook, and the return. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { isLoggedIn } = useSession();
  const { data: target, error } = useSocialLogin();
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
  if (error) {
    const words = describeSocialError(search.get('error_description') ?? search.get('error') ?? '');
    if (isLoggedIn)
      return (
        <AccountCard title="That login didn’t work">
          <Notice kind="error" alert>
            <p>{words}</p>
            <p>You’re still logged in as before.</p>
          </Notice>
          <LinkButton to={paths.home}>Carry on</LinkButton>
        </AccountCard>
      );
    return (
      <AccountCard title="You’re not logged in">
        <Notice kind="error" alert>
          <p>{words}</p>
        </Notice>
        <LinkButton to={paths.login}>Log in with your email</LinkButton>
        <LinkButton to={paths.register} variant="secondary">
          Sign up
        </LinkButton>
      </AccountCard>
    );
  }
  const provider = providers.find((one) => one === search.get('start'));
  return (
    <AccountCard title={provider ? `Going to ${getProviderName(provider)}` : 'Logging you in'}>
      <output className="text-muted">This takes a moment.</output>
      <SkeletonLines lines={2} />
    </AccountCard>
  );
}
