import { useEffect, useRef } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { FailureNotice, Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly error: Error;
  /** Whether a colleague has decided the review meanwhile. */
  readonly isDecided: boolean;
}

/**
 * Why a decision was not saved. Of two concurrent decisions the first one wins. It takes the focus, as the form with the
 * button that was pressed is far from the top of a phone, or gone.
 */
export function DecisionError({ error, isDecided }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="outline-none">
      <DecisionNotice error={error} isDecided={isDecided} />
    </div>
  );
}

const DecisionNotice = ({ error, isDecided }: Props) =>
  isDecided && error instanceof ApiError && error.status === 409 ? (
    <Notice kind="warning" title="This home is decided already" alert>
      <p>A colleague or its seller was faster, and your decision wasn’t saved. This is how it looks now.</p>
    </Notice>
  ) : (
    <FailureNotice error={error} title="Your decision wasn’t saved" />
  );
