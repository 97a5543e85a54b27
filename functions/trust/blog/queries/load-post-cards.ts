import type * as z from 'zod';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { toCounterpartView } from '../../../people/accounts/domain/account-views.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { listCategories } from '../adapters/category-repository.ts';
import { countComments } from '../adapters/comment-repository.ts';
import type { PostAuthor, PostCard } from '../contract.ts';
import type { Category } from '../domain/category.ts';
import type { Post } from '../domain/post.ts';

/** A person as readers see them. */
export function toAuthor(id: Post['authorId'], account: Account | undefined): z.output<typeof PostAuthor> {
  return {
    ...toCounterpartView(id, account),
    id,
  };
}

interface CardSources {
  readonly categories: readonly Category[];
  readonly authors: ReadonlyMap<string, Account>;
  readonly comments: ReadonlyMap<string, number>;
}

function toPostCard(post: Post, { categories, authors, comments }: CardSources): PostCard {
  const { id, slug, title, excerpt, cover, tags, authorId, readMinutes, publishedAt } = post;
  const category = categories.find((one) => one.id === post.categoryId);
  return {
    id,
    slug,
    title,
    excerpt,
    ...(cover && { cover }),
    category: category ?? { id: post.categoryId, name: '', slug: '' },
    tags,
    author: toAuthor(authorId, authors.get(authorId)),
    readMinutes,
    publishedAt: publishedAt ?? null,
    commentsCount: Math.max(0, comments.get(id) ?? 0),
    updatedAt: post.updatedAt,
  };
}

/** Posts at a glance, with the names that they refer to. */
export async function loadPostCards(posts: readonly Post[]): Promise<PostCard[]> {
  if (posts.length === 0) return [];
  const [categories, authors, comments] = await Promise.all([
    listCategories(),
    loadAccounts(posts.map(({ authorId }) => authorId)),
    countComments(posts.map(({ id }) => id)),
  ]);
  return posts.map((post) => toPostCard(post, { categories, authors, comments }));
}
