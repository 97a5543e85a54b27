import { useEffect } from 'react';
import { toStandingPath } from '../../entities/account/account-standing.ts';
import { useUser } from '../../entities/account/user.ts';
import { configQuery } from '../../lib/config.ts';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { toPathAfterLogin } from '../../site/paths.ts';
import { AccountCard, Purpose } from './account-card.tsx';
import { LoginForm } from './login-form.tsx';

export const handle: Handle = {
  head: { title: 'Log in', description: 'Log in to buy or sell a home on Gable.', noindex: true },
};

/** Waits for the social logins of the stage, so that a second one moves nothing; without them one is offered. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await context.get(queryContext).prefetchQuery(configQuery);
  return null;
}

/** /login, to which the guard redirects visitors. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useUser();
  const target = toPathAfterLogin(search);
  useEffect(() => {
    if (user) void navigate(toStandingPath(user, target) ?? target, { replace: true });
  }, [user, navigate, target]);
  return (
    <AccountCard
      title="Log in"
      intro={
        search.has('next') && (
          <Purpose verb="Log in" next={target} otherwise="Log in to see the page you asked for." />
        )
      }
    >
      <LoginForm next={target} onDone={() => undefined} />
    </AccountCard>
  );
}
