import type { UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildCommentWrites, getComment, listCommentsOfAuthor } from '../adapters/comment-repository.ts';
import { removeComment } from '../domain/comment-lifecycle.ts';
import { loadCommentContext } from '../queries/load-comment-context.ts';

/** Removes what a person wrote, with the words; what has answers keeps its place. */
export async function removeAuthorComments(authorId: UserId): Promise<void> {
  for (const { id } of await listCommentsOfAuthor(authorId))
    await updateWithRetry(
      () => getComment(id),
      async (before) => {
        const removal = removeComment(before, { by: 'author' }, await loadCommentContext(before));
        return (
          removal && {
            writes: buildCommentWrites(before, removal.comment),
            events: removal.events,
          }
        );
      },
    );
}
