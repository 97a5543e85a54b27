import { escapeHtml } from '../../kernel/text.ts';
import { Feed } from 'feed';
import type { PostCard } from '../contract.ts';

/** Posts as an Atom feed; addresses become those of the site. */
export function writeAtomFeed(posts: readonly PostCard[], site: string, now: Date): string {
  const [latest] = posts;
  const feed = new Feed({
    id: `${site}/blog`,
    link: `${site}/blog`,
    title: 'Gable: buying, selling and moving home',
    description: 'Guides for people who sell or buy a home in the UK.',
    language: 'en-GB',
    copyright: `© ${now.getUTCFullYear()} Gable`,
    updated: latest?.publishedAt ? new Date(latest.publishedAt) : now,
    feedLinks: { atom: `${site}/api/blogs/feed` },
  });
  for (const { id, slug, title, excerpt, author, category, publishedAt, updatedAt } of posts) {
    const published = new Date(publishedAt ?? now);
    feed.addItem({
      id: `${site}/blog/${id}`,
      link: `${site}/blog/${slug}`,
      title: escapeHtml(title),
      description: escapeHtml(excerpt),
      author: [{ name: author.user_name ?? 'Gable' }],
      category: [{ name: category.name }],
      published,
      date: updatedAt ? new Date(updatedAt) : published,
    });
  }
  return feed.atom1();
}
