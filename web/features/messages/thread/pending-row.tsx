import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, FileText } from 'lucide-react';
import { Suspense } from 'react';
import { minuteMs } from '../../../../functions/kernel/time.ts';
import { useOffline } from '../../../lib/connection.ts';
import { cx } from '../../../lib/cx.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Chat } from '../chat-cache.ts';
import { isOutdated, type PendingMessage } from '../outbox-rules.ts';
import { discardMessage, useIsSending } from '../outbox.ts';
import { getBubbleClass } from './message-row.tsx';
import { QuotedMessage } from './quote.tsx';

const PendingProblem = lazyPart(() => import('./pending-problem.tsx'));

interface Props {
  readonly chat: Chat;
  readonly pending: PendingMessage;
  /** Whether it waits for an earlier one, which was refused. */
  readonly isHeld: boolean;
}

/** An own message that is being sent, that waits, or that failed and can be sent again. */
export function PendingRow({ chat, pending, isHeld }: Props) {
  const queries = useQueryClient();
  const { key, body, attachments, replyTo, failure, attempts = 0 } = pending;
  const isSending = useIsSending(key);
  const isOffline = useOffline();
  const now = useNow(minuteMs);
  const hasProblem = failure !== undefined || isOutdated(pending, now);
  const mayHaveArrived = attempts > 0;
  // A first attempt that has no answer yet can't be taken back.
  const isRemovable = isHeld || isOffline || attempts > 1 || (attempts === 0 && !isSending);
  const waiting = isHeld ? 'Waiting for the one above' : isOffline ? 'Waiting to send' : 'Sending';
  return (
    <div className="mt-1 grid grid-cols-1 justify-items-end gap-1">
      <div className={cx(getBubbleClass(true), 'max-w-[85%] sm:max-w-[75%]', !hasProblem && 'opacity-80')}>
        {replyTo && <QuotedMessage chat={chat} id={replyTo} />}
        {body !== '' && <p>{body}</p>}
        {attachments.map(({ id, name }) => (
          <p key={id} className="flex items-center gap-2">
            <Icon as={FileText} size={18} className="text-muted" />
            {name}
          </p>
        ))}
        <p className="mt-0.5 flex items-center justify-end gap-1.5 text-sm text-muted">
          {!hasProblem ? waiting : mayHaveArrived ? 'It may have arrived' : 'Not sent'}
          <Icon as={hasProblem ? CircleAlert : Clock} size={16} />
        </p>
      </div>
      <Suspense>{hasProblem && <PendingProblem pending={pending} />}</Suspense>
      {!hasProblem && isRemovable && (
        <div className="flex flex-wrap items-center justify-end gap-2 text-sm text-muted">
          {mayHaveArrived && 'It may have arrived.'}
          <Button variant="quiet" size="sm" onClick={() => discardMessage(queries, pending)}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
