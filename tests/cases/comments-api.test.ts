import { expect, test, vi } from 'vitest';
import { bloggingAt } from '../blog/blogging.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { reportingAt } from './people.ts';

cloud.wake('blog', 'notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { commented, newEditor, published, shown } = bloggingAt(cloud);
const { act, appeal, answerAppeal, decide, detail, file, member, own, staff, subjects, view } =
  reportingAt(cloud);

test('a reported comment is hidden at once, removed by the decision and shown again after an appeal', async () => {
  const editor = await newEditor();
  const [stella, noor, ann, bob] = [
    await staff(),
    await staff(),
    await member('Ann Example'),
    await member('Bob Example'),
  ];
  const post = await published(editor);
  const comment = await commented(ann, post.id, 'Only fools buy there.');
  const id = await file(bob, { commentId: comment.id, category: 'harassment' });
  expect(await detail(stella, id)).toMatchObject({
    subject: 'comment',
    excerpt: 'Only fools buy there.',
    affected: { id: ann.id },
    measures: ['none', 'warn', 'hide_content', 'block_account'],
  });
  await act(stella, id, 'take');
  await act(stella, id, 'hide', { reason: 'It insults a person' });
  expect(JSON.stringify(await shown(post.slug))).not.toContain('Only fools');
  expect((await decide(stella, id, { measure: 'hide_content', ground: 'harassment' })).status).toBe(200);
  await cloud.idle();
  expect(subjects(ann.email).slice(0, 2)).toEqual([
    'Our decision about your comment',
    'We have hidden your comment for now',
  ]);
  expect((await view(id, { person: ann })).body).toMatchObject({ excerpt: 'Only fools buy there.' });
  await appeal(id, { person: ann });
  await answerAppeal(noor, id, { outcome: 'reversed' });
  expect(JSON.stringify(await shown(post.slug))).toContain('Only fools');
  const again = await own(bob, 'POST', '/api/report', {
    type: 'report',
    category: 'other',
    commentId: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  });
  expect(again.status).toBe(404);
});
