import * as z from 'zod';
import { CategoryId, lineUpTo, textUpTo } from '../../../../events/vocabulary.ts';

/** A shelf of the blog; every post has one. */
export const Category = z.object({
  id: CategoryId,
  name: z.string(),
  slug: z.string(),
  /** One sentence under the category's heading. */
  description: z.string().optional(),
  /** Its place in the list, the lowest first; equal places go by name. */
  position: z.int().min(0).default(0),
  version: z.int().min(1),
  createdAt: z.iso.datetime(),
});
export type Category = z.output<typeof Category>;

/** In the order that staff chose. */
export function compareCategories(a: Category, b: Category): number {
  return a.position - b.position || a.name.localeCompare(b.name, 'en');
}

/** The place of a new category: the last. */
export function calculateNextPosition(categories: readonly Category[]): number {
  return Math.max(-1, ...categories.map(({ position }) => position)) + 1;
}

/**
 * The categories whose place changes, in their next version.
 * @returns undefined where the ids are not those of all categories, each once
 */
export function reorderCategories(
  categories: readonly Category[],
  ids: readonly CategoryId[],
): Category[] | undefined {
  const places = new Map(ids.map((id, position) => [id, position]));
  if (ids.length !== categories.length || places.size !== ids.length) return undefined;
  if (!categories.every(({ id }) => places.has(id))) return undefined;
  return categories.flatMap((category) => {
    const position = places.get(category.id) ?? category.position;
    return position === category.position ? [] : [{ ...category, position, version: category.version + 1 }];
  });
}

export const CategoryContent = z.object({
  name: lineUpTo(40)
    .min(2)
    .regex(/^[^<>]*$/, 'Leave out < and >'),
  description: textUpTo(200).optional(),
});
export type CategoryContent = z.output<typeof CategoryContent>;
