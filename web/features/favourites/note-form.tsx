import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface Props {
  readonly label: string;
  /** The home, for screen readers. */
  readonly about: string;
  /** Who reads it. */
  readonly hint: string;
  readonly text: string;
  readonly onSave: (note: string) => Promise<void>;
  readonly onDone: () => void;
}

/** Writes a note on a home in place; an empty one removes it. */
export function NoteForm({ label, about, hint, text: before, onSave, onDone }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(before);
  useEffect(() => box.current?.focus(), []);
  const saving = useMutation({ mutationFn: () => onSave(text.trim()), onSuccess: onDone });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form onSubmit={submit} className="grid max-w-prose gap-3">
      <Field
        label={
          <>
            {label}
            <span className="sr-only"> {`about ${about}`}</span>
          </>
        }
        hint={hint}
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
