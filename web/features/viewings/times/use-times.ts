import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../../../entities/viewing/api.ts';
import { toast } from '../../../lib/toast.ts';

/** A change of an own home's times: sends it, says that it is done, and has the times read again. */
export function useTimes<T>(done: (result: T) => string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (result) => {
      toast.success(done(result));
      onDone();
      await readAgain(queries);
    },
    onError: () => void readAgain(queries),
  });
}
