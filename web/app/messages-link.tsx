import { useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { userQuery, useUser } from '../entities/account/user.ts';
import { cx } from '../lib/cx.ts';
import { useLive } from '../lib/live.ts';
import { paths } from '../site/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from '../ui/link.tsx';

const maxCount = 99;

/** The link to the messages with the number of unread ones, which live updates refresh. */
export default function MessagesLink() {
  const queries = useQueryClient();
  const unread = useUser()?.unreadTotal ?? 0;
  useLive('messages', () => void queries.invalidateQueries({ queryKey: userQuery.queryKey }));
  return (
    <MenuLink
      to={paths.messages}
      className={(isHere) =>
        cx('relative grid size-11 place-items-center rounded-md hover:bg-sunk', isHere && 'text-action')
      }
    >
      <Icon as={MessageSquare} label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'} />
      {unread > 0 && (
        <span
          aria-hidden
          className="tabular absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-sm leading-none font-bold text-on-action"
        >
          {unread > maxCount ? `${maxCount}+` : unread}
        </span>
      )}
    </MenuLink>
  );
}
