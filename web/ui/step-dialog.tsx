import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureNotice } from './notice.tsx';

interface Props {
  readonly title: string;
  /** What the step is about, where a page has several such things. */
  readonly subject?: string;
  /** The label of the button; without one the content has its own. */
  readonly action?: string | undefined;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  /** Fields of the dialog that show their own errors. */
  readonly fields?: readonly string[];
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a step: its explanation, its fields, a button to confirm and one to cancel. */
export function StepDialog({
  title,
  subject,
  action,
  danger,
  busy,
  error,
  fields = [],
  onSend,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        action !== undefined && (
          <>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onSend}>
              {action}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {subject !== undefined && <p className="font-semibold wrap-anywhere">{subject}</p>}
        <FailureNotice error={error} fields={fields} />
        {children}
      </div>
    </Dialog>
  );
}
