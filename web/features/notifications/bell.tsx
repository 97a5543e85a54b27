import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { useLive } from '../../lib/live.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import {
  invalidateNotifications,
  type Notifications,
  notificationsQuery,
  useMarkPageSeen,
  useMarkShownSeen,
} from './api.ts';
import { NotificationList } from './notification-row.tsx';

const latest = { page: 1, per_page: 8 } as const;
/** The server's limit of the count. */
const maxCount = 99;
const formatUnread = (unread: number) => (unread >= maxCount ? `${maxCount}+` : String(unread));

/** The latest notifications in the header; nothing for accounts that are not active. */
export default function Bell() {
  const user = useUser();
  return user?.is_active === 1 && user.user_name !== null ? <BellPanel /> : null;
}

function BellPanel() {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const list = useQuery(notificationsQuery(latest));
  const [isOpen, setOpen] = useState(false);
  useLive('notifications', () => void invalidateNotifications(queries));
  useMarkPageSeen(list.data);
  const fresh = useMarkShownSeen(list.data, isOpen);
  const unread = list.data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={unread > 0 ? `Notifications, ${formatUnread(unread)} new` : 'Notifications'}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunk"
      >
        <Icon as={BellIcon} />
        {unread > 0 && (
          <span className="tabular absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 text-sm leading-none font-bold text-on-action">
            {formatUnread(unread)}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Notifications"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        // Below the button, whose edge is that of the page.
        style={{ right: 'max(0.5rem, (100vw - 76rem) / 2 + 1.5rem)', width: 'min(25rem, 100vw - 1rem)' }}
        className="enter fixed inset-auto top-14 m-0 overflow-hidden rounded-md border border-line bg-surface text-ink shadow-soft"
      >
        <LatestNotifications list={list} fresh={fresh} onGo={() => panel.current?.hidePopover()} />
      </section>
    </>
  );
}

interface ListProps {
  readonly fresh: ReadonlySet<string>;
  readonly list: ReturnType<typeof useQuery<Notifications>>;
  readonly onGo: () => void;
}

function LatestNotifications({ list, fresh, onGo }: ListProps) {
  return (
    <div className="flex max-h-[calc(100dvh-5rem)] flex-col">
      <div className="flex min-h-14 shrink-0 items-center border-b border-line px-4">
        <h2 className="text-lg">Notifications</h2>
      </div>
      <QuerySection
        query={list}
        what="load your notifications"
        skeleton={
          <div className="p-4">
            <SkeletonLines lines={5} />
          </div>
        }
      >
        {({ notifications }) =>
          notifications.length === 0 ? (
            <p className="px-4 py-10 text-center text-muted">
              Nothing yet. Viewings, offers and news about your homes appear here.
            </p>
          ) : (
            <NotificationList
              notifications={notifications}
              fresh={fresh}
              short
              onFollow={onGo}
              className="overflow-y-auto overscroll-contain p-1.5"
            />
          )
        }
      </QuerySection>
      <div className="flex shrink-0 justify-between border-t border-line px-1.5 py-1">
        <FooterLink to={paths.notifications} onGo={onGo}>
          See all
        </FooterLink>
        <FooterLink to={`${paths.profile}?tab=emails`} onGo={onGo}>
          Email preferences
        </FooterLink>
      </div>
    </div>
  );
}

const FooterLink = ({
  to,
  onGo,
  children,
}: {
  readonly to: string;
  readonly onGo: () => void;
  readonly children: string;
}) => (
  <Link
    to={to}
    onClick={onGo}
    className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-sunk"
  >
    {children}
  </Link>
);
