import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { User } from '../../entities/account/user.ts';
import type { BuyerEvidence } from '../../entities/buyer-check/api.ts';
import { findFieldError } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';

export interface EarlierAnswers {
  readonly evidence?: BuyerEvidence | undefined;
  readonly profile?: User['buyerProfile'];
}

/** Props of each evidence form. */
export interface CheckFormProps {
  /** What the buyer sent for this kind before, or says in their profile. */
  readonly earlier: EarlierAnswers;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSend: (evidence: BuyerEvidence) => void;
  readonly onClose: () => void;
}

/** Errors of missing fields after a try, and the server's errors. */
export function useCheckForm(error: Error | null) {
  const [isTried, setTried] = useState(false);
  return {
    setTried,
    /** @param isMissing whether the field is empty; `text` is then its error */
    errorOf: (field: string, isMissing: boolean, text: string): string | undefined =>
      isTried && isMissing
        ? text
        : (findFieldError(error, field) ?? findFieldError(error, `evidence.${field}`)),
  };
}

interface FrameProps {
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of an evidence form with its buttons. */
export function FormFrame({ busy, onSubmit, onClose, children }: FrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid max-w-form gap-4"
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Send for checking
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

export const documentHint = 'A PDF or photo, up to 15 MB. Only our team sees it.';
