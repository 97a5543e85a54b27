import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { readDraft, storeDraft } from '../../../entities/chat/drafts.ts';
import { FileChips } from '../../../entities/file/file-chips.tsx';
import { useFiles } from '../../../entities/file/use-files.ts';
import { describeError } from '../../../lib/api-error.ts';
import { useOffline } from '../../../lib/connection.ts';
import { formatPersonName } from '../../../lib/format.ts';
import { accepted } from '../../../lib/upload-files.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { messages, type ThreadIds } from '../api.ts';
import { type Chat, putMessage } from '../chat-cache.ts';
import { postMessage } from '../outbox.ts';
import { getRecipientId } from '../recipient.ts';
import type { ComposerTarget } from './composer-target.ts';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly target: ComposerTarget | undefined;
  readonly onTargetDone: () => void;
}
const maxLength = 4_000;
const fileLimit = { most: 5, tooMany: 'You can add up to 5 files to a message.' };

/** The text box. Its text stays until it is sent. */
export function Composer({ ids, chat, target, onTargetDone }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();
  const { text, setText, edited } = useComposerText(ids, target);
  const { files, add, retry, remove, clear, ready, problem } = useFiles(fileLimit);
  const queries = useQueryClient();
  const editing = useEditMessage(ids, () => {
    edited();
    onTargetDone();
  });
  useEffect(() => {
    if (target) box.current?.focus();
  }, [target]);
  const isEdit = target?.kind === 'edit';
  const isOffline = useOffline();
  const empty = text.trim() === '' && (isEdit || files.length === 0);
  const error = problem ?? (editing.error ? describeError(editing.error) : undefined);
  const send = () => {
    if (empty || !ready || editing.isPending || (isEdit && isOffline)) return;
    if (isEdit) return editing.mutate({ id: target.message.id, body: text.trim() });
    postMessage(queries, {
      ids,
      toUserId: getRecipientId(ids, chat),
      body: text.trim(),
      attachments: files.flatMap(({ id, name }) => (id ? [{ id, name }] : [])),
      replyTo: target?.message.id,
    });
    setText('');
    clear();
    onTargetDone();
  };
  const onKeyDown = useComposerKeys({ send, leave: target && onTargetDone });
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
      className="grid shrink-0 gap-2 border-t border-line bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:p-3"
    >
      {target && <TargetLine target={target} chat={chat} onLeave={onTargetDone} />}
      <FileChips files={files} onRemove={remove} onRetry={retry} />
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {isOffline && (
        <p className="px-1 text-sm text-muted">
          {isEdit
            ? 'You’re offline. A message can be changed once you’re back.'
            : 'You’re offline. What you write waits here and is sent once you’re back. Files need a connection.'}
        </p>
      )}
      <div className="flex items-end gap-1.5">
        {!isEdit && <AttachButton onFiles={add} isDisabled={isOffline} />}
        <textarea
          ref={box}
          rows={1}
          aria-label={`Message to ${formatPersonName(chat.counterpart)}`}
          aria-describedby={error ? errorId : undefined}
          placeholder="Write a message"
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11 w-0 grow resize-none rounded-md border border-edge bg-paper px-3 py-2.5"
        />
        <Button
          type="submit"
          size="icon"
          className="shrink-0"
          aria-disabled={empty || !ready || (isEdit && isOffline) || undefined}
          busy={editing.isPending}
        >
          <Icon as={SendHorizontal} label={isEdit ? 'Save' : 'Send'} />
        </Button>
      </div>
    </form>
  );
}

/** The text of the box: the draft of the thread, or the message being edited. */
function useComposerText(ids: ThreadIds, target: ComposerTarget | undefined) {
  const [draft, setDraft] = useState(() => readDraft(ids));
  const [correction, setCorrection] = useState<{ id: string; text: string }>();
  const { propertyId, buyerId } = ids;
  useEffect(() => storeDraft({ propertyId, buyerId }, draft), [propertyId, buyerId, draft]);
  if (target?.kind !== 'edit')
    return { text: draft, setText: setDraft, edited: () => setCorrection(undefined) };
  const { id, body } = target.message;
  return {
    text: correction?.id === id ? correction.text : body,
    setText: (text: string) => setCorrection({ id, text }),
    edited: () => setCorrection(undefined),
  };
}

function useEditMessage(ids: ThreadIds, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      body,
    }: {
      id: Parameters<typeof messages.message>[0]['params']['id'];
      body: string;
    }) => messages.editMessage({ params: { id }, body: { body } }),
    onSuccess: (message) => {
      putMessage(queries, ids, message);
      onDone();
    },
  });
}

/** Enter sends with a hardware keyboard; on a phone it adds a line, and the button sends. */
function useComposerKeys({
  send,
  leave,
}: {
  readonly send: () => void;
  readonly leave: (() => void) | undefined;
}) {
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && leave) leave();
    // During IME composition, Enter belongs to the composition.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!sends || !hasKeyboard) return;
    event.preventDefault();
    send();
  };
}

interface AttachProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly isDisabled: boolean;
}

function AttachButton({ onFiles, isDisabled }: AttachProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-action"
    >
      <Icon as={Paperclip} />
      <span className="sr-only">Add files</span>
      <input
        id={id}
        type="file"
        multiple
        disabled={isDisabled}
        accept={accepted.document}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

const TargetLine = ({
  target: { kind, message },
  chat,
  onLeave,
}: {
  readonly target: ComposerTarget;
  readonly chat: Chat;
  readonly onLeave: () => void;
}) => (
  <p className="flex items-center gap-2 border-l-3 border-action pl-2.5 text-sm">
    <span className="min-w-0 grow">
      <span className="block font-semibold">
        {kind === 'edit'
          ? 'Editing your message'
          : `Answering ${message.mine ? 'yourself' : formatPersonName(chat.counterpart)}`}
      </span>
      <span className="block truncate text-muted">
        {message.body || message.attachments.map(({ name }) => name).join(', ')}
      </span>
    </span>
    <Button variant="quiet" size="icon" onClick={onLeave}>
      <Icon as={X} size={18} label="Cancel" />
    </Button>
  </p>
);
