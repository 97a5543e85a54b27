import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, CheckCheck, Copy, Pencil, Reply, Trash2 } from 'lucide-react';
import { describeError } from '../../../lib/api-error.ts';
import { useOffline } from '../../../lib/connection.ts';
import { cx } from '../../../lib/cx.ts';
import { formatClock, formatMoment, formatPersonName } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuAction } from '../../../ui/menu.tsx';
import { type Message, messages, type ThreadIds, threadsKey } from '../api.ts';
import { type Chat, removeMessage, putMessage } from '../chat-cache.ts';
import { removedWords } from '../labels.ts';
import { CardRow } from './card-row.tsx';
import type { ComposerTarget } from './composer-target.ts';
import { MessageFiles } from './message-files.tsx';
import { QuotedMessage } from './quote.tsx';
import { MessageWarnings } from './warnings.tsx';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly message: Message;
  readonly before: Message | undefined;
  readonly onTarget: (target: ComposerTarget) => void;
}

export function getBubbleClass(mine: boolean): string {
  return cx(
    'min-w-0 rounded-md border px-3.5 py-2 wrap-anywhere whitespace-pre-line',
    mine ? 'border-transparent bg-action-soft' : 'border-line bg-surface',
  );
}

/** A message: text, quoted message, files, delivery state and actions. */
export function MessageRow({ ids, chat, message, before, onTarget }: Props) {
  if (message.kind === 'card') return <CardRow ids={ids} chat={chat} message={message} />;
  const { mine, removed } = message;
  const follows = before?.mine === mine && before.kind !== 'card';
  const name = mine ? 'You' : formatPersonName(chat.counterpart);
  return (
    <div className={cx('grid grid-cols-1 gap-1', mine && 'justify-items-end', !follows && 'mt-2')}>
      <div className={cx('group flex w-full items-end gap-1', mine && 'flex-row-reverse')}>
        <div className={cx(getBubbleClass(mine), widthClass)}>
          <span className="sr-only">{name}: </span>
          {removed ? (
            <p className="text-muted italic">{removedWords}</p>
          ) : (
            <MessageContent chat={chat} message={message} />
          )}
          <MessageFooter message={message} />
        </div>
        {!removed && (
          <MessageActions
            ids={ids}
            isClosed={chat.closed !== undefined}
            message={message}
            onTarget={onTarget}
          />
        )}
      </div>
      {message.warnings.length > 0 && !removed && (
        <div className={widthClass}>
          <MessageWarnings warnings={message.warnings} mine={mine} />
        </div>
      )}
    </div>
  );
}
const widthClass = 'max-w-[85%] sm:max-w-[75%]';

const MessageContent = ({ chat, message }: Pick<Props, 'chat' | 'message'>) => (
  <>
    {message.replyTo && <QuotedMessage chat={chat} id={message.replyTo} />}
    {message.body !== '' && <p>{message.body}</p>}
    {message.attachments.length > 0 && <MessageFiles message={message} />}
  </>
);

const states = {
  sent: ['Sent', Check, 'text-muted'],
  delivered: ['Delivered', CheckCheck, 'text-muted'],
  read: ['Read', CheckCheck, 'text-action'],
} as const;

function MessageFooter({
  message: { createdAt, edited, removed, mine, state },
}: {
  readonly message: Message;
}) {
  const [words, icon, tint] = states[state];
  return (
    <p className="tabular mt-0.5 flex items-center justify-end gap-1.5 text-sm text-muted">
      {edited && !removed && <span>edited</span>}
      <time dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatClock(createdAt)}
      </time>
      {mine && !removed && <Icon as={icon} size={16} label={words} className={tint} />}
    </p>
  );
}

interface ActionsProps extends Pick<Props, 'ids' | 'message' | 'onTarget'> {
  /** Nothing more can be written here. */
  readonly isClosed: boolean;
}

function MessageActions({ ids, isClosed, message, onTarget }: ActionsProps) {
  const queries = useQueryClient();
  const { id, body, mine, editable } = message;
  const isOffline = useOffline();
  const removing = useMutation({
    mutationFn: () => messages.removeMessage({ params: { id } }),
    onMutate: () => {
      if (mine) putMessage(queries, ids, { ...message, body: '', attachments: [], removed: true });
      else removeMessage(queries, ids, id);
    },
    onError: (error) => {
      putMessage(queries, ids, message);
      toast.failure(describeError(error));
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: threadsKey }),
  });
  const actions: MenuAction[] = [
    ...(isClosed
      ? []
      : [{ label: 'Reply', icon: Reply, onPress: () => onTarget({ kind: 'reply', message }) }]),
    ...(body === ''
      ? []
      : [{ label: 'Copy', icon: Copy, onPress: () => void navigator.clipboard.writeText(body) }]),
    ...(editable && !isClosed && !isOffline
      ? [{ label: 'Edit', icon: Pencil, onPress: () => onTarget({ kind: 'edit', message }) }]
      : []),
    ...(isOffline
      ? []
      : [
          {
            label: mine ? 'Remove for both' : 'Hide for me',
            icon: Trash2,
            danger: true,
            onPress: () => removing.mutate(),
          },
        ]),
  ];
  if (actions.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${mine ? 'your message' : 'the message'} of ${formatClock(message.createdAt)}`}
      actions={actions}
      className="size-9 shrink-0 text-muted opacity-60 group-hover:opacity-100 focus-visible:opacity-100"
    />
  );
}
