import { ApiError, wordsFor } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly error: Error;
  /** Whether the review is decided by now, by a colleague. */
  readonly isDecided: boolean;
}

/** Why a decision was not saved. Of two colleagues at once the first one decides. */
export const DecisionError = ({ error, isDecided }: Props) =>
  isDecided && error instanceof ApiError && error.status === 409 ? (
    <Notice kind="warning" title="This home is decided already" alert>
      <p>A colleague or its seller was faster, and your decision was not saved. This is how it is now.</p>
    </Notice>
  ) : (
    <Notice kind="error" title="Your decision was not saved" alert>
      <p>{wordsFor(error)}</p>
    </Notice>
  );
