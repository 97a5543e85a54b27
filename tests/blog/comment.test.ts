import { describe, expect, test } from 'vitest';
import {
  approveComment,
  assertAnswerable,
  assertEditable,
  canCommentBecome,
  createComment,
  editComment,
  removeComment,
  restoreComment,
} from '../../functions/trust/blog/domain/comment-lifecycle.ts';
import { listHoldReasons } from '../../functions/trust/blog/domain/comment-rules.ts';
import { createThreads } from '../../functions/trust/blog/domain/comment-tree.ts';
import { type Comment, CommentStatus } from '../../functions/trust/blog/domain/comment.ts';

const ulid = '01K9ZX3Q6T4C8V0R2M5N7P9B1D';
const noon = new Date('2026-11-21T12:00:00.000Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
const [ann, bob] = [`usr_${ulid}`, 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E'] as const;
const context = { post: { id: `pst_${ulid}`, slug: 'a-post', title: 'A post' } } as const;
const id = (last: string) => `cmt_${ulid.slice(0, -1)}${last}` as const;
const write = (body: string) => createComment({ body }, { id: id('A'), authorId: ann }, context, noon);
const comment = (change: Partial<Comment> = {}): Comment => ({ ...write('A fine house').comment, ...change });
const namesOf = (update: { events: readonly { name: string }[] } | undefined) =>
  (update?.events ?? []).map(({ name }) => name);

describe('the states of a comment', () => {
  test.each([
    ['visible', 'visible held removed'],
    ['held', 'visible held removed'],
    ['removed', 'visible'],
  ] as const)('%s becomes %s', (from, to) => {
    expect(CommentStatus.options.filter((status) => canCommentBecome(from, status)).join(' ')).toBe(to);
  });

  test('raises events of publication, holding, approval and removal', () => {
    expect(namesOf(write('A fine house'))).toEqual(['comment.published.v1']);
    const held = write('See www.example.com');
    expect(namesOf(held)).toEqual(['comment.held.v1']);
    expect(namesOf(approveComment(held.comment, context, noon))).toEqual([
      'comment.released.v1',
      'comment.published.v1',
    ]);
    expect(namesOf(removeComment(held.comment, { by: 'staff' }, context))).toEqual([
      'comment.released.v1',
      'comment.removed.v1',
    ]);
    expect(removeComment(comment({ status: 'removed' }), { by: 'staff' }, context)).toBeUndefined();
    expect(restoreComment(comment({ status: 'removed', removedBy: 'author' }))).toBeUndefined();
    expect(restoreComment(comment({ status: 'removed', removedBy: 'staff' }))?.comment).toMatchObject({
      status: 'visible',
    });
    expect(() => approveComment(comment(), context, noon)).toThrow(/doesn’t wait/);
  });

  test('erases the words that its author removes and keeps those that staff remove', () => {
    expect(removeComment(comment(), { by: 'author' }, context)?.comment.body).toBe('');
    expect(removeComment(comment(), { by: 'staff', reason: 'Rude' }, context)?.comment).toMatchObject({
      body: 'A fine house',
      removalReason: 'Rude',
    });
  });

  test('names the author of the parent in a reply to another person', () => {
    const reply = (parentAuthor: typeof ann | typeof bob) =>
      createComment(
        { body: 'Indeed', parentId: id('B') },
        { id: id('C'), authorId: ann },
        { ...context, parent: { authorId: parentAuthor } },
        noon,
      ).events[0]?.detail;
    expect(reply(bob)).toMatchObject({ parentAuthorId: bob });
    expect(reply(ann)).not.toHaveProperty('parentAuthorId');
  });

  test('is two levels deep', () => {
    expect(() => assertAnswerable(comment({ parentId: id('B') }))).toThrow(/aren’t right/);
    expect(() => assertAnswerable(comment({ status: 'removed' }))).toThrow(/removed/);
    expect(() => assertAnswerable(comment())).not.toThrow();
  });
});

describe('editing', () => {
  test.each([
    [0, true],
    [900, true],
    [901, false],
  ])('after %i seconds is open to the author: %s', (seconds, isOpen) => {
    const edit = () => assertEditable(comment(), false, after(seconds));
    if (isOpen) expect(edit).not.toThrow();
    else expect(edit).toThrow('15 minutes');
    expect(() => assertEditable(comment(), true, after(seconds))).not.toThrow();
  });

  test.each([
    ['visible', 'Fine words', 'comment.edited.v1'],
    ['visible', 'See www.example.com', 'comment.edited.v1 comment.held.v1'],
    ['held', 'See www.example.com', 'comment.edited.v1'],
    ['held', 'Fine words', 'comment.edited.v1 comment.released.v1 comment.published.v1'],
  ] as const)('a %s comment to “%s” raises %s', (status, body, events) => {
    expect(namesOf(editComment(comment({ status }), { body, isStaff: false }, context, noon)).join(' ')).toBe(
      events,
    );
  });

  test('by staff holds nothing and lets nothing through', () => {
    const edit = { body: 'See www.example.com', isStaff: true };
    expect(editComment(comment(), edit, context, noon).comment.status).toBe('visible');
    const held = comment({ status: 'held', heldFor: ['link'] });
    expect(editComment(held, { ...edit, body: 'Fine' }, context, noon).comment.status).toBe('held');
  });
});

describe('listHoldReasons', () => {
  test.each([
    'We paid £1,200.50 for ours in Scunthorpe, on 12.3.2024.',
    'Mr. Cockburn of Penistone wrote from Essex.',
    'Is a level 3 survey worth it e.g. for a flat built in 1890?',
    'It took 3.5 weeks.Then we moved.',
    'The assessment by Dr Dickens was a class act',
    'Our solicitor sent the deposit on exchange.',
  ])('lets “%s” through', (text) => {
    expect(listHoldReasons(text)).toEqual([]);
  });

  test.each([
    ['See http://example.test', 'link'],
    ['See HTTPS://EXAMPLE.TEST', 'link'],
    ['See www.surveys.test', 'link'],
    ['See surveys.co.uk/offer', 'link'],
    ['Look at https://www.gov.uk/surveys', 'link'],
    ['Look at www.gov.uk', 'link'],
    ['See sur\u200bveys.co.uk', 'link'],
    ['<a href=x>this</a>', 'link'],
    ['[url=x]this[/url]', 'link'],
    ['Write to me@example.com', 'contact'],
    ['WhatsApp me on 07700 900123', 'contact'],
    ['This is bullshit', 'language'],
    ['What a sh1t agent', 'language'],
    ['You b@stard', 'language'],
    ['ＦＵＣＫ this', 'language'],
  ])('holds “%s” for its %s', (text, reason) => {
    expect(listHoldReasons(text)).toContain(reason);
  });
});

describe('createThreads', () => {
  const held = comment({ id: id('B'), status: 'held', authorId: ann });
  const removed = comment({ id: id('C'), status: 'removed' });
  const reply = comment({ id: id('D'), parentId: id('C'), authorId: bob });
  const lonely = comment({ id: id('E'), status: 'removed' });
  const hiddenReply = comment({ id: id('F'), parentId: id('A'), status: 'held', authorId: bob });
  const all = [lonely, reply, hiddenReply, removed, held, comment()];
  const shown = (reader: typeof ann | undefined) =>
    createThreads(all, reader).map(({ comment: top, replies }) =>
      [top, ...replies].map((one) => one.id.slice(-1)).join(''),
    );

  test('shows a visitor what is public, and the place of what was removed while it has answers', () => {
    expect(shown(undefined)).toEqual(['A', 'CD']);
  });
  test('shows people their own that wait for staff', () => {
    expect(shown(ann)).toEqual(['A', 'B', 'CD']);
    expect(createThreads(all, bob)[0]?.replies.map((one) => one.id)).toEqual([id('F')]);
  });
});
