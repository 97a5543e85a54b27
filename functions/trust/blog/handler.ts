import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { findAccount } from '../../people/accounts/adapters/account-repository.ts';
import { addComment } from './commands/add-comment.ts';
import { countView } from './commands/count-view.ts';
import { changeComment, withdrawComment } from './commands/edit-comment.ts';
import { blogRoutes } from './contract.ts';
import { getCategoryView, loadCategoryList } from './queries/list-categories.ts';
import { listPosts, listStaffPosts } from './queries/list-posts.ts';
import { listPopularTags, listTags } from './queries/list-tags.ts';
import { toCommentView } from './queries/load-comments.ts';
import { loadFeed } from './queries/load-feed.ts';
import { getPublishedPost, getPublishedPostBySlug, loadPostPage } from './queries/load-post-page.ts';

export const handler = api(blogRoutes, {
  posts: ({ query: { status, ...search } }, caller) => {
    if (status === undefined || status === 'published')
      return caller?.staff && status ? listStaffPosts(status, search) : listPosts(search);
    if (!caller?.staff) throw new AppError('staff_only', 'Only staff can list posts that aren’t public.');
    return listStaffPosts(status, search);
  },

  post: async ({ params: { slug } }, caller) =>
    loadPostPage(await getPublishedPostBySlug(slug), slug, caller, now()),
  recordPostView: async ({ body: { blogId } }, caller, visit) =>
    countView(await getPublishedPost(blogId), caller, visit, now()),

  categories: () => loadCategoryList(),
  category: async ({ params: { id }, query }) => {
    const category = await getCategoryView(id);
    return { category, ...(await listPosts({ ...query, category: id })) };
  },
  tags: ({ query: { limit } }) => listTags(limit),
  popularTags: ({ query: { limit } }) => listPopularTags(limit, now()),
  feed: () => loadFeed(now()),

  addComment: async ({ body }, caller) => {
    const time = now();
    const comment = await addComment(body, caller, time);
    return toCommentView(comment, await findAccount(caller.id), caller.id, time);
  },
  editComment: async ({ params: { id }, body }, caller) => {
    const time = now();
    const comment = await changeComment(id, body, caller, time);
    return toCommentView(comment, await findAccount(comment.authorId), caller.id, time);
  },
  removeComment: ({ params: { id } }, caller) => withdrawComment(id, caller, now()),
});
