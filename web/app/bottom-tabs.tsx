import { CircleUser, Heart, House, Key, LifeBuoy, MessageSquare, Search, Tag } from 'lucide-react';
import { Suspense } from 'react';
import { cx } from '../lib/cx.ts';
import { lazyWithQueries } from '../lib/lazy-with-queries.ts';
import { matchPath, useLocation } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { paths } from '../site/paths.ts';
import { taskPaths } from '../site/task-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from '../ui/link.tsx';

const MessagesTab = lazyWithQueries(() => import('./messages-tab.tsx'));

/** Pages whose own action is at the bottom of a phone, and those of one task that a person finishes or leaves. */
const pathsWithoutTabs = [
  ...taskPaths,
  paths.property({ id: ':id' }),
  paths.chat(':propertyId', ':buyerId'),
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.social,
  paths.emailVerification,
  paths.usernameUnset,
  paths.blocked,
  paths.mobileScreen,
  paths.poster(':id'),
  '/staff/*',
];

const getTabClass = (isHere: boolean) =>
  cx(
    'grid h-14 min-w-0 grow content-center justify-items-center gap-0.5 text-[0.75rem] leading-4 max-[22rem]:text-[0.6875rem] font-medium -outline-offset-3',
    isHere ? 'text-action' : 'text-muted',
  );

/**
 * The main pages within reach of a thumb. It keeps its own room at the end of the page, so that it covers nothing
 * there.
 */
export default function BottomTabs() {
  const { pathname, search } = useLocation();
  const { isLoggedIn } = useSession();
  // A saved search under change has its own bar on the results.
  const isEdited = new URLSearchParams(search).has('edit');
  if (isEdited || pathsWithoutTabs.some((path) => matchPath(path, pathname))) return null;
  return (
    <nav
      aria-label="Shortcuts"
      data-visitor={!isLoggedIn || undefined}
      className="sticky bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <Tab to={paths.listing} icon={Search} label="Search" />
      <Tab to={paths.favourites} icon={Heart} label="Saved" />
      {isLoggedIn ? <MemberTabs /> : <VisitorTabs />}
    </nav>
  );
}

/** A member buys, sells or does both, and has a door to each. */
const MemberTabs = () => (
  <>
    <Suspense fallback={<Tab to={paths.messages} icon={MessageSquare} label="Messages" />}>
      <MessagesTab className={getTabClass} />
    </Suspense>
    <Tab to={paths.myBuying} icon={Key} label="Buying" />
    <Tab to={paths.myListing} icon={House} label="Selling" />
    <Tab to={paths.profile} icon={CircleUser} label="Account" />
  </>
);

/** A visitor has no messages yet, and questions. */
const VisitorTabs = () => (
  <>
    <Tab to={paths.sell} icon={Tag} label="Sell" />
    <Tab to={paths.help} icon={LifeBuoy} label="Help" />
    <Tab to={paths.login} icon={CircleUser} label="Log in" />
  </>
);

interface TabProps {
  readonly to: string;
  readonly icon: typeof Search;
  readonly label: string;
}

const Tab = ({ to, icon, label }: TabProps) => (
  <MenuLink to={to} className={getTabClass}>
    <Icon as={icon} size={22} />
    {label}
  </MenuLink>
);
