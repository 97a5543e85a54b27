import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, FileText } from 'lucide-react';
import { describeError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ThreadIds } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { discardMessage, type PendingMessage, retryMessage } from '../outbox.ts';
import { getRecipientId } from '../recipient.ts';
import { getBubbleClass } from './message-row.tsx';
import { QuotedMessage } from './quote.tsx';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly pending: PendingMessage;
}

/** An own message that is being sent, or one that failed and can be sent again. */
export function PendingRow({ ids, chat, pending }: Props) {
  const queries = useQueryClient();
  const { body, attachments, replyTo, error } = pending;
  return (
    <div className="mt-1 grid grid-cols-1 justify-items-end gap-1">
      <div
        className={cx(
          getBubbleClass(true),
          'max-w-[85%] sm:max-w-[75%]',
          error === undefined && 'opacity-80',
        )}
      >
        {replyTo && <QuotedMessage chat={chat} id={replyTo} />}
        {body !== '' && <p>{body}</p>}
        {attachments.map(({ id, name }) => (
          <p key={id} className="flex items-center gap-2">
            <Icon as={FileText} size={18} className="text-muted" />
            {name}
          </p>
        ))}
        <p className="mt-0.5 flex items-center justify-end gap-1.5 text-sm text-muted">
          Sending
          <Icon as={error === undefined ? Clock : CircleAlert} size={16} />
        </p>
      </div>
      {error !== undefined && (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
          <span className="font-medium text-red">{describeError(error)}</span>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => retryMessage(queries, { ids, toUserId: getRecipientId(ids, chat) }, pending)}
          >
            Try again
          </Button>
          <Button variant="quiet" size="sm" onClick={() => discardMessage(ids, pending)}>
            Discard
          </Button>
        </div>
      )}
    </div>
  );
}
