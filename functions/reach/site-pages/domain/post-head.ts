import { toTitleCase } from '../../../kernel/text.ts';
import type { PostPage } from '../../../trust/blog/contract.ts';
import type { HeadPicture, PageHead, StructuredData } from './page-head.ts';
import { createBreadcrumbs, createPublisher } from './structured-data.ts';

type Post = Pick<
  PostPage,
  'slug' | 'title' | 'seo' | 'cover' | 'author' | 'category' | 'tags' | 'publishedAt' | 'updatedAt'
>;

/** The head of a post's page. @param card the picture of its shared links, the cover by default */
export function createPostHead(post: Post, siteUrl: string, card?: HeadPicture): PageHead {
  const path = `/blog/${post.slug}`;
  const { cover, seo } = post;
  return {
    title: seo.title,
    description: seo.description,
    path,
    article: true,
    picture: card ?? (cover && { url: cover.url, width: cover.width, height: cover.height, alt: cover.alt }),
    structuredData: [
      createPosting(post, new URL(path, siteUrl).href, siteUrl),
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: 'Guides', path: '/blog' },
          { name: post.title, path },
        ],
        siteUrl,
      ),
    ],
  };
}

function createPosting(post: Post, url: string, siteUrl: string): StructuredData {
  const publisher = createPublisher(siteUrl);
  const { user_name: author } = post.author;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.seo.description,
    inLanguage: 'en-GB',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name),
    ...(post.cover && { image: new URL(post.cover.url, siteUrl).href }),
    author: author === null ? publisher : { '@type': 'Person', name: toTitleCase(author) },
    publisher,
  };
}
