import { type ReactNode, useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { findFieldError } from '../../../lib/field-errors.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';

interface Props {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly danger?: boolean;
  /** The consequences, above the fields. */
  readonly children?: ReactNode;
  /** A text field: its name in the request body, its label, and a hint on who reads it. */
  readonly words?: { readonly field: string; readonly label: string; readonly hint: string };
  /** Whether a field of the children lacks its value, which is not sent; the field says so. */
  readonly isIncomplete?: boolean;
  /** A press of the button while something is missing. */
  readonly onIncomplete?: () => void;
  readonly done: string;
  readonly onClose: () => void;
  readonly send: (words: string) => Promise<unknown>;
}

/**
 * An act of staff: its explanation, its text, and a button. All queries of the desk are refetched after it.
 */
export function ActDialog(props: Props) {
  const { title, action, danger = false, children, words, done, onClose, send } = props;
  const { isIncomplete = false, onIncomplete } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const step = useActionMutation({
    done: () => done,
    onDone: onClose,
    invalidate: (queries) => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  return (
    <StepDialog
      title={title}
      action={action}
      danger={danger}
      busy={step.isPending}
      error={step.error}
      fields={words ? [words.field] : []}
      onSend={() => {
        if (isIncomplete) onIncomplete?.();
        else step.mutate(() => send(typed.trim()));
      }}
      onClose={onClose}
    >
      {children}
      {listMessages(step.error, words?.field).map((message) => (
        <FieldError key={message} id={`${id}-${message.length}`}>
          {message}
        </FieldError>
      ))}
      {words && (
        <Field label={words.label} hint={words.hint} error={findFieldError(step.error, words.field)}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </StepDialog>
  );
}

/** The server's errors of other fields than the text. */
const listMessages = (error: unknown, besides: string | undefined): readonly string[] =>
  error instanceof ApiError
    ? Object.entries(error.errors).flatMap(([field, texts]) => (field === besides ? [] : texts))
    : [];
