import { MessagesSquare } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { isHomeId, isUserId } from '../../lib/ids.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ThreadList } from './thread-list.tsx';
import { Conversation } from './thread/conversation.tsx';

export const handle: Handle = { head: { title: 'Messages', noindex: true } };

/** /messages: the threads, with the open chat next to them, or instead of them on phones. */
export function Component() {
  const { propertyId, buyerId } = useParams();
  const open = isHomeId(propertyId) && isUserId(buyerId) ? { propertyId, buyerId } : undefined;
  return (
    <div
      className={cx(
        '-mb-10 flex min-h-120 flex-col md:-mb-12',
        // On phones, an open chat needs the room of its title.
        open
          ? 'h-[calc(100dvh-8rem)] max-md:-mt-2 max-md:h-[calc(100dvh-7.5rem)]'
          : 'h-[calc(100dvh-8rem-var(--tabs))]',
      )}
    >
      <h1 className={cx('mb-3 text-2xl', open && 'max-md:sr-only')}>Messages</h1>
      <div className="group/messages grid min-h-0 grow grid-cols-1 md:grid-cols-[18rem_minmax(0,1fr)] md:overflow-hidden md:rounded-md md:border md:border-line lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={cx('min-h-0 md:border-r md:border-line md:bg-surface', open && 'max-md:hidden')}>
          <ThreadList open={open} />
        </div>
        {open ? (
          <Conversation key={`${open.propertyId}/${open.buyerId}`} ids={open} />
        ) : (
          <div className="hidden place-content-center group-has-data-nothing/messages:invisible md:grid">
            <EmptyState icon={MessagesSquare} title="Choose a conversation">
              <p>Everything you agree stays here, along with your viewings and offers.</p>
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
