import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { LiveHint } from '../../../../functions/people/live/domain/hint.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useLive } from '../../../lib/live.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { KeptLine } from '../../../ui/kept-line.tsx';
import { NeedsConnection } from '../../../ui/needs-connection.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ThreadIds } from '../api.ts';
import { chatQuery } from '../chat-cache.ts';
import { ChatHeader } from './chat-header.tsx';
import type { ComposerTarget } from './composer-target.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useMarkRead } from './use-mark-read.ts';

const ClosedThread = lazyPart(async () => ({ default: (await import('./closed-thread.tsx')).ClosedThread }));

// Full screen on phones, above the site's header.
const frameClass =
  'flex min-h-0 min-w-0 flex-col bg-paper max-md:fixed max-md:inset-0 max-md:z-50 max-md:h-dvh';

/** A chat: the other person, the property, the messages, and the composer. */
export function Conversation({ ids }: { readonly ids: ThreadIds }) {
  const queries = useQueryClient();
  const query = useQuery(chatQuery(queries, ids));
  const [target, setTarget] = useState<ComposerTarget>();
  useChatUpdates(ids, () => void query.refetch());
  useMarkRead(query.data);
  return (
    <section aria-label="Conversation" className={frameClass}>
      <QuerySection
        query={query}
        what="load this conversation"
        skeleton={<ConversationSkeleton />}
        notFound={<ConversationNotFound />}
        keepData
      >
        {(chat) => (
          <>
            <NeedsConnection>
              <ChatHeader ids={ids} chat={chat} />
            </NeedsConnection>
            <KeptLine at={query.dataUpdatedAt} className="rounded-none" />
            <MessageLog ids={ids} chat={chat} onTarget={setTarget} />
            {chat.closed ? (
              <Suspense fallback={<Skeleton className="m-4 h-12 rounded-md" />}>
                <ClosedThread chat={chat} />
              </Suspense>
            ) : (
              <Composer ids={ids} chat={chat} target={target} onTargetDone={() => setTarget(undefined)} />
            )}
          </>
        )}
      </QuerySection>
    </section>
  );
}

const ConversationNotFound = () => (
  <EmptyState
    title="We can’t find that conversation"
    actions={<LinkButton to={paths.messages}>All messages</LinkButton>}
  />
);

/** Several live topics report the same change, and after a reconnect all do at once: they are read once. */
const debounceMs = 40;

/** Refetches the chat when a message or the object of a card changes. */
function useChatUpdates({ propertyId, buyerId }: ThreadIds, refetch: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchSoon = (hint: LiveHint | undefined) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== propertyId) return;
    if (hint?.buyerId !== undefined && hint.buyerId !== buyerId) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, debounceMs);
  };
  useLive(['messages', 'blocks', 'viewings', 'offers', 'sale'], refetchSoon);
}

const ConversationSkeleton = () => (
  <>
    <output className="sr-only">Loading the conversation</output>
    <div className="flex items-center gap-3 border-b border-line p-3">
      <Skeleton className="size-11 rounded-sm" />
      <Skeleton className="h-5 w-48" />
    </div>
    <div className="grid grow content-end gap-4 p-4">
      <Skeleton className="h-14 w-2/3 rounded-md" />
      <Skeleton className="ml-auto h-20 w-3/5 rounded-md" />
      <Skeleton className="h-10 w-1/2 rounded-md" />
    </div>
  </>
);
