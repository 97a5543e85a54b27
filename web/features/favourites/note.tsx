import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type Favourite, saveFavouriteNote } from '../../entities/favourite/saved-homes.ts';
import { describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Textarea } from '../../ui/textarea.tsx';

/** A private note about a saved property, edited in place. */
export function FavouriteNote({
  favourite,
  title,
}: {
  readonly favourite: Favourite;
  readonly title: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Restores the focus when the editor closes.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <NoteEditor favourite={favourite} title={title} onDone={() => setOpen(false)} />;
  return (
    <div className="grid justify-items-start gap-1">
      {favourite.note && (
        <p className="max-w-prose border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-line">
          {favourite.note}
        </p>
      )}
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        className="-ml-3 min-h-11 text-muted"
        onClick={() => setOpen(true)}
      >
        <Icon as={NotebookPen} size={18} />
        {favourite.note ? 'Change note' : 'Add a note'}
        <span className="sr-only"> {`about ${title}`}</span>
      </Button>
    </div>
  );
}

interface EditorProps {
  readonly favourite: Favourite;
  readonly title: string;
  readonly onDone: () => void;
}

function NoteEditor({ favourite, title, onDone }: EditorProps) {
  const queries = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(favourite.note ?? '');
  useEffect(() => box.current?.focus(), []);
  const saving = useMutation({
    mutationFn: () => saveFavouriteNote(queries, favourite, text.trim()),
    onSuccess: onDone,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit} className="grid max-w-prose gap-3">
      <Field
        label={
          <>
            Your note
            <span className="sr-only"> {`about ${title}`}</span>
          </>
        }
        hint="Only you can see it."
        error={saving.error ? describeError(saving.error) : undefined}
      >
        <Textarea
          ref={box}
          rows={3}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" busy={saving.isPending}>
          Save note
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
