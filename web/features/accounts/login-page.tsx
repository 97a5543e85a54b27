import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { afterLogin } from '../../app/paths.ts';
import { useUser } from '../../entities/account/user.ts';
import { AccountCard } from './account-card.tsx';
import { LoginForm } from './login-form.tsx';

export const handle: Handle = {
  head: { title: 'Log in', description: 'Log in to buy or sell a home on Gable.', noindex: true },
};

/** /login, to which the guard redirects visitors. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useUser();
  const target = afterLogin(search);
  useEffect(() => {
    if (user) void navigate(target, { replace: true });
  }, [user, navigate, target]);
  return (
    <AccountCard
      title="Log in"
      intro={search.has('next') ? 'Log in to see the page you asked for.' : undefined}
    >
      <LoginForm next={target} onDone={() => undefined} />
    </AccountCard>
  );
}
