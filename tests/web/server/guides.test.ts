import { describe, expect, test } from 'vitest';
import {
  categories,
  createComment,
  createPostCard,
  createPostList,
  createPostPage,
  popularTags,
} from '../blog/samples.ts';
import { listPaths, readWords, render } from './render.ts';

const subjects = {
  '/api/blogs/post-category': categories.body,
  '/api/blogs/tags/popular': popularTags.body,
};
const slug = 'how-to-read-an-offer';
const renderPost = (change: Readonly<Record<string, unknown>>) =>
  render(`/blog/${slug}`, { [`/api/blogs/show/${slug}`]: createPostPage(change) });
const cover = {
  url: '/media/abc/1280.webp',
  width: 1280,
  height: 853,
  alt: 'A letter',
  placeholder: 'data:image/webp;base64,AA',
};

describe('the guides, rendered on the server', () => {
  test('have on their front page the latest ones, categories and subjects', async () => {
    const posts = Array.from({ length: 10 }, (_, nth) =>
      createPostCard({ id: `pst_${nth}`, slug: `guide-${nth}`, cover }),
    );
    const html = await render('/blog', {
      ...subjects,
      '/api/blogs?per_page=10': createPostList(posts, 12).body,
    });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(listPaths(html)).toEqual(expect.arrayContaining(posts.map((post) => `/blog/${post.slug}`)));
    expect(readWords(html)).toContain('See all 12 guides');
    expect(html).toContain('href="/blogs-with-pagination?category=offers-and-sales"');
    expect(html).toContain('href="/blogs-with-pagination?tag=offers"');
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  });

  test('have in their list the page and category of the address', async () => {
    const html = await render('/blogs-with-pagination?category=offers-and-sales&page=2', {
      ...subjects,
      '/api/blogs?page=2&category=offers-and-sales&per_page=9': createPostList(
        [createPostCard({ cover }), createPostCard({ id: 'pst_2', cover })],
        19,
      ).body,
    });
    expect(readWords(html)).toContain('Offers and sales From the first offer to the keys. 19 guides');
    expect(html).toMatch(
      /<a rel="next"[^>]* href="\/blogs-with-pagination\?category=offers-and-sales&amp;page=3"/,
    );
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
    expect(readWords(html)).toContain('2 October 2026 · 4 min read');
  });

  test('ask for no more than their answers', async () => {
    await expect(render('/blog', subjects)).rejects.toThrow('We couldn’t reach Gable');
  });
});

describe('a guide, rendered on the server', () => {
  test('has its text, its sections and addresses that can be shared', async () => {
    const html = await renderPost({ cover });
    expect(html).toContain('<p>Read <a href="/blog/moving-day">the next one</a>.</p>');
    expect(html).toContain(`href="/blog/${slug}#section-3"`);
    expect(html).toContain(
      `https://wa.me/?text=${encodeURIComponent(`How to read an offer https://gable.test/blog/${slug}`)}`,
    );
    expect(readWords(html)).toContain('Ruth Penhaligon 2 October 2026 · 4 min read');
  });

  test('has comments in London’s time, and what a visitor can do about them', async () => {
    const comments = [
      createComment({ createdAt: '2026-07-03T23:30:00.000Z', replies: [createComment({ id: 'cmt_2' })] }),
    ];
    const words = readWords(await renderPost({ comments, commentsCount: 2 }));
    expect(words).toContain('Daniel Okafor Sat 4 Jul 2026, 00:30');
    expect(words).toContain('Only members can comment. Log in to comment');
    expect(words).not.toContain('Edit');
  });

  test('leads to the next ones', async () => {
    const related = [createPostCard({ id: 'pst_2', slug: 'moving-day', title: 'Moving day' })];
    expect(listPaths(await renderPost({ related, bodyHtml: '<p>Words.</p>' }))).toContain('/blog/moving-day');
  });

  test('has no style, script or part that waits for one', async () => {
    const html = await renderPost({ cover, comments: [createComment()] });
    expect(html).not.toMatch(/ style=|<script|<template|<!--\$[?!]/);
    expect(html).not.toMatch(/<form(?![^>]* method="post")/);
  });
});
