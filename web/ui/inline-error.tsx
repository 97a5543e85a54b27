import { describeError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import type { QueryFailure } from './query-page.tsx';

interface Props extends QueryFailure {
  readonly text?: string;
}

/** The error of a small part, with a button to retry. */
export function InlineError({ error, text = describeError(error), busy, onRetry }: Props) {
  return (
    <Notice kind="error" live>
      <p>{text}</p>
      <Button size="sm" variant="secondary" className="justify-self-start" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
