import { describe, expect, it, vi } from 'vitest';
import { readPostFilters, writePostFilters } from '../../../functions/reach/site-pages/domain/post-list.ts';
import { type Answers, openSite } from '../app.tsx';
import { categories, popularTags, createPostCard, createPostList } from './samples.ts';

const answers = (more: Answers = {}): Answers => ({
  'GET /api/blogs': createPostList([createPostCard()]),
  'GET /api/blogs/post-category': categories,
  'GET /api/blogs/tags/popular': popularTags,
  ...more,
});
const failed = { status: 500, body: { status: 500, code: 'internal', detail: 'No' } };

describe('the filters of the list', () => {
  it.each([
    ['', {}],
    ['?page=3&category=money', { page: 3, category: 'money' }],
    ['?tag=tax&q=%20stamp%20duty%20', { tag: 'tax', q: 'stamp duty' }],
    ['?page=1&q=', {}],
    ['?page=-2', {}],
    ['?page=two', {}],
  ])('are read from %s', (search, filters) => {
    expect(readPostFilters(new URLSearchParams(search))).toEqual(filters);
  });

  it('survive a round trip through the URL', () => {
    const filters = { page: 2, category: 'money', tag: 'tax', q: 'a & b' };
    expect(readPostFilters(new URLSearchParams(writePostFilters(filters)))).toEqual(filters);
    expect(writePostFilters({})).toBe('');
  });
});

describe('/blog', () => {
  it('leads with the latest post and shows categories and tags', async () => {
    const older = createPostCard({
      id: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1B',
      slug: 'older',
      title: 'An older one',
    });
    const { screen } = await openSite(
      '/blog',
      answers({ 'GET /api/blogs': createPostList([createPostCard(), older], 12) }),
    );
    await expect
      .element(screen.getByRole('link', { name: 'How to read an offer' }))
      .toHaveAttribute('href', '/blog/how-to-read-an-offer');
    await expect.element(screen.getByRole('link', { name: 'An older one' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Offers and sales 4' }))
      .toHaveAttribute('href', '/blogs-with-pagination?category=offers-and-sales');
    await expect
      .element(screen.getByRole('link', { name: 'Offers', exact: true }))
      .toHaveAttribute('href', '/blogs-with-pagination?tag=offers');
    await expect.element(screen.getByRole('link', { name: 'See all 12 guides' })).toBeVisible();
    expect(document.head.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(
      '/api/blogs/feed',
    );
  });

  it('shows a message without any posts', async () => {
    const { screen } = await openSite('/blog', answers({ 'GET /api/blogs': createPostList([]) }));
    await expect.element(screen.getByText('Our first guide is on its way')).toBeVisible();
  });

  it('puts a search text into the URL of the list', async () => {
    const { screen, place } = await openSite('/blog', answers());
    await screen.getByRole('searchbox', { name: 'Search the guides' }).fill(' stamp duty ');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(place).toBe('/blogs-with-pagination?q=stamp+duty');
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Guides about “stamp duty”');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('stamp duty');
  });
});

describe('/blogs-with-pagination', () => {
  it('loads the filters of the URL, with the category’s name as heading', async () => {
    const { screen } = await openSite(
      '/blogs-with-pagination?category=offers-and-sales&page=2',
      answers({ 'GET /api/blogs': createPostList([createPostCard()], 10) }),
    );
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offers and sales');
    await expect.element(screen.getByText('From the first offer to the keys.')).toBeVisible();
    await expect.element(screen.getByText('10 guides')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Page 2' }))
      .toHaveAttribute('aria-current', 'page');
    const asked = vi.mocked(window.fetch).mock.calls.map(([address]) => address);
    expect(asked).toContain('/api/blogs?page=2&category=offers-and-sales&per_page=9');
    await expect.poll(() => document.title).toBe('Offers and sales, page 2: guides · Gable');
  });

  it('names a search text without results', async () => {
    const { screen } = await openSite(
      '/blogs-with-pagination?q=igloo',
      answers({ 'GET /api/blogs': createPostList([]) }),
    );
    await expect
      .element(screen.getByText(/^We haven’t written anything that mentions “igloo”/))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See all guides' })).toBeVisible();
  });

  it('can be retried after a failure', async () => {
    let isBack = false;
    const { screen } = await openSite(
      '/blogs-with-pagination',
      answers({
        'GET /api/blogs': () =>
          isBack
            ? createPostList([createPostCard()])
            : { ...failed, status: 422, body: { ...failed.body, status: 422 } },
      }),
    );
    await expect.element(screen.getByText('We couldn’t load the guides')).toBeVisible();
    isBack = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'How to read an offer' })).toBeVisible();
  });
});
