import type { CategoryId } from '../../../events/vocabulary.ts';
import type { Caller } from '../../shared/caller.ts';
import { newId } from '../../shared/ids.ts';
import { buildStaffActWrite } from '../../shared/staff-act.ts';
import { stale } from '../../shared/table.ts';
import {
  getCategory,
  insertCategory,
  updateCategory as writeCategory,
} from '../adapters/category-repository.ts';
import type { Category, CategoryContent } from '../domain/category.ts';
import { toSlug } from '../domain/slug.ts';

/** @throws 409 `conflict` where a category has this name */
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
    version: 1,
    createdAt: now.toISOString(),
  };
  await insertCategory(category, [
    buildStaffActWrite({ actorId, action: 'category.create', subject: id, at: now }),
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
  if (before.version !== version) throw stale();
  const category: Category = { ...before, name, ...(description && { description }), version: version + 1 };
  await writeCategory(category, [
    buildStaffActWrite({ actorId, action: 'category.update', subject: id, at: now }),
  ]);
  return category;
}
