import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';

const {
  call,
  createDraft,
  advanceAndLogIn,
  createEditor,
  publishPost,
  fetchPost,
  viewPost,
  getPost,
  listEvents,
  updatePost,
} = createBlogClient(cloud);

let editor: Awaited<ReturnType<typeof createEditor>>;
beforeAll(async () => {
  editor = await createEditor();
});

describe('scheduled publishing', () => {
  test('publishes a post at its time, and a moved or taken back one not before', async () => {
    const at = (hours: number) => new Date(cloud.clock.now() + hours * 3_600_000).toISOString();
    const due = at(2);
    const [soon, moved, recalled] = [
      await publishPost(editor, { title: 'Published in two hours', publishedAt: due }),
      await createDraft(editor, { title: 'Published in six hours', status: 'scheduled', publishedAt: at(2) }),
      await createDraft(editor, { title: 'Published never', status: 'scheduled', publishedAt: at(2) }),
    ];
    expect(soon.status).toBe('scheduled');
    await updatePost(editor, moved.id, { version: 1, publishedAt: at(6) });
    await updatePost(editor, recalled.id, { version: 1, status: 'draft' });
    expect((await fetchPost(soon.slug)).status).toBe(404);

    editor = await advanceAndLogIn(3 * 3_600_000, editor);
    await cloud.idle();
    expect(await getPost(soon.slug)).toMatchObject({ publishedAt: due });
    expect((await fetchPost(moved.slug)).status).toBe(404);
    expect((await fetchPost(recalled.slug)).status).toBe(404);
    expect(listEvents('post.published.v1', soon.id)).toHaveLength(1);

    editor = await advanceAndLogIn(4 * 3_600_000, editor);
    await cloud.idle();
    expect((await fetchPost(moved.slug)).status).toBe(200);
    expect((await fetchPost(recalled.slug)).status).toBe(404);
  });
});

describe('tags', () => {
  test('are popular by the views of the last 90 days, then by use', async () => {
    await cloud.reset();
    editor = await createEditor();
    const [read, used] = [
      await publishPost(editor, { title: 'One that is read', tags: ['Auctions'] }),
      await publishPost(editor, { title: 'One that is not read', tags: ['Leases'] }),
    ];
    await publishPost(editor, { title: 'Another that is not read', tags: ['Leases'] });
    const popular = async () => {
      const { body } = await call('GET', '/api/blogs/tags/popular');
      return body['tags'];
    };
    expect(await popular()).toMatchObject([
      { slug: 'leases', count: 2 },
      { slug: 'auctions', count: 1 },
    ]);
    // Reading, staff and programs do not count, and a visitor counts once a day.
    await fetchPost(used.slug);
    await viewPost(used.id, editor);
    await viewPost(used.id, undefined, 'curl/8');
    expect((await Promise.all([viewPost(read.id), viewPost(read.id)])).map(({ status }) => status)).toEqual([
      204, 204,
    ]);
    expect(await popular()).toMatchObject([{ slug: 'auctions' }, { slug: 'leases' }]);
    expect((await call('GET', '/api/blogs/tags')).body).toMatchObject({
      tags: [{ slug: 'auctions' }, { slug: 'leases' }],
      total: 2,
    });
    editor = await advanceAndLogIn(91 * dayMs, editor);
    expect(await popular()).toMatchObject([{ slug: 'leases' }, { slug: 'auctions' }]);
  });
});

describe('the feed', () => {
  test('is Atom with the latest posts and safe against their titles', async () => {
    const post = await publishPost(editor, { title: 'Fees & "hidden" <costs>' });
    const { status, headers, text } = await cloud.api('/api/blogs/feed');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(text).toContain('<feed xml:lang="en-GB" xmlns="http://www.w3.org/2005/Atom"');
    expect(text).toContain(`/blog/${post.slug}"`);
    expect(text).not.toContain('<costs>');
  });
});
