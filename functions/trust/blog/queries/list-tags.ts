import { listPostsByStatus } from '../adapters/post-repository.ts';
import { countTagViews } from '../adapters/view-repository.ts';
import { type CountedTag, countTags, rankTags } from '../domain/post-selection.ts';

interface TagList {
  tags: CountedTag[];
  total: number;
  page: number;
  per_page: number;
}
const toList = (tags: readonly CountedTag[], limit: number): TagList => ({
  tags: tags.slice(0, limit),
  total: tags.length,
  page: 1,
  per_page: limit,
});

/** Tags of published posts, by name. */
export async function listTags(limit: number): Promise<TagList> {
  return toList(countTags(await listPostsByStatus('published')), limit);
}

/** Tags of published posts, the most viewed of the last 90 days first. */
export async function listPopularTags(limit: number, now: Date): Promise<TagList> {
  const [posts, views] = await Promise.all([listPostsByStatus('published'), countTagViews(now)]);
  return toList(rankTags(countTags(posts), views), limit);
}
