import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { userQuery } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** A notice about the scheduled deletion of the account, with a button to undo it. */
export function DeletionNotice({ deletesAt }: { readonly deletesAt: string }) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => accounts.undoDeletion(),
    onSuccess: (user) => {
      queries.setQueryData(userQuery.queryKey, user);
      toast.success(words.weveKeptYourAccountHomes);
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Notice
      kind="warning"
      title={fillText(words.yourAccountWillBeDeletedOn, { deletesAt: formatMoment(deletesAt) })}
    >
      <p>{words.yourHomesHaveLeftThe}</p>
      <Button
        size="sm"
        variant="secondary"
        busy={undo.isPending}
        onClick={() => undo.mutate()}
        className="mt-1 justify-self-start"
      >
        {words.keepMyAccount}
      </Button>
    </Notice>
  );
}
