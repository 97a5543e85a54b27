import type { ReactNode } from 'react';
import { wordsFor } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly title: string;
  /** What the button does, in its own words. */
  readonly action: string;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of every step of a viewing: what it means, what it asks, one button that does it and one that does not. */
export const StepDialog = ({ title, action, danger, busy, error, onSend, onClose, children }: Props) => (
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
      {error !== null && (
        <Notice kind="error" alert>
          <p>{wordsFor(error)}</p>
        </Notice>
      )}
      {children}
    </div>
  </Dialog>
);
