import type { Post } from './post.ts';
import type { Tag } from './tag.ts';

export interface PostFilter {
  readonly categoryId?: string | undefined;
  /** Slug or id. */
  readonly tag?: string | undefined;
  /** Each of its words has to occur in the title, the excerpt or a tag. */
  readonly q?: string | undefined;
}

/** The latest first: by time of publication, and by id where that is equal. */
export function comparePosts(a: Post, b: Post): number {
  return (
    (b.publishedAt ?? b.createdAt).localeCompare(a.publishedAt ?? a.createdAt) || b.id.localeCompare(a.id)
  );
}

export function filterPosts(posts: readonly Post[], { categoryId, tag, q }: PostFilter): Post[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    const text = [post.title, post.excerpt, ...post.tags.map(({ name }) => name)].join(' ').toLowerCase();
    return (
      (categoryId === undefined || post.categoryId === categoryId) &&
      (tag === undefined || post.tags.some(({ id, slug }) => id === tag || slug === tag)) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Posts worth reading next: shared tags count two, the same category three; among equals the latest. */
export function rankRelatedPosts(post: Post, others: readonly Post[], max = 3): Post[] {
  const tags = new Set(post.tags.map(({ id }) => id));
  const score = (other: Post): number =>
    (other.categoryId === post.categoryId ? 3 : 0) + 2 * other.tags.filter(({ id }) => tags.has(id)).length;
  return others
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, points: score(other) }))
    .toSorted((a, b) => b.points - a.points || comparePosts(a.other, b.other))
    .slice(0, max)
    .map(({ other }) => other);
}

export interface CountedTag extends Tag {
  /** Posts that carry it. */
  readonly count: number;
}

/** Tags of the given posts, by name. */
export function countTags(posts: readonly Post[]): CountedTag[] {
  const counted = new Map<string, CountedTag>();
  for (const tag of posts.flatMap(({ tags }) => tags))
    counted.set(tag.id, { ...tag, count: (counted.get(tag.id)?.count ?? 0) + 1 });
  return [...counted.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The most viewed first; among equals the most used. */
export function rankTags(tags: readonly CountedTag[], views: ReadonlyMap<string, number>): CountedTag[] {
  return tags.toSorted(
    (a, b) =>
      (views.get(b.id) ?? 0) - (views.get(a.id) ?? 0) ||
      b.count - a.count ||
      a.name.localeCompare(b.name, 'en'),
  );
}
