import { useUser } from '../../entities/account/user.ts';
import { formatDay } from '../../lib/format.ts';
import { Outlet } from '../../lib/router.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeepAccount } from './keep-account.tsx';

/** The layout of pages that are a form and no more: a person whose account is to be deleted is asked to keep it first. */
export function Component() {
  const user = useUser();
  if (!user?.deletesAt) return <Outlet />;
  return (
    <EmptyState heading="h1" title="You asked us to delete your account" actions={<KeepAccount />}>
      <p>It will be deleted on {formatDay(user.deletesAt)}. Keep it to go on here.</p>
    </EmptyState>
  );
}
