import * as z from 'zod';
import { PostCard } from '../../../trust/blog/contract.ts';
import { renderSitePage } from '../adapters/page-renderer.ts';
import { createBlogHead, createPostsHead } from '../domain/blog-head.ts';
import { formatPostsCall, frontPosts, readPostFilters } from '../domain/post-list.ts';
import type { SitePage } from '../domain/site-page.ts';
import { findAnswers } from './find-answers.ts';

/** What each list of guides has around it. */
const subjects = ['/api/blogs/post-category', '/api/blogs/tags/popular'] as const;

/** The front page of the guides. @throws Error when a public call fails */
export async function loadBlog(siteUrl: string): Promise<SitePage> {
  const head = createBlogHead(siteUrl);
  const answers = await findAnswers([`/api/blogs?per_page=${frontPosts}`, ...subjects]);
  // The page itself shows why a call was refused.
  if (!answers) return { status: 200, life: 'content', head };
  const rendered = await renderSitePage({ path: head.path, answers });
  return { status: 200, life: 'content', head, answers, rendered };
}

const Found = z.object({ blogs: z.array(PostCard.pick({ id: true })) });

/**
 * A page of the list of guides. One without guides is not for search engines. Words that anybody makes up are endless,
 * so that the CDN would keep their results for nobody: there the site asks by itself.
 * @throws Error when a public call fails
 */
export async function loadPosts(asked: URLSearchParams, siteUrl: string): Promise<SitePage> {
  const filters = readPostFilters(asked);
  const head = createPostsHead(filters, siteUrl);
  if (filters.q !== undefined) return { status: 200, life: 'content', head };
  const address = formatPostsCall(filters);
  const answers = await findAnswers([address, ...subjects]);
  if (!answers) return { status: 200, life: 'content', head: { ...head, noindex: true } };
  const { blogs } = Found.parse(JSON.parse(answers.get(address)?.text ?? ''));
  const query = asked.size > 0 ? `?${asked.toString()}` : '';
  const path = '/blogs-with-pagination';
  const rendered = await renderSitePage({ path, query, answers });
  return {
    status: 200,
    life: 'content',
    head: { ...head, ...(blogs.length === 0 && { noindex: true }) },
    answers,
    rendered,
  };
}
