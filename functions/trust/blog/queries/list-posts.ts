import { listCategories } from '../adapters/category-repository.ts';
import { listPostsByStatus } from '../adapters/post-repository.ts';
import type { PostCard } from '../contract.ts';
import { filterPosts } from '../domain/post-selection.ts';
import { type Post, PostStatus } from '../domain/post.ts';
import { loadPostCards } from './load-post-cards.ts';

interface PostSearch {
  readonly page: number;
  readonly per_page: number;
  /** Slug or id. */
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
}
interface PostList {
  blogs: PostCard[];
  total: number;
  page: number;
  per_page: number;
}

async function loadPage(posts: readonly Post[], { page, per_page }: PostSearch): Promise<PostList> {
  const shown = posts.slice((page - 1) * per_page, page * per_page);
  return { blogs: await loadPostCards(shown), total: posts.length, page, per_page };
}

async function selectPosts(posts: readonly Post[], { category, tag, q }: PostSearch): Promise<Post[]> {
  if (category === undefined) return filterPosts(posts, { tag, q });
  const found = (await listCategories()).find(({ id, slug }) => id === category || slug === category);
  return found ? filterPosts(posts, { categoryId: found.id, tag, q }) : [];
}

const sortNewestFirst = (posts: readonly Post[]): Post[] =>
  posts.toSorted((a, b) => b.id.localeCompare(a.id));

/** Published posts, the newest first by their ids. */
export async function listPosts(search: PostSearch): Promise<PostList> {
  const published = await listPostsByStatus('published');
  return loadPage(await selectPosts(sortNewestFirst(published), search), search);
}

/** Posts in any state, for staff; `all` leaves out deleted ones. */
export async function listStaffPosts(status: PostStatus | 'all', search: PostSearch): Promise<PostList> {
  const statuses = status === 'all' ? PostStatus.exclude(['deleted']).options : [status];
  const posts = (await Promise.all(statuses.map((one) => listPostsByStatus(one)))).flat();
  const list = await loadPage(await selectPosts(sortNewestFirst(posts), search), search);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const blogs = list.blogs.map((card) => {
    const post = byId.get(card.id);
    return post ? { ...card, status: post.status, version: post.version } : card;
  });
  return { ...list, blogs };
}
