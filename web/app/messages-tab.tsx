import { MessageSquare } from 'lucide-react';
import { useUser } from '../entities/account/user.ts';
import { paths } from '../site/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuLink } from '../ui/link.tsx';

/** The tab of the messages with a mark while some are unread; the link in the header keeps the number fresh. */
export default function MessagesTab({ className }: { readonly className: (isHere: boolean) => string }) {
  const unread = useUser()?.unreadTotal ?? 0;
  return (
    <MenuLink
      to={paths.messages}
      className={className}
      aria-label={unread > 0 ? `Messages, ${unread} unread` : undefined}
    >
      <span className="relative">
        <Icon as={MessageSquare} size={22} />
        {unread > 0 && (
          <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full border-2 border-paper bg-action" />
        )}
      </span>
      Messages
    </MenuLink>
  );
}
