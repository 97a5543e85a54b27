import * as z from 'zod';
import { dayMs } from '../../local/time.ts';
import { createAlbum, type AlbumWorld } from '../people/uploads.ts';
import { runInParallel, type Site } from '../site.ts';
import type { GuideComment } from './comments.ts';
import type { Guide } from './guides.ts';

const Category = z.object({ id: z.string(), name: z.string() });
const Categories = z.object({ categories: z.array(Category) });
const Posts = z.object({ blogs: z.array(z.object({ id: z.string(), slug: z.string() })) });
const Page = z.object({ id: z.string(), comments: z.array(z.object({ body: z.string() })) });
const Created = z.object({ id: z.string() });

/** One sentence under each category's heading. */
const categories: readonly { readonly name: string; readonly description: string }[] = [
  { name: 'Selling', description: 'From the first thought of moving to the first visitor at the door.' },
  { name: 'Offers and sales', description: 'From the first offer to the day on which both sides are bound.' },
  { name: 'Money', description: 'What it costs to buy, to sell and to move, with the sums worked through.' },
  { name: 'Moving', description: 'The weeks before the keys change hands, and the days after.' },
];

interface GuideEditor {
  readonly site: Site;
  /** The access token of a member of staff. */
  readonly staff: string;
}
type Shelf = GuideEditor & AlbumWorld;

/** Publishes guides as staff do; those that an earlier start published stay as they are. */
export async function writeGuides(shelf: Shelf, guides: readonly Guide[]): Promise<void> {
  const { site, staff } = shelf;
  const shelves = await openCategories(shelf);
  const { blogs } = await site('/api/blogs?per_page=50&status=all', Posts, { token: staff });
  const known = new Set(blogs.map(({ slug }) => slug));
  const album = createAlbum(shelf, staff);
  const missing = guides.filter(({ slug }) => !known.has(slug));
  // One by one, the oldest first: lists are in the order of ids.
  await runInParallel(missing.toReversed(), 1, async (guide) => {
    const { slug, title, tags, excerpt, coverAlt, publishedDaysAgo: daysAgo, body } = guide;
    const post = {
      slug,
      title,
      tags,
      excerpt,
      body,
      categoryId: shelves.get(guide.category),
      cover: { id: await album.add(`cover-${slug}`), alt: coverAlt },
      status: 'published',
      publishedAt: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    };
    await album.settle();
    await site('/api/blogs/create', Created, { token: staff, body: post, daysAgo });
  });
}

async function openCategories({ site, staff }: GuideEditor): Promise<ReadonlyMap<string, string>> {
  const known = await site('/api/blogs/post-category', Categories);
  const ids = new Map(known.categories.map(({ name, id }) => [name, id]));
  for (const body of categories)
    if (!ids.has(body.name)) {
      const made = await site('/api/blogs/post-category', Category, { token: staff, body });
      ids.set(made.name, made.id);
    }
  return ids;
}

/** Writes comments and their replies under published guides, unless they are there. */
export async function writeComments(
  site: Site,
  tokenOf: (email: string) => Promise<string>,
  comments: readonly GuideComment[],
): Promise<void> {
  for (const { guide, replies, ...first } of comments) {
    const post = await site(`/api/blogs/show/${guide}`, Page);
    if (post.comments.some(({ body }) => body === first.body)) continue;
    const add = async ({ by, daysAgo, body }: typeof first, parentId?: string) => {
      const words = { blogId: post.id, body, ...(parentId && { parentId }) };
      const token = await tokenOf(by);
      return site('/api/blogs/comment', Created, { token, body: words, daysAgo });
    };
    const { id } = await add(first);
    for (const reply of replies) await add(reply, id);
  }
}
