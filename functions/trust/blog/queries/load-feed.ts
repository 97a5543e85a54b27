import { env } from '../../../kernel/env.ts';
import { writeAtomFeed } from '../adapters/feed-writer.ts';
import { listPostsByStatus } from '../adapters/post-repository.ts';
import { comparePosts } from '../domain/post-selection.ts';
import { loadPostCards } from './load-post-cards.ts';

const feedPosts = 20;

/** The latest posts as an Atom feed. */
export async function loadFeed(now: Date): Promise<string> {
  const posts = (await listPostsByStatus('published')).toSorted(comparePosts).slice(0, feedPosts);
  return writeAtomFeed(await loadPostCards(posts), env('SITE_URL'), now);
}
