import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { userQuery } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';

/** A notice about the scheduled deletion of the account, with a button to undo it. */
export function DeletionNotice({ deletesAt }: { readonly deletesAt: string }) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => accounts.undoDeletion(),
    onSuccess: (user) => {
      queries.setQueryData(userQuery.queryKey, user);
      toast.success('We’ve kept your account. Homes that left the market can be relisted.');
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Notice kind="warning" title={`Your account will be deleted on ${formatMoment(deletesAt)}`}>
      <p>
        Your homes have left the market. Until then you can read everything and write messages; to do more,
        keep your account. On that date we erase your personal data.
      </p>
      <Button
        size="sm"
        variant="secondary"
        busy={undo.isPending}
        onClick={() => undo.mutate()}
        className="mt-1 justify-self-start"
      >
        Keep my account
      </Button>
    </Notice>
  );
}
