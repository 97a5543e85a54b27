import { useQueryClient } from '@tanstack/react-query';
import { formatNearMoment } from '../../../lib/near-date.ts';
import { Button } from '../../../ui/button.tsx';
import type { PendingMessage } from '../outbox-rules.ts';
import { discardMessage, retryMessage } from '../outbox.ts';

interface Props {
  readonly pending: PendingMessage;
}

/** Why a message was not sent, and what its writer can do: it was refused, or waited too long to go by itself. */
export default function PendingProblem({ pending }: Props) {
  const queries = useQueryClient();
  const { failure, writtenAt } = pending;
  const isOld = failure === undefined;
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
      <span className="font-medium text-red">
        {failure ??
          `You wrote this on ${formatNearMoment(new Date(writtenAt).toISOString())}, and it couldn’t be sent. Do you still want to send it?`}
      </span>
      <Button variant="secondary" size="sm" onClick={() => retryMessage(queries, pending, isOld)}>
        {isOld ? 'Send it now' : 'Try again'}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => discardMessage(pending)}>
        Discard
      </Button>
    </div>
  );
}
