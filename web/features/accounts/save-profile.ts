import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '../../../functions/kernel/http/contract.ts';
import type { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { type User, userQuery } from '../../entities/account/user.ts';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';

export type ProfileChange = Request<(typeof accountRoutes)['updateProfile']>['body'];

/** Saves a part of the profile and updates the cached user. */
export function useSaveProfile(): (change: ProfileChange) => Promise<User> {
  const queries = useQueryClient();
  return async (body) => {
    const user = await accounts.updateProfile({ body });
    queries.setQueryData(userQuery.queryKey, user);
    return user;
  };
}

/** The same for a single control; a failure is shown in a toast. */
export function useProfileMutation(onSaved?: (user: User) => void) {
  const save = useSaveProfile();
  return useMutation({
    mutationFn: save,
    onSuccess: onSaved ?? (() => toast.success('Saved.')),
    onError: (error) => toast.failure(describeError(error)),
  });
}
