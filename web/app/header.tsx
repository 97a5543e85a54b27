import { Heart } from 'lucide-react';
import { Suspense } from 'react';
import { cx } from '../lib/cx.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../site/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link, MenuLink } from '../ui/link.tsx';
import { Mark } from '../ui/mark.tsx';
import { AccountMenu, Bell, MessagesLink } from './lazy-components.ts';
import { mainLinks } from './navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Logo, main navigation and account. */
export function Header() {
  const { isLoggedIn } = useSession();
  return (
    <header data-shell className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex h-15 max-w-page items-center gap-2 px-4 sm:px-6">
        <Link
          to={paths.home}
          className="-ml-1 flex min-h-11 items-center gap-2 rounded-md px-1 text-xl font-bold tracking-tight"
        >
          <span className="text-action">
            <Mark />
          </span>
          Gable
        </Link>
        <nav aria-label="Main" className="ml-6 hidden items-center gap-1 whitespace-nowrap md:flex">
          {mainLinks.map(({ to, label }) => (
            <MenuLink
              key={to}
              to={to}
              className={(isHere) =>
                cx(
                  'flex min-h-11 items-center rounded-md px-3 font-medium hover:bg-sunk',
                  isHere && 'text-action',
                  // Between a phone and a desk there is no room for it; the menu and the footer have it.
                  to === paths.howItWorks && 'max-lg:hidden',
                )
              }
            >
              {label}
            </MenuLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          {isLoggedIn && (
            <Suspense fallback={<span className="size-11" />}>
              <Bell />
            </Suspense>
          )}
          <div className="hidden md:contents">
            {isLoggedIn && (
              <Suspense fallback={<span className="size-11" />}>
                <MessagesLink />
              </Suspense>
            )}
            <MenuLink
              to={paths.favourites}
              className={(isHere) =>
                cx('grid size-11 place-items-center rounded-md hover:bg-sunk', isHere && 'text-action')
              }
            >
              <Icon as={Heart} label="Saved" />
            </MenuLink>
            <ThemeSwitch />
            {isLoggedIn ? (
              <Suspense fallback={<span className="h-11 w-36" />}>
                <AccountMenu />
              </Suspense>
            ) : (
              <>
                <LinkButton to={paths.login} variant="quiet" size="sm" className="min-h-11" data-visitor>
                  Log in
                </LinkButton>
                <LinkButton to={paths.register} size="sm" className="min-h-11" data-visitor>
                  Sign up
                </LinkButton>
              </>
            )}
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
