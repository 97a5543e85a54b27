import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommentThread } from '../../functions/trust/blog/contract.ts';
import { createBlogClient } from '../support/clients/blog.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'staff');
cloud.allowCopies('signUp');

const {
  listNotifications,
  call,
  postComment,
  addComment,
  listHeldComments,
  advanceAndLogIn,
  listMails,
  createMember,
  createEditor,
  callAs,
  publishPost,
  getPost,
  listEvents,
} = createBlogClient(cloud);
const { createDraft } = createBlogClient(cloud);

const minutes = 60_000;
let editor: Awaited<ReturnType<typeof createEditor>>;
let post: Awaited<ReturnType<typeof publishPost>>;
let ann: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  editor = await createEditor();
});
beforeEach(async () => {
  [post, ann] = [await publishPost(editor), await createMember('Ann Example')];
});
const change = (person: { id: string; token: string }, id: string, body: object) =>
  callAs(person, 'PUT', `/api/blogs/comment/${id}`, body);
const remove = (person: { id: string; token: string }, id: string) =>
  callAs(person, 'DELETE', `/api/blogs/comment/${id}`);
const review = (id: string, body: object) => callAs(editor, 'PUT', `/api/staff/comments/${id}`, body);
const bodies = (threads: readonly CommentThread[]) =>
  threads.map(({ body, replies }) => [body, replies.map((reply) => reply.body)]);
const comments = async (reader?: { id: string; token: string }) =>
  (await getPost(post.slug, reader)).comments;

describe('commenting', () => {
  test('shows words as they are, with replies one level deep, oldest first', async () => {
    const bob = await createMember('Bob Example');
    const first = await addComment(ann, post.id, 'Is a <b>level 3</b> survey worth it?\nFor a flat?');
    expect(first).toMatchObject({
      status: 'visible',
      own: true,
      edited: false,
      author: { id: ann.id, user_name: ann.name },
      editableUntil: new Date(Date.parse(first.createdAt) + 15 * minutes).toISOString(),
    });
    const reply = await addComment(bob, post.id, 'For an old one, yes.', first.id);
    await addComment(bob, post.id, 'A second thread.');
    expect(bodies(await comments())).toEqual([
      ['Is a <b>level 3</b> survey worth it?\nFor a flat?', ['For an old one, yes.']],
      ['A second thread.', []],
    ]);
    expect((await comments())[0]).toMatchObject({ own: false, replies: [{ id: reply.id, own: false }] });
    expect((await comments(bob))[0]).toMatchObject({ own: false, replies: [{ own: true }] });
    expect((await getPost(post.slug)).commentsCount).toBe(3);
    expect(await postComment(ann, post.id, 'Thanks', reply.id)).toMatchObject({
      status: 422,
      body: { errors: { parentId: [expect.any(String)] } },
    });
  });

  test('needs a public post, a parent of the same post and two to 2,000 characters', async () => {
    const other = await publishPost(editor);
    const elsewhere = await addComment(ann, other.id);
    const unknown = 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1D';
    expect((await postComment(ann, unknown)).status).toBe(404);
    expect((await postComment(ann, (await createDraft(editor)).id)).status).toBe(404);
    expect((await postComment(ann, post.id, 'Hello', elsewhere.id)).status).toBe(404);
    expect((await postComment(ann, post.id, 'x')).status).toBe(422);
    expect((await postComment(ann, post.id, ` ${'x'.repeat(2_001)} `)).status).toBe(422);
    expect((await call('POST', '/api/blogs/comment', { body: { blogId: post.id, body: 'Hi' } })).status).toBe(
      401,
    );
  });

  test('takes five in ten minutes', async () => {
    for (let count = 0; count < 5; count += 1) await addComment(ann, post.id, `Comment ${count}`);
    const sixth = await postComment(ann, post.id, 'Comment 6');
    expect(sixth).toMatchObject({ status: 429, body: { code: 'too_many' } });
    const waitSeconds = Number(sixth.headers.get('retry-after'));
    // A sliding window is up to a fifteenth longer than its span.
    expect(waitSeconds).toBeGreaterThan(9 * 60);
    expect(waitSeconds).toBeLessThanOrEqual(10 * 60 + 40);
    ann = await advanceAndLogIn(waitSeconds * 1_000, ann);
    editor = await advanceAndLogIn(0, editor);
    await addComment(ann, post.id, 'Comment 7');
  });

  test('notifies the author of the parent by the bell and by mail, and not of their own answers', async () => {
    const bob = await createMember('Bob Example');
    const first = await addComment(ann, post.id);
    await addComment(ann, post.id, 'I forgot to say thanks.', first.id);
    const reply = await addComment(bob, post.id, 'We paid £600.', first.id);
    await cloud.idle();
    const told = (await listNotifications(ann)).filter(({ title }) => title === 'New reply to your comment');
    expect(told).toMatchObject([{ href: `/blog/${post.slug}#${reply.id}`, topic: 'comments' }]);
    const mails = listMails(ann.email).filter(({ subject }) => subject === 'New reply to your comment');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(post.title);
  });

  test('refuses an answer to a person who blocked the writer', async () => {
    const bob = await createMember('Bob Example');
    const first = await addComment(ann, post.id);
    await callAs(ann, 'POST', '/api/report', { type: 'block', userId: bob.id });
    expect(await postComment(bob, post.id, 'Answer me', first.id)).toMatchObject({
      status: 403,
      body: { code: 'blocked_by_user' },
    });
  });
});

describe('changing a comment', () => {
  test('works for its author for 15 minutes and shows that it was edited', async () => {
    const { id } = await addComment(ann, post.id, 'A servey costs £600.');
    expect(await change(ann, id, { body: 'A survey costs £600.', version: 1 })).toMatchObject({
      status: 200,
      body: { body: 'A survey costs £600.', edited: true, version: 2 },
    });
    expect(await change(ann, id, { body: 'A survey costs £700.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await change(ann, id, { body: 'A survey costs £700.' })).status).toBe(200);
    ann = await advanceAndLogIn(15 * minutes + 1_000, ann);
    editor = await advanceAndLogIn(0, editor);
    expect(await change(ann, id, { body: 'Too late to say' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'visible' },
    });
    expect((await comments(ann))[0]?.editableUntil).toBeUndefined();
    expect((await change(editor, id, { body: 'A survey costs £700 here.' })).status).toBe(200);
    expect((await comments())[0]).toMatchObject({ body: 'A survey costs £700 here.', edited: true });
  });

  test('holds it where a link came in, and lets it go where the link went', async () => {
    const { id } = await addComment(ann, post.id, 'A good surveyor.');
    expect((await change(ann, id, { body: 'See www.surveys.example' })).body).toMatchObject({
      status: 'held',
    });
    expect(await comments()).toEqual([]);
    expect((await getPost(post.slug)).commentsCount).toBe(0);
    expect((await change(ann, id, { body: 'Ask a member of RICS.' })).body).toMatchObject({
      status: 'visible',
    });
    expect((await getPost(post.slug)).commentsCount).toBe(1);
    expect((await listHeldComments(editor)).map((one) => one.id)).not.toContain(id);
  });
});

describe('removing a comment', () => {
  test('leaves a place where it has answers and nothing where it has no answers', async () => {
    const first = await addComment(ann, post.id, 'The first');
    const reply = await addComment(ann, post.id, 'The answer', first.id);
    expect((await remove(ann, first.id)).status).toBe(204);
    expect((await comments())[0]).toMatchObject({
      status: 'removed',
      body: '',
      author: null,
      replies: [{ body: 'The answer' }],
    });
    expect(await postComment(ann, post.id, 'To nobody', first.id)).toMatchObject({
      status: 409,
      body: { state: 'removed' },
    });
    expect(await change(ann, first.id, { body: 'Back again' })).toMatchObject({
      status: 409,
      body: { state: 'removed' },
    });
    expect((await remove(ann, reply.id)).status).toBe(204);
    expect((await remove(ann, reply.id)).status).toBe(204);
    expect(await comments()).toEqual([]);
    expect((await getPost(post.slug)).commentsCount).toBe(0);
  });

  test('by staff shows in the bell of its author', async () => {
    const { id } = await addComment(ann, post.id, 'My firm does this best.');
    expect((await remove(editor, id)).status).toBe(204);
    await cloud.idle();
    expect((await listNotifications(ann)).map(({ title }) => title)).toContain('Your comment was removed');
  });

  test('happens with the account of its author', async () => {
    const { id } = await addComment(ann, post.id, 'Words of somebody who goes');
    const bob = await createMember('Bob Example');
    await addComment(bob, post.id, 'An answer', id);
    await callAs(ann, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' });
    await advanceAndLogIn(15 * 24 * 60 * minutes, bob);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect(bodies(await comments())).toEqual([['', ['An answer']]]);
    editor = await advanceAndLogIn(0, editor);
  });
});

describe('holding a comment', () => {
  test('waits for staff with a link, seen by its author alone', async () => {
    const body = 'Look at https://surveys.example/offer';
    const { id, status } = await addComment(ann, post.id, body);
    expect(status).toBe('held');
    expect(await comments()).toEqual([]);
    expect(bodies(await comments(ann))).toEqual([[body, []]]);
    expect((await listHeldComments(editor)).find((one) => one.id === id)).toMatchObject({
      body,
      heldFor: ['link'],
      author: { id: ann.id },
      post: { id: post.id, slug: post.slug },
    });
    const bob = await createMember('Bob Example');
    expect((await postComment(bob, post.id, 'Answer', id)).status).toBe(404);
  });

  test('ends by approval, which notifies the author of the parent, or by removal with a reason', async () => {
    const bob = await createMember('Bob Example');
    const first = await addComment(ann, post.id);
    const fine = await addComment(bob, post.id, 'See https://www.rics.org for one', first.id);
    const advert = await addComment(bob, post.id, 'Buy at https://advert.example');
    await cloud.idle();
    expect((await listNotifications(ann)).map(({ title }) => title)).not.toContain(
      'New reply to your comment',
    );
    const tasks = () => callAs(editor, 'GET', '/api/staff/tasks?kind=comment&per_page=200');
    expect(JSON.stringify((await tasks()).body)).toContain(fine.id);

    expect((await review(fine.id, { decision: 'approve', version: 2 })).status).toBe(409);
    expect(await review(fine.id, { decision: 'approve', version: 1 })).toMatchObject({
      status: 200,
      body: { status: 'visible' },
    });
    expect(await review(fine.id, { decision: 'approve', version: 2 })).toMatchObject({
      status: 409,
      body: { state: 'visible' },
    });
    expect((await review(advert.id, { decision: 'remove', version: 1 })).status).toBe(422);
    const reason = 'It advertises a company.';
    expect(await review(advert.id, { decision: 'remove', version: 1, reason })).toMatchObject({
      body: { status: 'removed' },
    });
    await cloud.idle();
    expect(bodies(await comments())).toEqual([[first.body, [fine.body]]]);
    expect((await listNotifications(ann)).map(({ title }) => title)).toContain('New reply to your comment');
    const [mail] = listMails(bob.email).filter(({ subject }) => subject === 'Your comment was removed');
    expect(mail?.text).toContain(reason);
    expect(JSON.stringify((await tasks()).body)).not.toContain(fine.id);
    expect(JSON.stringify((await tasks()).body)).not.toContain(advert.id);
    expect(listEvents('comment.published.v1', fine.id)).toHaveLength(1);
  });
});
