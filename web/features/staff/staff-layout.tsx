import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Keyboard, Menu, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { cx } from '../../lib/cx.ts';
import { Outlet, useLocation } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { DeskSearchBox, searchPath } from './search/search-box.tsx';
import { toSectionPath, sections, type StaffSection } from './sections.ts';
import { listenForShortcuts } from './shortcut-keys.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { taskCountsQuery, type TaskCounts } from './tasks/api.ts';
import { isTicketLate, openTicketsQuery } from './tickets/api.ts';
import { useRowFocus } from './use-row-focus.ts';

/** /staff and all pages below: the menu of the desk, at the side on wide screens and behind a button on others. */
export function Component() {
  const [help, setHelp] = useState(false);
  useEffect(() => listenForShortcuts(() => setHelp(true)), []);
  useRowFocus();
  const user = useUser();
  if (user?.twoStep.neededForStaff) return <TwoStepRequired on={user.twoStep.on} />;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <div className="flex items-center justify-between gap-3 pb-2 max-lg:hidden">
          <p className="font-semibold text-muted">Staff desk</p>
          <Button variant="quiet" size="icon" onClick={() => setHelp(true)}>
            <Icon as={Keyboard} label="Keyboard shortcuts" />
          </Button>
        </div>
        <DeskMenu className="max-lg:hidden" />
        <PhoneDeskMenu />
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

/** The section of the page that is shown; none on the results of a search. */
function useSectionHere(): StaffSection | undefined {
  const { pathname } = useLocation();
  if (pathname === searchPath) return undefined;
  return sections.findLast((section) => {
    const to = toSectionPath(section);
    return pathname === to || pathname.startsWith(`${to}/`);
  });
}

interface MenuProps {
  readonly className: string;
  readonly onGo?: () => void;
}

function DeskMenu({ className, onGo }: MenuProps) {
  const { data } = useQuery(taskCountsQuery);
  const here = useSectionHere();
  return (
    <nav aria-label="Staff desk" className={cx('grid', className)}>
      {sections.map((section) => (
        <Link
          key={section.path}
          to={toSectionPath(section)}
          onClick={onGo}
          aria-current={section === here ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center justify-between gap-3 rounded-md px-3 font-medium whitespace-nowrap',
            section === here ? 'bg-action-soft text-action-strong' : 'hover:bg-sunk',
            section.begins && 'mt-4',
          )}
        >
          {section.label}
          <WaitingCount counts={data} section={section} />
        </Link>
      ))}
    </nav>
  );
}

/** The menu on phones: the button says where one is, and what waits there. */
function PhoneDeskMenu() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(taskCountsQuery);
  const here = useSectionHere();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-3 rounded-md border border-edge px-3 font-medium hover:bg-sunk"
      >
        <Icon as={Menu} size={20} />
        <span className="sr-only">Staff desk: </span>
        {here?.label ?? 'Search'}
        {here && <WaitingCount counts={data} section={here} />}
        <Icon as={ChevronDown} size={18} className="ml-auto" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Staff desk">
        <DeskMenu className="-mx-3" onGo={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

interface CountProps {
  readonly counts: TaskCounts | undefined;
  readonly section: StaffSection;
}

/** What waits in a section: for tickets what their list has, as a request for a refund is a task of payments. */
const WaitingCount = ({ counts = [], section }: CountProps) =>
  section.path === 'tickets' ? <OpenTicketCount /> : <OpenTaskCount counts={counts} section={section} />;

function OpenTicketCount() {
  const { data } = useQuery(openTicketsQuery);
  return data ? <CountMark waiting={data.total} isLate={data.tickets.some(isTicketLate)} /> : null;
}

/** The number of open tasks of a section; the list of tasks shows the total. */
function OpenTaskCount({ counts = [], section }: CountProps) {
  const own = counts.filter(({ kind }) => section.path === '' || section.kinds?.includes(kind));
  const waiting = own.reduce((sum, { waiting: count }) => sum + count, 0);
  return <CountMark waiting={waiting} isLate={own.some(({ overdue }) => overdue > 0)} />;
}

interface MarkProps {
  readonly waiting: number;
  /** Whether some waited longer than promised. */
  readonly isLate: boolean;
}

function CountMark({ waiting, isLate }: MarkProps) {
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
