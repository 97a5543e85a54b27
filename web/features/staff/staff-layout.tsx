import { useQuery } from '@tanstack/react-query';
import { Keyboard, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { cx } from '../../lib/cx.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { Outlet, useLocation } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { DeskSearchBox, searchPath } from './search/search-box.tsx';
import { toSectionPath, sections, type StaffSection } from './sections.ts';
import { listenForShortcuts } from './shortcut-keys.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { taskCountsQuery, type TaskCounts } from './tasks/api.ts';
import { useRowFocus } from './use-row-focus.ts';

/** /staff and all pages below: the menu of the desk, at the side on wide screens. */
export function Component() {
  const [help, setHelp] = useState(false);
  useEffect(() => listenForShortcuts(() => setHelp(true)), []);
  useRowFocus();
  const user = useUser();
  if (user?.twoStep.neededForStaff) return <TwoStepRequired on={user.twoStep.on} />;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <div className="flex items-center justify-between gap-3 pb-2">
          <p className="font-semibold text-muted">Staff desk</p>
          <Button variant="quiet" size="icon" onClick={() => setHelp(true)} className="max-lg:hidden">
            <Icon as={Keyboard} label="Keyboard shortcuts" />
          </Button>
        </div>
        <DeskMenu />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <DeskSearchBox />
        <Outlet />
      </div>
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </div>
  );
}

/** Replaces the desk when the stage requires a two-step login and this one had one step. */
function TwoStepRequired({ on }: { readonly on: boolean }) {
  return (
    <EmptyState
      heading="h1"
      icon={ShieldCheck}
      title="The desk needs two-step sign-in"
      actions={
        <Link to={`${paths.profile}?tab=sign-in`} className="link">
          Go to Sign-in in your profile
        </Link>
      }
    >
      {on
        ? 'Log out, then log in with your password and the code from your app.'
        : 'Staff log in with a password and a code from an app on their phone. Turn it on in your profile, then come back.'}
    </EmptyState>
  );
}

function DeskMenu() {
  const { data } = useQuery(taskCountsQuery);
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const here =
    pathname === searchPath
      ? undefined
      : sections.map(toSectionPath).findLast((to) => pathname === to || pathname.startsWith(`${to}/`));
  useEffect(() => fadeEdges(menu.current), []);
  // On a phone the menu is one line that scrolls sideways, and new counts make its links wider or narrower.
  useEffect(() => {
    const link = menu.current?.querySelector(`a[href="${here}"]`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
  return (
    <nav
      ref={menu}
      aria-label="Staff desk"
      className="strip relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:overflow-visible lg:p-0"
    >
      {sections.map((section) => {
        const to = toSectionPath(section);
        const isHere = to === here;
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center justify-between gap-3 rounded-md px-3 font-medium whitespace-nowrap',
              isHere ? 'bg-action-soft text-action-strong' : 'hover:bg-sunk',
            )}
          >
            {section.label}
            <OpenTaskCount counts={data} section={section} />
          </Link>
        );
      })}
    </nav>
  );
}

/** The number of open tasks of a section; the list of tasks shows the total. */
function OpenTaskCount({
  counts = [],
  section,
}: {
  readonly counts: TaskCounts | undefined;
  readonly section: StaffSection;
}) {
  const own = counts.filter(({ kind }) => section.path === '' || section.kinds?.includes(kind));
  const waiting = own.reduce((sum, { waiting: count }) => sum + count, 0);
  const isLate = own.some(({ overdue }) => overdue > 0);
  if (waiting === 0) return null;
  return (
    <span
      className={cx(
        'tabular min-w-6 rounded-full px-1.5 text-center text-sm font-semibold',
        isLate ? 'bg-red-soft text-red' : 'bg-sunk text-muted',
      )}
    >
      {waiting}
      <span className="sr-only"> {`waiting${isLate ? ', some longer than promised' : ''}`}</span>
    </span>
  );
}
