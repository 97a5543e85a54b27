import type * as z from 'zod';
import type { CategoryId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listCategories } from '../adapters/category-repository.ts';
import { listPostsByStatus } from '../adapters/post-repository.ts';
import type { CategoryView } from '../contract.ts';
import type { Category } from '../domain/category.ts';
import type { Post } from '../domain/post.ts';

type View = z.output<typeof CategoryView>;

export function toCategoryView(category: Category, posts: readonly Post[]): View {
  return {
    ...category,
    postCount: posts.filter(({ categoryId }) => categoryId === category.id).length,
  };
}

/** Categories in the order that staff chose, with their numbers of published posts. */
export async function loadCategoryViews(): Promise<View[]> {
  const [categories, posts] = await Promise.all([listCategories(), listPostsByStatus('published')]);
  return categories.map((category) => toCategoryView(category, posts));
}

/** All categories as one page of a list. */
export async function loadCategoryList() {
  const categories = await loadCategoryViews();
  return { categories, total: categories.length, page: 1, per_page: Math.max(1, categories.length) };
}

/** @throws 404 for an unknown id */
export async function getCategoryView(id: CategoryId): Promise<View> {
  const found = (await loadCategoryViews()).find((category) => category.id === id);
  if (!found) throw new AppError('not_found', 'We can’t find that category.');
  return found;
}
