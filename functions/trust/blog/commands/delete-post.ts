import type { PostId } from '../../../../events/vocabulary.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildPostWrite, getPost } from '../adapters/post-repository.ts';
import { deletePost } from '../domain/post-lifecycle.ts';
import { buildImageWrites } from './resolve-post-content.ts';

/** Takes a post away for good; a repeat changes nothing. @throws 404 for an unknown id */
export async function removePost(id: PostId, editor: Caller, now: Date): Promise<void> {
  await updateWithRetry(
    () => getPost(id),
    (before) => {
      const deleted = deletePost(before, now);
      return (
        deleted && {
          writes: [
            buildPostWrite(deleted.post),
            ...buildImageWrites(before, deleted.post, editor.id, now),
            buildStaffActWrite({
              actorId: editor.id,
              action: 'post.delete',
              subject: id,
              at: now,
              owners: [],
            }),
          ],
          events: deleted.events,
        }
      );
    },
  );
}
