import type { CategoryId } from '../../../../events/vocabulary.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildCategoryDeletion, getCategory } from '../adapters/category-repository.ts';
import { listPostsByStatus } from '../adapters/post-repository.ts';

/** States in which a post keeps its category from being deleted. */
const kept = ['draft', 'scheduled', 'published'] as const;

/** Takes an empty category away. @throws 404, 409 `conflict` while a post is in it, 409 `stale` */
export async function deleteCategory(id: CategoryId, { id: actorId }: Caller, now: Date): Promise<void> {
  const category = await getCategory(id);
  const posts = (await Promise.all(kept.map((status) => listPostsByStatus(status)))).flat();
  if (posts.some(({ categoryId }) => categoryId === id))
    throw new AppError('conflict', 'Move the posts of this category to another one first, drafts too.', {
      state: 'in_use',
    });
  await commit([
    ...buildCategoryDeletion(category),
    buildStaffActWrite({
      actorId,
      action: 'category.delete',
      subject: id,
      reason: category.name,
      at: now,
      owners: [],
    }),
  ]);
}
