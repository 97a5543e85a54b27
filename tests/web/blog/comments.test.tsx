import { describe, expect, it } from 'vitest';
import { type Answers, startLogin, openSite, createUserAnswer } from '../app.tsx';
import { createComment, createPostPage } from './samples.ts';

const path = '/blog/how-to-read-an-offer';
const show = 'GET /api/blogs/show/how-to-read-an-offer';
const add = 'POST /api/blogs/comment';
const first = createComment();
const own = (change: Readonly<Record<string, unknown>> = {}) =>
  createComment({
    id: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1B',
    author: { id: 'usr_01J00000000000000000000000', user_name: 'ann smith' },
    body: 'What if both are cash?',
    own: true,
    ...change,
  });

const withComments = (...comments: unknown[]): Answers => ({
  [show]: { body: createPostPage({ comments, commentsCount: comments.length }) },
  'GET /api/user': createUserAnswer(),
});
const open = (answers: Answers) => {
  startLogin();
  return openSite(path, answers);
};

describe('the comments of a post', () => {
  it('are readable for a visitor, who has to log in to write one', async () => {
    const { screen } = await openSite(path, withComments(first));
    await expect
      .element(screen.getByText('We took the second highest and never regretted it.'))
      .toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Add a comment' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Log in to comment' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Login Required' })).toBeVisible();
  });

  it('lead an account without a username to its next step', async () => {
    const { screen } = await open({
      ...withComments(),
      'GET /api/user': createUserAnswer({ user_name: null }),
    });
    await expect
      .element(screen.getByRole('link', { name: 'Continue' }))
      .toHaveAttribute('href', '/username-unset?next=%2Fblog%2Fhow-to-read-an-offer');
  });

  it('accept a new one and show it', async () => {
    let comments: unknown[] = [];
    let sent: unknown;
    const { screen } = await open({
      'GET /api/user': createUserAnswer(),
      [show]: () => ({ body: createPostPage({ comments, commentsCount: comments.length }) }),
      [add]: (body) => {
        sent = body;
        comments = [own()];
        return { status: 201, body: own() };
      },
    });
    const field = screen.getByRole('textbox', { name: 'Add a comment' });
    await screen.getByRole('button', { name: 'Post comment' }).click();
    await expect.element(screen.getByText('Write a few words first')).toBeVisible();
    await field.fill('  What if both are cash?  ');
    await screen.getByRole('button', { name: 'Post comment' }).click();
    await expect.element(screen.getByText('Your comment is on the page.')).toBeVisible();
    await expect.element(screen.getByText('What if both are cash?')).toBeVisible();
    await expect.element(field).toHaveValue('');
    expect(sent).toEqual({ blogId: 'pst_01K9ZX3Q6T4C8V0R2M5N7P9B1A', body: 'What if both are cash?' });
  });

  it('keep the text when it is rejected', async () => {
    const detail = 'You write faster than we can read. Wait a little.';
    const { screen } = await open({
      ...withComments(),
      [add]: { status: 429, body: { status: 429, code: 'too_many', detail } },
    });
    const field = screen.getByRole('textbox', { name: 'Add a comment' });
    await field.fill('Once more');
    await screen.getByRole('button', { name: 'Post comment' }).click();
    await expect.element(screen.getByText(detail)).toBeVisible();
    await expect.element(field).toHaveValue('Once more');
  });

  it('accept replies one level deep', async () => {
    let sent: unknown;
    const reply = createComment({
      id: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1C',
      parentId: first.id,
      body: 'So did we.',
    });
    const { screen } = await open({
      ...withComments({ ...first, replies: [reply] }),
      [add]: (body) => {
        sent = body;
        return { status: 201, body: own({ status: 'held' }) };
      },
    });
    await expect.element(screen.getByText('So did we.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Reply/ }).elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Reply to Daniel Okafor' }).click();
    await screen.getByRole('textbox', { name: 'Your reply' }).fill('See www.example.com');
    await screen.getByRole('button', { name: 'Post reply' }).click();
    await expect.element(screen.getByText(/^Thank you\. We read comments like this one/)).toBeVisible();
    expect(sent).toMatchObject({ parentId: first.id, body: 'See www.example.com' });
  });

  it('show only their author that they are held', async () => {
    const { screen } = await open(withComments(own({ status: 'held' })));
    await expect.element(screen.getByText(/^Held for review\./)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  });

  it('can be edited until the period is over', async () => {
    let sent: unknown;
    const soon = new Date(Date.now() + 60_000).toISOString();
    const { screen } = await open({
      ...withComments(own({ editableUntil: soon })),
      'PUT /api/blogs/comment/cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1B': (body) => {
        sent = body;
        return { body: own({ edited: true, version: 2 }) };
      },
    });
    await screen.getByRole('button', { name: 'Edit your comment' }).click();
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    await expect.element(field).toHaveFocus();
    await field.fill('What if neither is?');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Your comment has been changed.')).toBeVisible();
    expect(sent).toEqual({ body: 'What if neither is?', version: 1 });
  });

  it('can only be removed after the period', async () => {
    let isRemoved = false;
    const past = '2026-10-03T09:15:00.000Z';
    const { screen } = await open({
      'GET /api/user': createUserAnswer(),
      [show]: () => ({
        body: createPostPage({
          comments: [
            isRemoved ? own({ status: 'removed', body: '', author: null }) : own({ editableUntil: past }),
          ],
        }),
      }),
      'DELETE /api/blogs/comment/cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1B': () => {
        isRemoved = true;
        return { status: 204 };
      },
    });
    await expect.element(screen.getByText('What if both are cash?')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit your comment' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Remove your comment' }).click();
    await screen.getByRole('button', { name: 'Remove comment' }).click();
    await expect.element(screen.getByText('This comment was removed.')).toBeVisible();
  });

  it('can be reported', async () => {
    let sent: unknown;
    const { screen } = await open({
      ...withComments(first),
      'POST /api/report': (body) => {
        sent = body;
        return { status: 201, body: {} };
      },
    });
    await screen.getByRole('button', { name: 'Report the comment by Daniel Okafor' }).click();
    await screen.getByRole('radio').first().click();
    await screen.getByRole('button', { name: 'Send report' }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'Thank you. We have your report' }))
      .toBeVisible();
    expect(sent).toMatchObject({ type: 'report', commentId: first.id });
  });
});
