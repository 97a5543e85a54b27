import type { CategoryId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { toSlug } from '../../../kernel/slug.ts';
import {
  buildCategoryWrite,
  getCategory,
  insertCategory,
  listCategories,
} from '../adapters/category-repository.ts';
import {
  type Category,
  type CategoryContent,
  calculateNextPosition,
  reorderCategories,
} from '../domain/category.ts';

/** Adds a category after the others. @throws 409 `conflict` where a category has this name */
export async function createCategory(
  { name, description }: CategoryContent,
  { id: actorId }: Caller,
  now: Date,
): Promise<Category> {
  const id = newId('cat');
  const category: Category = {
    id,
    name,
    slug: toSlug(name, 'category'),
    ...(description && { description }),
    position: calculateNextPosition(await listCategories()),
    version: 1,
    createdAt: now.toISOString(),
  };
  await insertCategory(category, [
    buildStaffActWrite({ actorId, action: 'category.create', subject: id, at: now, owners: [] }),
  ]);
  return category;
}

/** Its slug stays, so that links to it stay. @throws 404, 409 `stale` for another version than was read */
export async function updateCategory(
  id: CategoryId,
  { name, description, version }: CategoryContent & { readonly version: number },
  { id: actorId }: Caller,
  now: Date,
): Promise<Category> {
  const { description: _, ...before } = await getCategory(id);
  if (before.version !== version) throw createStaleError();
  const category: Category = { ...before, name, ...(description && { description }), version: version + 1 };
  await commit([
    buildCategoryWrite(category),
    buildStaffActWrite({ actorId, action: 'category.update', subject: id, at: now, owners: [] }),
  ]);
  return category;
}

/** Puts all categories in an order. @throws 409 `stale` where the ids are not those of all categories */
export async function orderCategories(
  ids: readonly CategoryId[],
  { id: actorId }: Caller,
  now: Date,
): Promise<void> {
  const moved = reorderCategories(await listCategories(), ids);
  if (!moved) throw createStaleError();
  if (moved.length === 0) return;
  await commit([
    ...moved.map(buildCategoryWrite),
    ...moved.map(({ id }) =>
      buildStaffActWrite({ actorId, action: 'category.order', subject: id, at: now, owners: [] }),
    ),
  ]);
}
