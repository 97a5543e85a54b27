import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { toast } from '../lib/toast.ts';

interface Step<T> {
  /** Words for what was done. */
  readonly done: (answer: T) => string;
  readonly onDone?: (() => void) | undefined;
  /** Has everything that shows the object read again. */
  readonly readAgain: (queries: QueryClient) => Promise<unknown>;
}

/** One step of something that two sides act on: sends it, says that it is done, and has what shows it read again. */
export function useStep<T>({ done, onDone, readAgain }: Step<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (answer) => {
      toast.success(done(answer));
      onDone?.();
      await readAgain(queries);
    },
    // The other side was faster: what they did shows behind the words.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries);
    },
  });
}
