import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { toast } from '../lib/toast.ts';

interface Action<T> {
  /** The text of the success toast. */
  readonly done: (answer: T) => string;
  /** The title of an end that is no success. */
  readonly endTitle?: string | undefined;
  readonly onDone?: (() => void) | undefined;
  /** Refetches everything that shows the object. */
  readonly invalidate: (queries: QueryClient) => Promise<unknown>;
}

/**
 * A mutation of an object that two sides act on: sends it, shows a toast and refetches what shows the object.
 */
export function useActionMutation<T>({ done, endTitle, onDone, invalidate }: Action<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (answer) => {
      if (endTitle === undefined) toast.success(done(answer));
      else toast.notice(endTitle, done(answer));
      onDone?.();
      await invalidate(queries);
    },
    // The other side was faster: refetches so that the page behind shows it.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void invalidate(queries);
    },
  });
}
