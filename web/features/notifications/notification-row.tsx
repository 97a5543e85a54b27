import { AlarmClock, ChevronDown } from 'lucide-react';
import { Fragment } from 'react';
import { sortByUrgency, type Wait } from '../../../functions/kernel/urgency.ts';
import { describeWaiting } from '../../entities/wait/describe-waiting.ts';
import { cx } from '../../lib/cx.ts';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { groupNotifications, type Notification } from './api.ts';
import { topicIcons, topicLosses } from './topics.ts';

interface Props {
  readonly notification: Notification;
  /** Limits the text to two lines. */
  readonly short?: boolean;
  readonly isNew: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A notification with its link. */
export function NotificationRow({ notification, short = false, isNew, onFollow }: Props) {
  const { topic, title, body, href, createdAt, wait } = notification;
  return (
    <li>
      <Link
        to={href}
        onClick={onFollow}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 rounded-md px-3 py-3 hover:bg-sunk"
      >
        <Icon
          as={topicIcons[topic]}
          size={20}
          className={cx('mt-0.5', isNew || wait ? 'text-action' : 'text-muted')}
        />
        <span className="grid gap-0.5">
          <span className={cx('leading-snug', isNew || wait ? 'font-semibold' : 'font-medium')}>{title}</span>
          {wait && (
            <span className="flex items-start gap-1.5 text-sm font-semibold text-amber">
              <Icon as={AlarmClock} size={16} className="mt-0.5 shrink-0" />
              {describeWaiting({ ...wait, isOwn: true }, wait)}
            </span>
          )}
          <span className={cx('text-sm text-muted', short && 'line-clamp-2')}>{body}</span>
          <time dateTime={createdAt} className="tabular text-sm text-muted">
            {formatMoment(createdAt)}
          </time>
        </span>
        {isNew && (
          <span className="mt-2 size-2.5 rounded-full bg-action">
            <span className="sr-only">New</span>
          </span>
        )}
      </Link>
    </li>
  );
}

interface ListProps extends Pick<Props, 'short' | 'onFollow'> {
  readonly notifications: readonly Notification[];
  readonly fresh: ReadonlySet<string>;
  readonly className?: string;
}

/**
 * First what waits for the reader, the most urgent before, then other new notifications by what they are about, then the
 * rest, the newest first; several of one home on one day take one row that opens, behind the most urgent of them.
 */
export function NotificationList({ notifications, fresh, className, ...rest }: ListProps) {
  const listWaits = ({ id, topic, wait }: Notification): Wait[] => {
    if (wait) return [{ ...wait, isOwn: true }];
    return fresh.has(id) ? [{ loss: topicLosses[topic], isOwn: false }] : [];
  };
  const groups = sortByUrgency(groupNotifications(notifications), (group) => group.flatMap(listWaits));
  return (
    <ul className={className}>
      {groups.map((group) => {
        const sorted = sortByUrgency(group, listWaits);
        const more = sorted.slice(1);
        return (
          <Fragment key={group.at(-1)?.id}>
            {sorted.slice(0, 1).map((first) => (
              <NotificationRow key={first.id} notification={first} isNew={fresh.has(first.id)} {...rest} />
            ))}
            {more.length > 0 && (
              <li>
                <details className="group">
                  <summary className="ml-8 flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-3 text-sm text-muted hover:bg-sunk">
                    <Icon as={ChevronDown} size={16} className="group-open:rotate-180" />
                    {describeMore(more, fresh)}
                  </summary>
                  <ul>
                    {more.map((one) => (
                      <NotificationRow key={one.id} notification={one} isNew={fresh.has(one.id)} {...rest} />
                    ))}
                  </ul>
                </details>
              </li>
            )}
          </Fragment>
        );
      })}
    </ul>
  );
}

function describeMore(more: readonly Notification[], fresh: ReadonlySet<string>): string {
  const unread = more.filter(({ id }) => fresh.has(id)).length;
  return `${more.length} more about this home${unread > 0 ? `, ${unread} new` : ''}`;
}
