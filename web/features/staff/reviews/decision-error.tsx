import { ApiError, describeError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  readonly error: Error;
  /** Whether a colleague has decided the review meanwhile. */
  readonly isDecided: boolean;
}

/** Why a decision was not saved. Of two concurrent decisions the first one wins. */
export function DecisionError({ error, isDecided }: Props) {
  return isDecided && error instanceof ApiError && error.status === 409 ? (
    <Notice kind="warning" title="This home is decided already" alert>
      <p>A colleague or its seller was faster, and your decision wasn’t saved. This is how it looks now.</p>
    </Notice>
  ) : (
    <Notice kind="error" title="Your decision wasn’t saved" alert>
      <p>{describeError(error)}</p>
    </Notice>
  );
}
