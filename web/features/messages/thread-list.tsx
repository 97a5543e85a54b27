import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { useLive } from '../../lib/live.ts';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { KeptLine } from '../../ui/kept-line.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { type ThreadFilter, type ThreadIds, threadsKey, threadsQuery } from './api.ts';
import { parseFilter, ThreadFilters } from './filters.tsx';
import { emptyListWords } from './labels.ts';
import { ThreadRow } from './thread-row.tsx';

/** The threads of the URL's filter, latest first. */
export function ThreadList({ open }: { readonly open: ThreadIds | undefined }) {
  const [query] = useSearchParams();
  const filter = parseFilter(query.get('filter'));
  const queries = useQueryClient();
  const list = useInfiniteQuery(threadsQuery(queries, filter));
  useLive('messages', () => void queries.invalidateQueries({ queryKey: threadsKey }));
  return (
    <section aria-label="Conversations" className="flex h-full flex-col">
      <ThreadFilters filter={filter} />
      <KeptLine at={list.dataUpdatedAt} className="my-2 md:mx-2" />
      <div className={cx('min-h-0 grow overflow-y-auto', list.isPlaceholderData && 'opacity-60')}>
        <QuerySection query={list} what="load your messages" skeleton={<ThreadsSkeleton />}>
          {({ pages }) => {
            const threads = pages.flatMap((page) => page.threads);
            return threads.length === 0 ? (
              <NoThreads filter={filter} />
            ) : (
              <ul>
                {threads.map((thread) => (
                  <li key={`${thread.propertyId}/${thread.buyerId}`} className="border-b border-line">
                    <ThreadRow
                      thread={thread}
                      isOpen={open?.propertyId === thread.propertyId && open.buyerId === thread.buyerId}
                    />
                  </li>
                ))}
              </ul>
            );
          }}
        </QuerySection>
        {list.hasNextPage && (
          <div className="grid justify-items-center p-4">
            <Button
              variant="secondary"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              Show earlier messages
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function NoThreads({ filter }: { readonly filter: ThreadFilter | undefined }) {
  const [title, text] = emptyListWords[filter ?? 'all'];
  const search = !filter || filter === 'buying';
  return (
    <div className="px-4" data-nothing>
      <EmptyState
        icon={MessagesSquare}
        title={title}
        actions={search && <LinkButton to={paths.listing}>Find a home</LinkButton>}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}

const ThreadsSkeleton = () => (
  <div className="grid gap-6 p-4">
    <output className="sr-only">Loading your conversations</output>
    {Array.from({ length: 5 }, (_, nth) => (
      <div key={nth} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3">
        <Skeleton className="size-14 rounded-sm" />
        <SkeletonLines lines={3} />
      </div>
    ))}
  </div>
);
