import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveHint } from '../../../../functions/live/domain/hint.ts';
import { useLive } from '../../../lib/live.ts';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ThreadIds } from '../api.ts';
import { chatQuery } from '../chat-cache.ts';
import type { Aim } from './aim.ts';
import { ChatHeader } from './chat-header.tsx';
import { Closed } from './closed.tsx';
import { Composer } from './composer.tsx';
import { Log } from './log.tsx';
import { useReading } from './use-reading.ts';

// Full screen on phones, above the site's header.
const frame = 'flex min-h-0 min-w-0 flex-col bg-paper max-md:fixed max-md:inset-0 max-md:z-50 max-md:h-dvh';

/** A chat: the other person, the property, the messages, and the composer. */
export function Conversation({ ids }: { readonly ids: ThreadIds }) {
  const queries = useQueryClient();
  const query = useQuery(chatQuery(queries, ids));
  const [aim, setAim] = useState<Aim>();
  useFollowing(ids, () => void query.refetch());
  useReading(query.data);
  return (
    <section aria-label="Conversation" className={frame}>
      <QuerySection
        query={query}
        what="load this conversation"
        skeleton={<ConversationSkeleton />}
        notFound={<ConversationNotFound />}
        keepData
      >
        {(chat) => (
          <>
            <ChatHeader ids={ids} chat={chat} />
            <Log ids={ids} chat={chat} onAim={setAim} />
            {chat.closed ? (
              <Closed chat={chat} />
            ) : (
              <Composer ids={ids} chat={chat} aim={aim} onAimDone={() => setAim(undefined)} />
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
const togetherMs = 40;

/** Refetches the chat when a message or the object of a card changes. */
function useFollowing({ propertyId, buyerId }: ThreadIds, again: () => void): void {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const soon = (hint: LiveHint | undefined) => {
    if (hint?.propertyId !== undefined && hint.propertyId !== propertyId) return;
    if (hint?.buyerId !== undefined && hint.buyerId !== buyerId) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(again, togetherMs);
  };
  useLive('messages', soon);
  useLive('viewings', soon);
  useLive('offers', soon);
  useLive('sale', soon);
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
