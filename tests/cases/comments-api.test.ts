import { expect, test } from 'vitest';
import { createBlogClient } from '../support/clients/blog.ts';
import { createReportClient } from '../support/clients/reports.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('blog', 'notifications');

const { addComment, createEditor, publishPost, getPost } = createBlogClient(cloud);
const {
  actOnReport,
  postAppeal,
  decideAppeal,
  decideReport,
  getReport,
  fileReport,
  createMember,
  callAs,
  createStaff,
  listSubjects,
  getCase,
} = createReportClient(cloud);

test('a reported comment is hidden at once, removed by the decision and shown again after an appeal', async () => {
  const editor = await createEditor();
  const [stella, noor, ann, bob] = [
    await createStaff(),
    await createStaff(),
    await createMember('Ann Example'),
    await createMember('Bob Example'),
  ];
  const post = await publishPost(editor);
  const comment = await addComment(ann, post.id, 'Only fools buy there.');
  const id = await fileReport(bob, { commentId: comment.id, category: 'harassment' });
  expect(await getReport(stella, id)).toMatchObject({
    subject: 'comment',
    excerpt: 'Only fools buy there.',
    affected: { id: ann.id },
    measures: ['none', 'warn', 'hide_content', 'block_account'],
  });
  await actOnReport(stella, id, 'take');
  await actOnReport(stella, id, 'hide', { reason: 'It insults a person' });
  expect(JSON.stringify(await getPost(post.slug))).not.toContain('Only fools');
  expect((await decideReport(stella, id, { measure: 'hide_content', ground: 'harassment' })).status).toBe(
    200,
  );
  await cloud.idle();
  expect(listSubjects(ann.email).slice(0, 2)).toEqual([
    'Our decision about your comment',
    'We have hidden your comment for now',
  ]);
  expect((await getCase(id, { person: ann })).body).toMatchObject({ excerpt: 'Only fools buy there.' });
  await postAppeal(id, { person: ann });
  await decideAppeal(noor, id, { outcome: 'reversed' });
  expect(JSON.stringify(await getPost(post.slug))).toContain('Only fools');
  const again = await callAs(bob, 'POST', '/api/report', {
    type: 'report',
    category: 'other',
    commentId: 'cmt_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  });
  expect(again.status).toBe(404);
});
