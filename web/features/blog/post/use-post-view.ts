import { useEffect } from 'react';
import { blog, type PostPage } from '../api.ts';

/** Posts counted since this tab was opened: returning to one is the same view. */
const counted = new Set<PostPage['id']>();

/** Counts a view of a post once. The post itself is read by programs, too, and comes with the document. */
export function usePostView(id: PostPage['id']): void {
  useEffect(() => {
    if (counted.has(id)) return;
    counted.add(id);
    // A failure is ignored, since a reader cannot do anything about it.
    blog.recordPostView({ body: { blogId: id }, keepalive: true }).catch(() => {});
  }, [id]);
}
