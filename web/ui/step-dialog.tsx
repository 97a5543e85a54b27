import type { ReactNode } from 'react';
import { wordsFor } from '../lib/api-error.ts';
import { isBeside } from '../lib/field-errors.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface Props {
  readonly title: string;
  /** What the button does, in its own words. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  /** Fields of the dialog that show the server's words about them. */
  readonly fields?: readonly string[];
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a step: what it means, what it asks, one button that does it and one that does not. */
export const StepDialog = ({
  title,
  action,
  danger,
  busy,
  error,
  fields = [],
  onSend,
  onClose,
  children,
}: Props) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    actions={
      <>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onSend}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </>
    }
  >
    <div className="grid gap-4">
      {error !== null && !isBeside(error, fields) && (
        <Notice kind="error" alert>
          <p>{wordsFor(error)}</p>
        </Notice>
      )}
      {children}
    </div>
  </Dialog>
);
