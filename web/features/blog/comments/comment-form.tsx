import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isAccountRefusal } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Textarea } from '../../../ui/textarea.tsx';

const shortest = 2;
const longest = 2_000;
/** Number of remaining characters from which the form shows a counter. */
const countsFrom = 200;

interface Props {
  readonly label: string;
  readonly action: string;
  readonly initial?: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (body: string) => void;
  readonly onCancel?: () => void;
  /** Whether it takes the focus when it opens. */
  readonly focused?: boolean;
}

/** The form of a comment, a reply or an edit. The text stays until it is sent. */
export function CommentForm({ label, action, initial = '', busy, error, onSend, onCancel, focused }: Props) {
  const [typed, setTyped] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector('textarea')?.focus();
  }, [focused]);
  const body = typed.trim();
  const left = longest - typed.length;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(body.length < shortest);
    if (body.length >= shortest && !busy) onSend(body);
  };
  const refused =
    isMissing && body.length < shortest ? 'Write a few words first' : findFieldError(error, 'body');
  // It opens its own modal.
  const isAnswered = isAccountRefusal(error);
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label={label}
        error={refused}
        hint={left <= countsFrom ? `${left} of ${longest} characters left` : undefined}
      >
        <Textarea
          name="body"
          rows={3}
          maxLength={longest}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {!isAnswered && <FailureNotice error={error} fields={['body']} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
