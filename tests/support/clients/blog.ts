import * as z from 'zod';
import {
  blogRoutes,
  blogStaffRoutes,
  CommentView,
  EditablePost,
  PostPage,
} from '../../../functions/trust/blog/contract.ts';
import type { TestCloud } from '../test-cloud.ts';
import { type Person, createSellerClient } from './seller.ts';
import { createStaffMember } from './staff.ts';

let categoryCount = 0;

/** What staff and readers do with the blog, through the doors that they have. */
export function createBlogClient(cloud: TestCloud) {
  const sellerClient = createSellerClient(cloud);
  const { call, callAs } = sellerClient;

  const createCategory = async (editor: Person) => {
    categoryCount += 1;
    const { status, body } = await callAs(editor, 'POST', '/api/blogs/post-category', {
      name: `Selling ${categoryCount}`,
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return blogStaffRoutes.createCategory.result.parse(body);
  };
  /** A member of staff with a category of their own. */
  const createEditor = async () => {
    const person = await createStaffMember(cloud);
    return { ...person, category: await createCategory(person) };
  };
  type Editor = Awaited<ReturnType<typeof createEditor>>;

  const postDraft = (editor: Editor, change: Record<string, unknown> = {}) =>
    callAs(editor, 'POST', '/api/blogs/create', {
      title: 'What a survey tells you',
      body: '<h2>Three levels</h2><p>A survey looks at the state of a home.</p>',
      categoryId: editor.category.id,
      tags: ['Surveys'],
      ...change,
    });
  const createDraft = async (editor: Editor, change: Record<string, unknown> = {}) => {
    const { status, body } = await postDraft(editor, change);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return EditablePost.parse(body);
  };
  const publishPost = (editor: Editor, change: Record<string, unknown> = {}) =>
    createDraft(editor, { status: 'published', ...change });
  const updatePost = (editor: Person, id: string, change: Record<string, unknown>) =>
    callAs(editor, 'PUT', `/api/blogs/update/${id}`, change);

  const fetchPost = (slug: string, reader?: Person) =>
    call('GET', `/api/blogs/show/${slug}`, {
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      ...(reader && { token: reader.token }),
    });
  const viewPost = (blogId: string, reader?: Person, userAgent = 'Mozilla/5.0 Firefox/140.0') =>
    call('POST', '/api/blogs/view', {
      body: { blogId },
      headers: { 'user-agent': userAgent },
      ...(reader && { token: reader.token }),
    });
  const getPost = async (slug: string, reader?: Person) =>
    PostPage.parse((await fetchPost(slug, reader)).body);
  const listPosts = async (query = '', reader?: Person) => {
    const { body } = await call('GET', `/api/blogs?${query}`, { ...(reader && { token: reader.token }) });
    return blogRoutes.posts.result.parse(body);
  };

  const postComment = (author: Person, blogId: string, body = 'We had a survey too.', parentId?: string) =>
    callAs(author, 'POST', '/api/blogs/comment', {
      blogId,
      body,
      ...(parentId !== undefined && { parentId }),
    });
  const addComment = async (...wished: Parameters<typeof postComment>) => {
    const { status, body } = await postComment(...wished);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return CommentView.parse(body);
  };
  const listHeldComments = async (editor: Person) => {
    const { body } = await callAs(editor, 'GET', '/api/staff/comments?per_page=50');
    return blogStaffRoutes.staffComments.result.parse(body).comments;
  };
  const listNotifications = async (person: Person) => {
    const { body } = await callAs(person, 'GET', '/api/notifications');
    return z.object({ notifications: z.array(z.looseObject({ title: z.string() })) }).parse(body)
      .notifications;
  };
  return {
    ...sellerClient,
    createCategory,
    createEditor,
    postDraft,
    createDraft,
    publishPost,
    updatePost,
    fetchPost,
    viewPost,
    getPost,
    listPosts,
    postComment,
    addComment,
    listHeldComments,
    listNotifications,
  };
}
