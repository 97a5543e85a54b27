import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { postQuery } from '../api.ts';

interface Step<T> {
  readonly slug: string;
  readonly done: (answer: T) => string;
  readonly onDone?: () => void;
}

/** A post's comments and its number of them in lists. */
const reload = (queries: QueryClient, slug: string): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: postQuery(slug).queryKey }),
    queries.invalidateQueries({ queryKey: ['blog', 'front'] }),
    queries.invalidateQueries({ queryKey: ['blog', 'posts'] }),
  ]);

/** One change to a post's comments: sends it, has the post read again, and only then says that it is done. */
export function useCommentStep<T>({ slug, done, onDone }: Step<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (answer) => {
      await reload(queries, slug);
      onDone?.();
      toast.success(done(answer));
    },
    // What it was about has changed: the page shows what it is now, beside the server's words.
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status)) void reload(queries, slug);
    },
  });
}
