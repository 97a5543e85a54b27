import * as z from 'zod';
import {
  blogRoutes,
  blogStaffRoutes,
  CommentView,
  EditablePost,
  PostPage,
} from '../../functions/blog/contract.ts';
import { staffAt } from '../accounts/staff.ts';
import { type Person, sellingAt } from '../properties/seller.ts';
import type { TestCloud } from '../support/boot.ts';

let shelves = 0;

/** What staff and readers do with the blog, through the doors that they have. */
export function bloggingAt(cloud: TestCloud) {
  const selling = sellingAt(cloud);
  const { call, own } = selling;

  const newCategory = async (editor: Person) => {
    shelves += 1;
    const { status, body } = await own(editor, 'POST', '/api/blogs/post-category', {
      name: `Selling ${shelves}`,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return blogStaffRoutes.createCategory.result.parse(body);
  };
  /** A member of staff with a category of their own. */
  const newEditor = async () => {
    const person = await staffAt(cloud);
    return { ...person, category: await newCategory(person) };
  };
  type Editor = Awaited<ReturnType<typeof newEditor>>;

  const create = (editor: Editor, change: Record<string, unknown> = {}) =>
    own(editor, 'POST', '/api/blogs/create', {
      title: 'What a survey tells you',
      body: '<h2>Three levels</h2><p>A survey looks at the state of a home.</p>',
      categoryId: editor.category.id,
      tags: ['Surveys'],
      ...change,
    });
  const draft = async (editor: Editor, change: Record<string, unknown> = {}) => {
    const { status, body } = await create(editor, change);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return EditablePost.parse(body);
  };
  const published = (editor: Editor, change: Record<string, unknown> = {}) =>
    draft(editor, { status: 'published', ...change });
  const update = (editor: Person, id: string, change: Record<string, unknown>) =>
    own(editor, 'PUT', `/api/blogs/update/${id}`, change);

  const show = (slug: string, reader?: Person) =>
    call('GET', `/api/blogs/show/${slug}`, {
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      ...(reader && { token: reader.token }),
    });
  const shown = async (slug: string, reader?: Person) => PostPage.parse((await show(slug, reader)).body);
  const list = async (query = '', reader?: Person) => {
    const { body } = await call('GET', `/api/blogs?${query}`, { ...(reader && { token: reader.token }) });
    return blogRoutes.posts.result.parse(body);
  };

  const comment = (author: Person, blogId: string, body = 'We had a survey too.', parentId?: string) =>
    own(author, 'POST', '/api/blogs/comment', { blogId, body, ...(parentId !== undefined && { parentId }) });
  const commented = async (...wished: Parameters<typeof comment>) => {
    const { status, body } = await comment(...wished);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return CommentView.parse(body);
  };
  const held = async (editor: Person) => {
    const { body } = await own(editor, 'GET', '/api/staff/comments?per_page=50');
    return blogStaffRoutes.staffComments.result.parse(body).comments;
  };
  const bell = async (person: Person) => {
    const { body } = await own(person, 'GET', '/api/notifications');
    return z.object({ notifications: z.array(z.looseObject({ title: z.string() })) }).parse(body)
      .notifications;
  };
  return {
    ...selling,
    newCategory,
    newEditor,
    create,
    draft,
    published,
    update,
    show,
    shown,
    list,
    comment,
    commented,
    held,
    bell,
  };
}
