import type { PostPage } from '../api.ts';
import { Comments } from '../comments/comments.tsx';
import { PostGrid } from '../list/post-grid.tsx';

/** Below a post: its comments, and related posts. */
const BelowArticle = ({ post }: { readonly post: PostPage }) => (
  <div className="mt-10 grid gap-12">
    <Comments post={post} />
    {post.related.length > 0 && (
      <section aria-labelledby="related" className="grid gap-6 border-t border-line pt-8" data-print="no">
        <h2 id="related" className="text-2xl">
          Read next
        </h2>
        <PostGrid posts={post.related} heading="h3" />
      </section>
    )}
  </div>
);
export default BelowArticle;
