import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { useUser } from '../entities/account/user.ts';
import { useLogOut } from '../features/accounts/log-out.ts';
import { formatName } from '../lib/format.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { accountLinks } from './account-links.ts';
import StaffLink from './staff-link.tsx';

const row = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left font-medium hover:bg-sunk';

/** Links to the logged-in person's own pages, in a native popover. */
export default function AccountMenu() {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const user = useUser();
  const logOut = useLogOut();
  const name = formatName(user, 'Account');
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 max-w-52 items-center gap-2 rounded-md py-1 pr-2 pl-1.5 font-medium hover:bg-sunk"
      >
        <Avatar name={name} src={user?.avatar} size="sm" />
        <span className="truncate max-lg:w-0">{name}</span>
        <Icon as={ChevronDown} size={16} className="text-muted" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="enter fixed inset-auto top-14 right-[max(1.5rem,calc((100vw-76rem)/2+1.5rem))] w-60 rounded-md border border-line bg-surface p-1.5 text-ink shadow-soft"
      >
        {user && <p className="truncate px-3 pt-1.5 pb-2 text-sm text-muted">{user.email}</p>}
        {accountLinks.map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={row}>
            {label}
          </Link>
        ))}
        <StaffLink onGo={close} className={row} />
        <button
          type="button"
          onClick={() => {
            close();
            logOut();
          }}
          className={`${row} mt-1.5 border-t border-line`}
        >
          Log out
        </button>
      </div>
    </>
  );
}
