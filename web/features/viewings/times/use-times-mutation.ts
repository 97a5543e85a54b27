import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateViewings } from '../../../entities/viewing/api.ts';
import { toast } from '../../../lib/toast.ts';

/** A mutation of a property's slots: sends it, shows a toast and refetches the slots. */
export function useTimesMutation<T>(done: (result: T) => string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (result) => {
      toast.success(done(result));
      onDone();
      await invalidateViewings(queries);
    },
    onError: () => void invalidateViewings(queries),
  });
}
