import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { listPostsByStatus } from './adapters/post-repository.ts';
import { createPost } from './commands/create-post.ts';
import { deleteCategory } from './commands/delete-category.ts';
import { removePost } from './commands/delete-post.ts';
import { reviewComment } from './commands/review-comment.ts';
import { createCategory, orderCategories, updateCategory } from './commands/save-category.ts';
import { updatePost } from './commands/update-post.ts';
import { blogStaffRoutes } from './contract.ts';
import { loadCategoryList, toCategoryView } from './queries/list-categories.ts';
import { listStaffComments, loadStaffComments } from './queries/list-held-comments.ts';
import { getEditablePost, loadEditablePost } from './queries/load-post-page.ts';

export const handler = api(blogStaffRoutes, {
  createPost: async ({ body }, caller) => loadEditablePost(await createPost(body, caller, now())),
  updatePost: async ({ params: { id }, body }, caller) =>
    loadEditablePost(await updatePost(id, body, caller, now())),
  deletePost: ({ params: { id } }, caller) => removePost(id, caller, now()),
  editablePost: ({ params: { id } }) => getEditablePost(id),

  createCategory: async ({ body }, caller) => toCategoryView(await createCategory(body, caller, now()), []),
  updateCategory: async ({ params: { id }, body }, caller) => {
    const category = await updateCategory(id, body, caller, now());
    return toCategoryView(category, await listPostsByStatus('published'));
  },

  orderCategories: async ({ body: { ids } }, caller) => {
    await orderCategories(ids, caller, now());
    return loadCategoryList();
  },
  deleteCategory: ({ params: { id } }, caller) => deleteCategory(id, caller, now()),

  staffComments: ({ query }) => listStaffComments(query),
  reviewComment: async ({ params: { id }, body }, caller) => {
    const [view] = await loadStaffComments([await reviewComment(id, body, caller, now())]);
    if (!view) throw new AppError('not_found', 'We can’t find that comment.');
    return view;
  },
});
