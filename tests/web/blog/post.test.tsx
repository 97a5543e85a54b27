import { describe, expect, it } from 'vitest';
import { type Answers, openSite } from '../app.tsx';
import { createPostCard, createPostPage } from './samples.ts';

const slug = 'how-to-read-an-offer';
const path = `/blog/${slug}`;
const answers = (page: unknown, more: Answers = {}): Answers => ({
  [`GET /api/blogs/show/${slug}`]: { body: page },
  ...more,
});
const refused = (status: number, code: string): Answers => ({
  [`GET /api/blogs/show/${slug}`]: { status, body: { status, code, detail: 'No' } },
});

describe('/blog/{slug}', () => {
  it('shows the post with its sections, share buttons and related posts', async () => {
    const related = [
      createPostCard({ id: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1B', slug: 'moving-day', title: 'Moving day' }),
    ];
    const { screen } = await openSite(path, answers(createPostPage({ related })));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to read an offer');
    await expect.element(screen.getByText('Ruth Penhaligon')).toBeVisible();
    await expect.element(screen.getByText(/4 min read/).first()).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Section 3' })).toBeVisible();
    expect(document.querySelector(`nav a[href="${path}#section-3"]`)).not.toBeNull();
    await expect.element(screen.getByRole('link', { name: 'Moving day' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'WhatsApp' }))
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(path)));
    await expect.poll(() => document.title).toBe('How to read an offer · Gable');
  });

  it('says once what an excerpt that nobody wrote takes from the text', async () => {
    const page = createPostPage({ bodyHtml: '<p>There’s no need to wait.</p>' });
    const written = await openSite(path, answers(page));
    await expect.element(written.screen.getByText(page.excerpt)).toBeVisible();
    await written.screen.unmount();
    const taken = await openSite(path, answers({ ...page, excerpt: 'There’s no need to wait.' }));
    await expect.element(taken.screen.getByText('There’s no need to wait.')).toBeVisible();
    expect(taken.screen.getByText('There’s no need to wait.').elements()).toHaveLength(1);
  });

  it('follows links in the text without loading a document', async () => {
    const { screen, place } = await openSite(path, {
      ...answers(createPostPage()),
      'GET /api/blogs/show/moving-day': { body: createPostPage({ slug: 'moving-day', title: 'Moving day' }) },
    });
    await screen.getByRole('link', { name: 'the next one' }).click();
    await expect.poll(place).toBe('/blog/moving-day');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Moving day');
  });

  it('redirects an earlier slug to the present one', async () => {
    const present = 'reading-offers';
    const { screen, place } = await openSite(path, {
      ...answers(createPostPage({ slug: present, redirectSlug: present })),
      [`GET /api/blogs/show/${present}`]: { body: createPostPage({ slug: present }) },
    });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(place()).toBe(`/blog/${present}`);
  });

  it.each([
    [404, 'not_found', 'There’s no guide here'],
    [422, 'invalid', 'There’s no guide here'],
    [410, 'gone', 'This post was removed'],
  ])('explains a missing post for %i', async (status, code, words) => {
    const { screen } = await openSite(path, refused(status, code));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
    await expect
      .element(screen.getByRole('link', { name: 'See the guides' }))
      .toHaveAttribute('href', '/blog');
    await expect
      .poll(() => document.head.querySelector('meta[name=robots]')?.getAttribute('content'))
      .toBe('noindex');
  });
});
