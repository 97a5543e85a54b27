import { BellOff } from 'lucide-react';
import { formatPropertyStatus } from '../../../functions/listings/properties/domain/home-status.ts';
import { cx } from '../../lib/cx.ts';
import { formatPersonName } from '../../lib/format.ts';
import { useLocation } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { Thread } from './api.ts';
import { formatShortTime } from './short-time.ts';

const describeSaleState = ({ property, side }: Thread): string =>
  [
    side === 'seller' ? 'Your home' : undefined,
    property && property.status !== 'live'
      ? formatPropertyStatus(property.status, property.nation)
      : undefined,
  ]
    .filter(Boolean)
    .join(', ');

/** A thread in the list: person, property, preview and unread count. */
export function ThreadRow({ thread, isOpen }: { readonly thread: Thread; readonly isOpen: boolean }) {
  const { search } = useLocation();
  const { propertyId, buyerId, property, counterpart, last, muted, updatedAt } = thread;
  // A muted thread shows no unread count.
  const unread = muted ? 0 : thread.unread;
  const name = formatPersonName(counterpart);
  const line = last.mine ? `You: ${last.text}` : last.text;
  return (
    <Link
      to={{ pathname: paths.chat(propertyId, buyerId), search }}
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 py-3 max-md:-mx-4 max-md:px-4 md:px-3',
        isOpen ? 'bg-action-soft' : 'hover:bg-sunk',
      )}
    >
      <Photo
        picture={property?.picture}
        alt=""
        shape="aspect-square"
        sizes="3.5rem"
        className="size-14 rounded-sm"
      />
      <span className="grid min-w-0 grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <span className={cx('truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>{name}</span>
          <time dateTime={updatedAt} className="shrink-0 text-sm text-muted">
            {formatShortTime(updatedAt)}
          </time>
        </span>
        <span className="truncate text-sm text-muted">
          {[property?.title ?? 'A home that isn’t on the market', describeSaleState(thread)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={cx('truncate text-sm', unread > 0 ? 'font-semibold' : 'text-muted')}>{line}</span>
          {muted && <Icon as={BellOff} size={16} label="Muted" className="shrink-0 text-muted" />}
          {unread > 0 && <UnreadCount count={unread} />}
        </span>
      </span>
    </Link>
  );
}

const UnreadCount = ({ count }: { readonly count: number }) => (
  <span className="tabular grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-action px-1.5 text-sm leading-none font-bold text-on-action">
    {count > 99 ? '99+' : count}
    <span className="sr-only"> unread</span>
  </span>
);
