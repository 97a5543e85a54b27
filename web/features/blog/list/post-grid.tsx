import type { PostCard as Post } from '../api.ts';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

const grid = 'grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';

export function PostGrid({
  posts,
  heading = 'h2',
  eager = 0,
}: {
  readonly posts: readonly Post[];
  readonly heading?: 'h2' | 'h3';
  /** How many photos load at once. */
  readonly eager?: number;
}) {
  return (
    <ul className={grid}>
      {posts.map((post, nth) => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} eager={nth < eager} />
        </li>
      ))}
    </ul>
  );
}

export function PostGridSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={grid} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <PostCardSkeleton key={place} />
      ))}
    </div>
  );
}
