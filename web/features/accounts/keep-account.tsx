import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userQuery } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { accounts } from './api.ts';

interface Props {
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'sm' | 'md';
}

/** The button that takes back the deletion of the account. */
export function KeepAccount({ variant = 'primary', size = 'md' }: Props) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => accounts.undoDeletion(),
    onSuccess: (user) => {
      queries.setQueryData(userQuery.queryKey, user);
      toast.success('We’ve kept your account. Homes that left the market can be put back on sale.');
    },
    onError: (error) => toast.failure(describeError(error)),
  });
  return (
    <Button size={size} variant={variant} busy={undo.isPending} onClick={() => undo.mutate()}>
      Keep my account
    </Button>
  );
}
