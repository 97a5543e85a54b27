import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { formatPersonName } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ThreadIds } from '../api.ts';
import { type Chat, loadOlder } from '../chat-cache.ts';
import { isHeld } from '../outbox-rules.ts';
import { usePendingMessages } from '../outbox.ts';
import type { ComposerTarget } from './composer-target.ts';
import { FoldedCards } from './folded-cards.tsx';
import { MessageRow } from './message-row.tsx';
import { listMessageRuns } from './message-runs.ts';
import { PendingRow } from './pending-row.tsx';
import { SafetyNotice } from './safety-notice.tsx';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly onTarget: (target: ComposerTarget) => void;
}
/** Distance from the end in pixels within which a new message is visible. */
const nearEndPixels = 120;

/** The messages by day, with the newest at the end, scrolled into view. */
export function MessageLog({ ids, chat, onTarget }: Props) {
  const pending = usePendingMessages(ids);
  const box = useRef<HTMLDivElement>(null);
  const { away, fresh, toEnd, onScroll } = useEndOfLog(box, chat, pending.length);
  return (
    <div className="relative min-h-0 grow">
      {/* Reversed, so that it begins at its end and keeps its position when older messages are added. */}
      <div
        ref={box}
        onScroll={onScroll}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain"
      >
        <div
          role="log"
          aria-label={`Messages with ${formatPersonName(chat.counterpart)}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it
          tabIndex={0}
          className="grid grid-cols-1 content-end gap-1 px-3 py-4 sm:px-5"
        >
          <OlderMessages ids={ids} chat={chat} />
          {chat.safetyNotice && <SafetyNotice side={chat.side} />}
          {listMessageRuns(chat.messages).map(({ day, isNewDay, messages, folded }) => (
            <Fragment key={(folded[0] ?? messages[0])?.id}>
              {isNewDay && <DayHeading name={day} />}
              {folded.length > 0 && <FoldedCards cards={folded} />}
              {messages.map((message, at) => (
                <MessageRow
                  key={message.id}
                  ids={ids}
                  chat={chat}
                  message={message}
                  before={messages[at - 1]}
                  onTarget={onTarget}
                />
              ))}
            </Fragment>
          ))}
          {pending.map((pendingMessage) => (
            <PendingRow
              key={pendingMessage.key}
              chat={chat}
              pending={pendingMessage}
              isHeld={isHeld(pendingMessage, pending)}
            />
          ))}
        </div>
      </div>
      {away && (
        <Button
          variant="secondary"
          size="sm"
          onClick={toEnd}
          className="enter absolute bottom-3 left-1/2 min-h-11 -translate-x-1/2 shadow-soft"
        >
          <Icon as={ArrowDown} size={18} />
          {fresh > 0 ? `${fresh} new` : 'Newest'}
        </Button>
      )}
    </div>
  );
}

/** Keeps the end in view while the reader is there, and counts new messages while they are further up. */
function useEndOfLog(box: RefObject<HTMLDivElement | null>, chat: Chat, sending: number) {
  /** The newest message when the reader scrolled away from the end. */
  const [left, setLeft] = useState<string>();
  const toEnd = () => box.current?.scrollTo({ top: 0 });
  useEffect(() => {
    // The reader's own new message is always scrolled into view.
    if (sending > 0) box.current?.scrollTo({ top: 0 });
  }, [sending, box]);
  const fresh =
    left === undefined ? 0 : chat.messages.filter(({ order, mine }) => !mine && order > left).length;
  const onScroll = () => {
    const isUp = (box.current?.scrollTop ?? 0) < -nearEndPixels;
    setLeft((before) => (isUp ? (before ?? chat.messages.at(-1)?.order ?? '') : undefined));
  };
  return { away: left !== undefined, fresh, toEnd, onScroll };
}

const DayHeading = ({ name }: { readonly name: string }) => (
  <p className="my-3 flex items-center gap-3 text-sm font-medium text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
    {name}
  </p>
);

/** Loads earlier messages when it is scrolled into view, or by a press. */
function OlderMessages({ ids, chat }: Pick<Props, 'ids' | 'chat'>) {
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { before } = chat;
  const load = () => {
    setBusy(true);
    setFailed(false);
    loadOlder(queries, ids)
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    const shown = button.current;
    if (!shown || failed) return undefined;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '300px',
    });
    near.observe(shown);
    return () => near.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new part has its own edge
  }, [before, failed]);
  if (!before) return null;
  return (
    <div className="grid justify-items-center pb-3">
      <Button ref={button} variant="quiet" size="sm" busy={busy} onClick={load}>
        {failed ? 'Try again to show earlier messages' : 'Earlier messages'}
      </Button>
    </div>
  );
}
