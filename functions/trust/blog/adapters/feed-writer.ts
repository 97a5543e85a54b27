import { Feed } from 'feed';
import { escapeHtml, toTitleCase } from '../../../kernel/text.ts';
import type { PostCard } from '../contract.ts';

/** Posts as an Atom feed; addresses become those of the site. */
export function writeAtomFeed(posts: readonly PostCard[], site: string, now: Date): string {
  const feed = new Feed({
    id: `${site}/blog`,
    link: `${site}/blog`,
    title: 'Gable: buying, selling and moving home',
    description: 'Guides for people who sell or buy a home in the UK.',
    language: 'en-GB',
    copyright: `© ${now.getUTCFullYear()} Gable`,
    updated: findLatestChange(posts) ?? now,
    feedLinks: { atom: `${site}/api/blogs/feed` },
  });
  for (const { id, slug, title, excerpt, author, category, publishedAt, updatedAt } of posts) {
    const published = new Date(publishedAt ?? now);
    feed.addItem({
      id: `${site}/blog/${id}`,
      link: `${site}/blog/${slug}`,
      title: escapeHtml(title),
      description: escapeHtml(excerpt),
      author: [{ name: author.user_name === null ? 'Gable' : toTitleCase(author.user_name) }],
      category: [{ name: category.name, term: category.slug }],
      published,
      date: updatedAt ? new Date(updatedAt) : published,
    });
  }
  // The library has the language of other formats alone.
  return feed.atom1().replace('<feed ', '<feed xml:lang="en-GB" ');
}

/** When the last of the posts was published or changed. */
function findLatestChange(posts: readonly PostCard[]): Date | undefined {
  const times = posts.flatMap(({ publishedAt, updatedAt }) =>
    [publishedAt, updatedAt].filter((time) => time !== null && time !== undefined),
  );
  const latest = times.toSorted().at(-1);
  return latest === undefined ? undefined : new Date(latest);
}
