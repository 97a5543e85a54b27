import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { postQuery } from '../api.ts';

interface CommentMutation<T> {
  readonly slug: string;
  readonly done: (answer: T) => string;
  readonly onDone?: () => void;
}

/** Refetches a post's comments and their number in lists. */
const reloadPost = (queries: QueryClient, slug: string): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: postQuery(slug).queryKey }),
    queries.invalidateQueries({ queryKey: ['blog', 'front'] }),
    queries.invalidateQueries({ queryKey: ['blog', 'posts'] }),
  ]);

/** A mutation of a post's comments: sends it, refetches the post, and then shows a toast. */
export function useCommentMutation<T>({ slug, done, onDone }: CommentMutation<T>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<T>) => send(),
    onSuccess: async (answer) => {
      await reloadPost(queries, slug);
      onDone?.();
      toast.success(done(answer));
    },
    // The comment has changed: refetches it, so that the page shows it with the server's error.
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status)) void reloadPost(queries, slug);
    },
  });
}
