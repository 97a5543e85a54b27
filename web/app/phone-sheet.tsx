import { Suspense } from 'react';
import { useLogOut } from '../features/accounts/log-out.ts';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../site/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { accountLinks } from './account-links.ts';
import { mainLinks, type NavigationItem } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const rowClass = 'flex min-h-12 w-full items-center rounded-md px-3 text-lg font-medium hover:bg-sunk';

const StaffLink = lazyWithQueries(() => import('./staff-link.tsx'));

/** The parts of the header that do not fit on a phone. */
export default function PhoneSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Menu">
      <nav aria-label="Menu" className="-mx-3 grid">
        <NavigationLinks items={mainLinks} onGo={onClose} />
        <AccountLinks onGo={onClose} />
      </nav>
      <div className="mt-2 flex items-center justify-between border-t border-line pt-2">
        <span className="text-muted">Theme</span>
        <ThemeSwitch />
      </div>
    </Sheet>
  );
}

const NavigationLinks = ({
  items,
  onGo,
}: {
  readonly items: readonly NavigationItem[];
  readonly onGo: () => void;
}) =>
  items.map(({ to, label }) => (
    <Link key={to} to={to} onClick={onGo} className={rowClass}>
      {label}
    </Link>
  ));

function AccountLinks({ onGo }: { readonly onGo: () => void }) {
  const { isLoggedIn } = useSession();
  const logOut = useLogOut();
  if (!isLoggedIn)
    return (
      <div className="mx-3 mt-3 grid grid-cols-2 gap-3">
        <LinkButton to={paths.login} variant="secondary" onClick={onGo}>
          Log in
        </LinkButton>
        <LinkButton to={paths.register} onClick={onGo}>
          Sign up
        </LinkButton>
      </div>
    );
  return (
    <div className="pt-2 before:mx-3 before:mb-2 before:block before:border-t before:border-line">
      <NavigationLinks items={accountLinks} onGo={onGo} />
      <Suspense>
        <StaffLink onGo={onGo} className={rowClass} />
      </Suspense>
      <button
        type="button"
        className={rowClass}
        onClick={() => {
          onGo();
          logOut();
        }}
      >
        Log out
      </button>
    </div>
  );
}
