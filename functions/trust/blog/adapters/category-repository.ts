import type { CategoryId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { defineRow, number, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildDelete, buildPut, buildCondition, type Write } from '../../../kernel/data/table.ts';
import { AppError, createFieldError } from '../../../kernel/errors.ts';
import { Category, compareCategories } from '../domain/category.ts';

/** A handful of rows under one key: one query reads them all. */
const categories = defineDocumentEntity('blog-category', Category, {
  columns: {
    list: text,
    id: text,
    version: number,
    category: documentColumn,
  },
  derive: () => ({ list }),
  indexes: { byList: rowKey('list', 'id') },
});
const list = 'all';

const CategorySlugRow = defineRow('blog-category-slug', {
  columns: { slug: text, categoryId: text },
  indexes: { bySlug: rowKey('slug') },
});

/** Every category, in the order that staff chose. */
export async function listCategories(): Promise<Category[]> {
  const found = await categories.list('byList', { list }, { consistent: true });
  return found.toSorted(compareCategories);
}

/** @throws 404 for an unknown id */
export async function getCategory(id: CategoryId): Promise<Category> {
  const category = await categories.find({ list, id });
  if (!category) throw new AppError('not_found', 'We can’t find that category.');
  return category;
}

/** @throws 409 `conflict` where a category has this name */
export async function insertCategory(category: Category, also: readonly Write[]): Promise<void> {
  const { id, slug } = category;
  await commit([
    ...also,
    categories.buildInsert(category),
    buildPut(
      CategorySlugRow.create({ slug, categoryId: id }),
      () => new AppError('conflict', 'There’s a category of this name.', { state: 'created' }),
    ),
  ]);
}

/** Its next version where no other writer saved it since it was read. */
export function buildCategoryWrite(category: Category): Write {
  return categories.buildSave(category);
}

/** Takes a category away with the address that it has, where no other writer saved it since it was read. */
export function buildCategoryDeletion(category: Category): Write[] {
  const { slug } = category;
  return [categories.buildRemoval(category), buildDelete(CategorySlugRow.delete({ slug }))];
}

/** Lets a post in only while its category is there. A check has a deletion's form. @throws 422 otherwise */
export function buildCategoryCheck(id: CategoryId): Write {
  return buildCondition(
    categories.row.delete({ list, id }).where((row, { exists }) => exists(row.version)),
    () => createFieldError('categoryId', 'Choose a category.'),
  );
}
