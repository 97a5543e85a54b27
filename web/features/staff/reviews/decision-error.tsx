import { ApiError, describeError } from '../../../lib/api-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import * as words from './words.ts';

interface Props {
  readonly error: Error;
  /** Whether a colleague has decided the review meanwhile. */
  readonly isDecided: boolean;
}

/** Why a decision was not saved. Of two concurrent decisions the first one wins. */
export function DecisionError({ error, isDecided }: Props) {
  return isDecided && error instanceof ApiError && error.status === 409 ? (
    <Notice kind="warning" title={words.thisHomeIsDecidedAlready} alert>
      <p>{words.aColleagueOrItsSeller}</p>
    </Notice>
  ) : (
    <Notice kind="error" title={words.yourDecisionWasntSaved} alert>
      <p>{describeError(error)}</p>
    </Notice>
  );
}
