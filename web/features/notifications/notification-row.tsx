import { cx } from '../../lib/cx.ts';
import { formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import type { Notification } from './api.ts';
import { topicIcons } from './topics.ts';

interface Props {
  readonly notification: Notification;
  /** Limits the text to two lines. */
  readonly short?: boolean;
  readonly onFollow: (notification: Notification) => void;
}

/** A notification with its link. */
export const NotificationRow = ({ notification, short = false, onFollow }: Props) => {
  const { topic, title, body, href, createdAt, read } = notification;
  return (
    <li>
      <Link
        to={href}
        onClick={() => onFollow(notification)}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 rounded-md px-3 py-3 hover:bg-sunk"
      >
        <Icon
          as={topicIcons[topic]}
          size={20}
          className={cx('mt-0.5', read ? 'text-muted' : 'text-action')}
        />
        <span className="grid gap-0.5">
          <span className={cx('leading-snug', read ? 'font-medium' : 'font-semibold')}>{title}</span>
          <span className={cx('text-sm text-muted', short && 'line-clamp-2')}>{body}</span>
          <time dateTime={createdAt} className="tabular text-sm text-muted">
            {formatMoment(createdAt)}
          </time>
        </span>
        {!read && (
          <span className="mt-2 size-2.5 rounded-full bg-brick">
            <span className="sr-only">New</span>
          </span>
        )}
      </Link>
    </li>
  );
};
