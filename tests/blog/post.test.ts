import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSlug } from '../../functions/kernel/slug.ts';
import {
  canBecome,
  decidePublication,
  deletePost,
  listPostEvents,
  publishDuePost,
} from '../../functions/trust/blog/domain/post-lifecycle.ts';
import { rankRelatedPosts, rankTags } from '../../functions/trust/blog/domain/post-selection.ts';
import { type Post, PostSlug, PostStatus } from '../../functions/trust/blog/domain/post.ts';
import {
  beginsWithExcerpt,
  countReadMinutes,
  createExcerpt,
  extractText,
} from '../../functions/trust/blog/domain/reading.ts';
import { listSlugCandidates } from '../../functions/trust/blog/domain/slug.ts';

const noon = new Date('2026-11-21T12:00:00.000Z');
const ahead = '2026-11-22T09:00:00.000Z';
const before = '2026-11-20T09:00:00.000Z';
const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const post = (change: Partial<Post> = {}): Post => ({
  id: `pst_${ulid}`,
  slug: 'a-post',
  status: 'draft',
  title: 'A post',
  excerpt: 'About it',
  categoryId: `cat_${ulid}`,
  tags: [],
  authorId: `usr_${ulid}`,
  readMinutes: 1,
  seo: {},
  bodyImageIds: [],
  version: 1,
  createdAt: before,
  updatedAt: before,
  ...change,
});
const namesOf = (events: readonly { name: string }[]) => events.map(({ name }) => name);

describe('the states of a post', () => {
  test.each([
    ['draft', 'draft scheduled published deleted'],
    ['scheduled', 'draft scheduled published deleted'],
    ['published', 'draft published deleted'],
    ['deleted', ''],
  ] as const)('%s becomes %s', (from, to) => {
    expect(PostStatus.options.filter((status) => canBecome(from, status)).join(' ')).toBe(to);
  });

  test.each([
    ['now', { status: 'published' }, { status: 'published', publishedAt: noon.toISOString() }],
    [
      'dated back',
      { status: 'published', publishedAt: before },
      { status: 'published', publishedAt: before },
    ],
    ['ahead', { status: 'published', publishedAt: ahead }, { status: 'scheduled', publishedAt: ahead }],
    [
      'by a schedule',
      { status: 'scheduled', publishedAt: ahead },
      { status: 'scheduled', publishedAt: ahead },
    ],
    ['not at all', {}, { status: 'draft' }],
  ] as const)('publishes a draft %s', (_, wished, expected) => {
    expect(decidePublication({ status: 'draft' }, wished, noon)).toEqual(expected);
  });

  test('keeps the first day of publication when a post comes back', () => {
    expect(
      decidePublication({ status: 'draft', publishedAt: before }, { status: 'published' }, noon),
    ).toEqual({
      status: 'published',
      publishedAt: before,
    });
  });

  test('refuses to schedule what readers know and what has no time ahead', () => {
    expect(() => decidePublication(post({ status: 'published' }), { publishedAt: ahead }, noon)).toThrow(
      /can’t become scheduled/,
    );
    expect(() => decidePublication(post(), { status: 'scheduled', publishedAt: before }, noon)).toThrow(
      /aren’t right/,
    );
  });

  test('publishes what is due, once', () => {
    const scheduled = post({ status: 'scheduled', publishedAt: noon.toISOString() });
    const due = publishDuePost(scheduled, noon);
    expect(due).toMatchObject({ post: { status: 'published', version: 2 } });
    expect(namesOf(due?.events ?? [])).toEqual(['post.published.v1']);
    expect(due && publishDuePost(due.post, noon)).toBeUndefined();
    expect(publishDuePost({ ...scheduled, publishedAt: ahead }, noon)).toBeUndefined();
    expect(publishDuePost(post(), noon)).toBeUndefined();
  });

  test('deletes once', () => {
    const deleted = deletePost(post({ status: 'scheduled', publishedAt: ahead }), noon);
    expect(namesOf(deleted?.events ?? [])).toEqual(['post.schedule_changed.v1', 'post.deleted.v1']);
    expect(deleted && deletePost(deleted.post, noon)).toBeUndefined();
  });

  test('raises the event of a change by what readers see of it', () => {
    const [draft, published] = [post(), post({ status: 'published', publishedAt: before })];
    expect(namesOf(listPostEvents(undefined, draft))).toEqual([]);
    expect(namesOf(listPostEvents(draft, draft))).toEqual([]);
    expect(namesOf(listPostEvents(draft, published))).toEqual(['post.published.v1']);
    expect(namesOf(listPostEvents(published, published))).toEqual(['post.updated.v1']);
    expect(namesOf(listPostEvents(published, draft))).toEqual(['post.updated.v1']);
  });
});

describe('toSlug', () => {
  test.each([
    ['What a survey tells you', 'what-a-survey-tells-you'],
    ['  Fees & “hidden” costs: £400? ', 'fees-and-hidden-costs-400'],
    ['Don’t panic', 'dont-panic'],
    ['Café, naïve, Ørsted', 'cafe-naive-rsted'],
    ['房子', 'post'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('writes %s as %s', (title, slug) => {
    expect(toSlug(title, 'post')).toBe(slug);
  });

  test('makes an address of any title, and candidates that differ', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const candidates = listSlugCandidates(toSlug(title, 'post'), 5);
        expect(new Set(candidates).size).toBe(5);
        for (const slug of candidates) expect(PostSlug.safeParse(slug).error).toBeUndefined();
      }),
    );
  });
});

describe('reading', () => {
  test('counts words of the text and not of the tags', () => {
    expect(extractText('<p>One <a href="/a b c">two</a></p><p>three &amp; four</p>')).toBe(
      'One two three & four',
    );
    expect(countReadMinutes('')).toBe(1);
    expect(countReadMinutes('word '.repeat(1_150))).toBe(5);
  });

  test('makes an excerpt of whole sentences, or of whole words', () => {
    expect(createExcerpt('Short.')).toBe('Short.');
    expect(
      createExcerpt(`${'A sentence of some length about homes. '.repeat(3)}${'tail '.repeat(60)}`),
    ).toMatch(/homes\.$/);
    expect(createExcerpt('word, '.repeat(100))).toMatch(/word…$/);
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (html) => {
        expect(createExcerpt(html).length).toBeLessThanOrEqual(221);
      }),
    );
  });
});

describe('an excerpt that nobody wrote', () => {
  const table = '<table><caption>Bands</caption><tbody><tr><td>A</td><td>92</td></tr></tbody></table>';
  test('leaves out headings and tables, whose words are no sentences', () => {
    const html = `<h2>Light</h2><p>There’s no need to wait.</p>${table}<h3 id="two">Turn on</h3><p>The lamps.</p>`;
    expect(createExcerpt(html)).toBe('There’s no need to wait. The lamps.');
    expect(createExcerpt('<h2>Light</h2>')).toBe('Light');
    expect(extractText(table)).toBe('Bands A 92');
  });

  test.each([
    ['<p>There’s no need to wait.</p>', true],
    ['<h2>Light</h2><p>There’s no need to wait. The lamps are on.</p>', true],
    [`<p>${'Lamps are on, '.repeat(60)}</p>`, true],
    ['<p>Something else.</p>', false],
  ])('is recognised at the beginning of %s: %s', (html, isRepeated) => {
    const excerpt = isRepeated ? createExcerpt(html) : 'About it';
    expect(beginsWithExcerpt(html, excerpt)).toBe(isRepeated);
  });
});

describe('choosing posts and tags', () => {
  const tag = (slug: string) => ({ id: `tag_${ulid.slice(0, -1)}${slug}` as const, name: slug, slug });
  test('puts the same category and shared tags first, and never the post itself', () => {
    const own = post({ tags: [tag('A'), tag('B')] });
    const other = `cat_${ulid.slice(0, -1)}E` as const;
    const others = [
      post({ id: `pst_${ulid.slice(0, -1)}1`, categoryId: other, publishedAt: ahead }),
      post({ id: `pst_${ulid.slice(0, -1)}2`, categoryId: other, tags: [tag('A'), tag('B')] }),
      post({ id: `pst_${ulid.slice(0, -1)}3` }),
      post({ id: `pst_${ulid.slice(0, -1)}4`, categoryId: other }),
    ];
    expect(rankRelatedPosts(own, [own, ...others]).map(({ id }) => id.slice(-1))).toEqual(['2', '3', '1']);
  });

  test('ranks tags by views, then by posts, then by name', () => {
    const tags = ['A', 'B', 'C', 'D'].map((slug, index) => ({ ...tag(slug), count: index === 2 ? 5 : 1 }));
    const ranked = rankTags(tags, new Map([[tag('D').id, 9]]));
    expect(ranked.map(({ slug }) => slug).join('')).toBe('DCAB');
  });
});
