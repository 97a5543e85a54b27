import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../lib/api-error.ts';
import { formatNearMoment } from '../../../lib/near-date.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import type { PendingMessage } from '../outbox-rules.ts';
import { discardMessage, retryMessage } from '../outbox.ts';

interface Props {
  readonly pending: PendingMessage;
}

/** Why a message was not sent, and what its writer can do: it was refused, or waited too long to go by itself. */
export default function PendingProblem({ pending }: Props) {
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => retryMessage(queries, pending),
    onError: (error) => toast.failure(describeError(error)),
  });
  const { failure, writtenAt, attempts = 0 } = pending;
  const isOld = failure === undefined;
  const what = attempts > 0 ? 'we don’t know if it arrived' : 'it couldn’t be sent';
  return (
    <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-sm">
      <span className="font-medium text-red">
        {failure ??
          `You wrote this on ${formatNearMoment(new Date(writtenAt).toISOString())}, and ${what}. Do you still want to send it?`}
      </span>
      <Button variant="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
        {isOld ? 'Send it now' : 'Try again'}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => discardMessage(queries, pending)}>
        Discard
      </Button>
    </div>
  );
}
