import type { PostId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildPostWrite, findPost } from '../adapters/post-repository.ts';
import { publishDuePost } from '../domain/post-lifecycle.ts';

/** Publishes a scheduled post whose time has come; nothing where it was moved, taken back or published before. */
export async function publishScheduledPost(id: PostId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findPost(id),
    (before) => {
      const due = before && publishDuePost(before, now);
      return due && { writes: [buildPostWrite(due.post)], events: due.events };
    },
  );
}
