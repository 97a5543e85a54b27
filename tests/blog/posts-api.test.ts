import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { blogRoutes, EditablePost } from '../../functions/trust/blog/contract.ts';
import { createPhoto } from '../properties/photos.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';

const {
  call,
  postDraft,
  createDraft,
  listPosts,
  createMember,
  createEditor,
  callAs,
  publishPost,
  fetchPost,
  getPost,
  listEvents,
  updatePost,
} = createBlogClient(cloud);
const { createCategory, createUpload } = createBlogClient(cloud);

let editor: Awaited<ReturnType<typeof createEditor>>;
beforeAll(async () => {
  editor = await createEditor();
});

describe('writing a post', () => {
  test('publishes it at once, sanitised, with reading time, excerpt and words for search engines', async () => {
    const post = await publishPost(editor, {
      title: 'Five things to ask at a viewing',
      body: `<h1>Ask</h1><p onclick="steal()">Ask about <b>damp</b>.<script>alert(1)</script></p><p>${'word '.repeat(500)}</p>`,
      tags: ['Viewings', 'viewings', 'First home'],
    });
    expect(post).toMatchObject({
      slug: 'five-things-to-ask-at-a-viewing',
      status: 'published',
      readMinutes: 2,
      version: 1,
      author: { id: editor.id, user_name: editor.name },
      tags: [{ name: 'Viewings', slug: 'viewings' }, { slug: 'first-home' }],
    });
    expect(post.excerpt).toMatch(/^Ask about damp\. word/);
    const page = await getPost(post.slug);
    expect(page.bodyHtml).toContain('<h2 id="section-ask">Ask</h2><p>Ask about <strong>damp</strong>.</p>');
    expect(page).toMatchObject({
      seo: { title: post.title, description: post.excerpt, image: null },
      comments: [],
      commentsCount: 0,
    });
    await cloud.idle();
    expect(listEvents('post.published.v1', post.id)).toHaveLength(1);
  });

  test('numbers the slug of a title that was used before', async () => {
    const title = 'How to choose a solicitor';
    const posts = [await publishPost(editor, { title }), await publishPost(editor, { title })];
    expect(posts.map(({ slug }) => slug)).toEqual([
      'how-to-choose-a-solicitor',
      'how-to-choose-a-solicitor-2',
    ]);
    expect(await postDraft(editor, { slug: 'how-to-choose-a-solicitor' })).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.any(String)] } },
    });
  });

  test.each([
    ['a short title', { title: 'Four' }, 'title'],
    ['a long title', { title: 'a'.repeat(121) }, 'title'],
    ['an unknown category', { categoryId: 'cat_01K9ZX3Q6T4C8V0R2M5N7P9B1D' }, 'categoryId'],
    ['a cover without alt text', { cover: { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D', alt: ' ' } }, 'cover.alt'],
    ['an unknown cover', { cover: { id: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D', alt: 'A house' } }, 'cover'],
    ['nine tags', { tags: Array.from({ length: 9 }, (_, index) => `Tag ${index}`) }, 'tags'],
    ['a hostile slug', { slug: '../admin' }, 'slug'],
    ['publishing without words', { status: 'published', body: '<script>x</script>' }, 'body'],
    [
      'a schedule in the past',
      { status: 'scheduled', publishedAt: '2020-01-01T00:00:00.000Z' },
      'publishedAt',
    ],
    ['a schedule without a time', { status: 'scheduled' }, 'publishedAt'],
    ['an unknown picture', { body: '<img data-image="img_01K9ZX3Q6T4C8V0R2M5N7P9B1D" alt="x">' }, 'body'],
  ])('refuses %s', async (_, change, field) => {
    expect(await postDraft(editor, change)).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { [field]: [expect.any(String)] } },
    });
  });
});

describe('pictures', () => {
  test('are the writer’s own uploads, with sizes and alt text', async () => {
    const id = await createUpload(editor, await createPhoto());
    const post = await publishPost(editor, {
      cover: { id, alt: 'A terrace in the sun' },
      body: `<p>Look:</p><img src="https://evil.example/x.png" onerror="x()" data-image="${id}" alt="The front">`,
    });
    expect(post.cover).toMatchObject({ id, alt: 'A terrace in the sun', width: 820 });
    expect(post.bodyHtml).toMatch(/<img src="\/media\/[^"]+" srcset="[^"]+ 320w/);
    expect(post.bodyHtml).toContain('alt="The front"');
    expect(post.bodyHtml).toContain('width="820" height="300"');
    expect(post.bodyHtml).not.toMatch(/evil|onerror/);
    expect((await getPost(post.slug)).seo.image).toBe(post.cover?.url);

    const unnamed = { body: `<img data-image="${id}" alt="">` };
    expect(await postDraft(editor, unnamed)).toMatchObject({
      status: 422,
      body: { errors: { body: ['Describe each picture for people who can’t see it.'] } },
    });
    const colleague = await createEditor();
    expect((await postDraft(colleague, { cover: { id, alt: 'Not mine' } })).status).toBe(422);

    const bare = EditablePost.parse(
      (await updatePost(editor, post.id, { version: 1, cover: null, body: '<p>No picture.</p>' })).body,
    );
    expect(bare.cover).toBeUndefined();
    expect(bare.bodyHtml).toBe('<p>No picture.</p>');
  });
});

describe('changing a post', () => {
  test('keeps an earlier address and names the present one', async () => {
    const post = await publishPost(editor, { title: 'Moving day, hour by hour' });
    const { status, body } = await updatePost(editor, post.id, {
      version: 1,
      slug: 'moving-day',
      title: 'Moving day',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { slug: 'moving-day', version: 2 } });
    expect(await getPost('moving-day-hour-by-hour')).toMatchObject({
      slug: 'moving-day',
      redirectSlug: 'moving-day',
      title: 'Moving day',
    });
    expect((await getPost('moving-day')).redirectSlug).toBeUndefined();
    // No other post takes the earlier address; the post itself may have it back.
    expect((await createDraft(editor, { title: 'Moving day, hour by hour' })).slug).toBe(
      'moving-day-hour-by-hour-2',
    );
    expect((await updatePost(editor, post.id, { version: 2, slug: 'moving-day-hour-by-hour' })).status).toBe(
      200,
    );
    expect((await getPost('moving-day')).redirectSlug).toBe('moving-day-hour-by-hour');
  });

  test('refuses the version of another editor', async () => {
    const post = await createDraft(editor);
    expect((await updatePost(editor, post.id, { version: 1, title: 'The first to save' })).status).toBe(200);
    expect(await updatePost(editor, post.id, { version: 1, title: 'The second to save' })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await updatePost(editor, post.id, { title: 'Without a version' })).status).toBe(422);
    const both = ['One of two', 'Two of two'].map((title) =>
      updatePost(editor, post.id, { version: 2, title }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  test('takes a published post back to a draft, and never to a schedule', async () => {
    const post = await publishPost(editor, { title: 'Something to think over' });
    const ahead = new Date(cloud.clock.now() + dayMs).toISOString();
    expect(
      await updatePost(editor, post.id, { version: 1, status: 'scheduled', publishedAt: ahead }),
    ).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'published' },
    });
    expect((await updatePost(editor, post.id, { version: 1, status: 'draft' })).status).toBe(200);
    expect((await fetchPost(post.slug)).status).toBe(404);
  });
});

describe('deleting a post', () => {
  test('answers that it is gone, at every address that it had', async () => {
    const post = await publishPost(editor, { title: 'A post that goes' });
    await updatePost(editor, post.id, { version: 1, slug: 'a-post-that-went' });
    expect((await callAs(editor, 'DELETE', `/api/blogs/delete/${post.id}`)).status).toBe(204);
    expect((await callAs(editor, 'DELETE', `/api/blogs/delete/${post.id}`)).status).toBe(204);
    for (const slug of ['a-post-that-goes', 'a-post-that-went'])
      expect(await fetchPost(slug)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect((await updatePost(editor, post.id, { version: 3, title: 'Come back' })).status).toBe(410);
    expect(
      (await listPosts(`category=${editor.category.id}&per_page=50`)).blogs.map(({ id }) => id),
    ).not.toContain(post.id);
    const reader = await createMember('Late Reader');
    const late = { blogId: post.id, body: 'Where did it go?' };
    expect((await callAs(reader, 'POST', '/api/blogs/comment', late)).status).toBe(410);
    await cloud.idle();
    expect(listEvents('post.deleted.v1', post.id)).toHaveLength(1);
  });
});

describe('lists', () => {
  test('show published posts alone, the newest first whatever their date, by category, tag and words', async () => {
    const category = await createCategory(editor);
    const on = (day: string) => ({ categoryId: category.id, publishedAt: `2026-0${day}T09:00:00.000Z` });
    const [old, young] = [
      await publishPost(editor, { title: 'Old news about damp', ...on('1-10'), tags: ['Damp'] }),
      await publishPost(editor, { title: 'Young news about tax', ...on('3-10'), tags: ['Tax'] }),
    ];
    const middle = await publishPost(editor, {
      title: 'Middle news about damp',
      ...on('2-10'),
      tags: ['Damp'],
    });
    await createDraft(editor, { title: 'Not for readers', categoryId: category.id });

    const of = `category=${category.slug}`;
    const titles = async (query: string) => (await listPosts(query)).blogs.map(({ id }) => id);
    expect(await titles(of)).toEqual([middle.id, young.id, old.id]);
    expect(await titles(`${of}&tag=damp`)).toEqual([middle.id, old.id]);
    expect(await titles(`${of}&q=NEWS tax`)).toEqual([young.id]);
    expect(await titles(`${of}&q=nothing`)).toEqual([]);
    expect(await titles('category=no-such-shelf')).toEqual([]);
    expect(await listPosts(`${of}&per_page=2&page=2`)).toMatchObject({
      blogs: [{ id: old.id, publishedAt: '2026-01-10T09:00:00.000Z' }],
      total: 3,
      page: 2,
      per_page: 2,
    });
    expect((await call('GET', '/api/blogs?per_page=51')).status).toBe(422);

    expect((await call('GET', `/api/blogs/post-category/show/${category.id}`)).body).toMatchObject({
      category: { id: category.id, postCount: 3 },
      total: 3,
    });
    expect((await getPost(old.slug)).related.map(({ id }) => id).slice(0, 2)).toEqual([middle.id, young.id]);
  });

  test('show other states to staff alone', async () => {
    const post = await createDraft(editor, { title: 'Still being written' });
    expect((await listPosts('status=draft&per_page=50', editor)).blogs).toContainEqual(
      expect.objectContaining({ id: post.id, status: 'draft', version: 1, publishedAt: null }),
    );
    expect((await listPosts('status=all&q=still being written', editor)).total).toBe(1);
    expect(await call('GET', '/api/blogs?status=draft')).toMatchObject({
      status: 403,
      body: { code: 'staff_only' },
    });
    expect((await fetchPost(post.slug)).status).toBe(404);
    expect((await fetchPost(post.slug, editor)).status).toBe(404);
    expect((await callAs(editor, 'GET', `/api/staff/blogs/${post.id}`)).body).toMatchObject({
      id: post.id,
      status: 'draft',
      bodyHtml: expect.stringContaining('Three levels'),
    });
  });

  test('name categories once', async () => {
    const { id, name, version } = await createCategory(editor);
    expect(await callAs(editor, 'POST', '/api/blogs/post-category', { name })).toMatchObject({
      status: 409,
      body: { state: 'created' },
    });
    const path = `/api/blogs/post-category/${id}`;
    expect(await callAs(editor, 'PUT', path, { name: `${name}, renewed`, version })).toMatchObject({
      status: 200,
      body: { name: `${name}, renewed`, version: 2 },
    });
    expect((await callAs(editor, 'PUT', path, { name, version })).status).toBe(409);
  });

  test('keep the order of categories that staff chose', async () => {
    const [first, second] = [await createCategory(editor), await createCategory(editor)];
    const idsOf = async () =>
      blogRoutes.categories.result
        .parse((await call('GET', '/api/blogs/post-category')).body)
        .categories.map(({ id }) => id);
    const order = (ids: readonly string[]) => callAs(editor, 'PUT', '/api/blogs/post-category', { ids });
    expect((await idsOf()).slice(-2)).toEqual([first.id, second.id]);
    const wished = (await idsOf()).toReversed();
    expect((await order(wished)).status).toBe(200);
    expect(await idsOf()).toEqual(wished);
    expect(await order(wished.slice(1))).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await order([...wished.slice(1), first.id])).status).toBe(409);
    expect(await idsOf()).toEqual(wished);
  });

  test('delete a category that no post is in', async () => {
    const category = await createCategory(editor);
    const path = `/api/blogs/post-category/${category.id}`;
    const other = await createCategory(editor);
    const post = await createDraft(editor, { categoryId: category.id });
    expect(await callAs(editor, 'DELETE', path)).toMatchObject({ status: 409, body: { state: 'in_use' } });
    await updatePost(editor, post.id, { categoryId: other.id, version: post.version });
    expect((await callAs(editor, 'DELETE', path)).status).toBe(204);
    expect((await callAs(editor, 'DELETE', path)).status).toBe(404);
    expect(await postDraft(editor, { categoryId: category.id })).toMatchObject({
      status: 422,
      body: { errors: { categoryId: expect.any(Array) } },
    });
    const again = await callAs(editor, 'POST', '/api/blogs/post-category', { name: category.name });
    expect(again).toMatchObject({ status: 201, body: { slug: category.slug } });
  });
});
