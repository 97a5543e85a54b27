import type { CategoryId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { commit, buildDelete, buildPut, buildCondition, type Write } from '../../kernel/data/table.ts';
import { Category, compareCategories } from '../domain/category.ts';

/** A handful of rows under one key: one query reads them all. */
const CategoryRow = defineRow('blog-category', {
  columns: {
    list: { type: 'string', required: true, default: 'all' },
    id: text,
    version: number,
    category: json,
  },
  indexes: { byList: rowKey('list', 'id') },
});
const list = 'all';

const CategorySlugRow = defineRow('blog-category-slug', {
  columns: { slug: text, categoryId: text },
  indexes: { bySlug: rowKey('slug') },
});

/** Every category, in the order that staff chose. */
export async function listCategories(): Promise<Category[]> {
  const { data } = await CategoryRow.query.byList({ list }).go({ pages: 'all', consistent: true });
  return data.map(({ category }) => Category.parse(category)).toSorted(compareCategories);
}

/** @throws 404 for an unknown id */
export async function getCategory(id: CategoryId): Promise<Category> {
  const { data } = await CategoryRow.get({ list, id }).go({ consistent: true });
  if (!data) throw new AppError('not_found', 'There is no such category.');
  return Category.parse(data.category);
}

/** @throws 409 `conflict` where a category has this name */
export async function insertCategory(category: Category, also: readonly Write[]): Promise<void> {
  const { id, slug, version } = category;
  await commit([
    ...also,
    buildPut(CategoryRow.create({ list, id, version, category }).params()),
    buildPut(
      CategorySlugRow.create({ slug, categoryId: id }).params(),
      () => new AppError('conflict', 'There is a category of this name.', { state: 'created' }),
    ),
  ]);
}

/** Its next version where no other writer saved it since it was read. */
export function buildCategoryWrite(category: Category): Write {
  const { id, version } = category;
  const next = CategoryRow.put({ list, id, version, category }).where((row, { eq }) =>
    eq(row.version, version - 1),
  );
  return buildPut(next.params());
}

/** Takes a category away with the address that it has, where no other writer saved it since it was read. */
export function buildCategoryDeletion({ id, slug, version }: Category): Write[] {
  return [
    buildDelete(
      CategoryRow.delete({ list, id })
        .where((row, { eq }) => eq(row.version, version))
        .params(),
    ),
    buildDelete(CategorySlugRow.delete({ slug }).params()),
  ];
}

/** Lets a post in only while its category is there. A check has a deletion's form. @throws 422 otherwise */
export function buildCategoryCheck(id: CategoryId): Write {
  return buildCondition(
    CategoryRow.delete({ list, id })
      .where((row, { exists }) => exists(row.version))
      .params(),
    () =>
      new AppError('invalid', 'Some details are not right.', {
        errors: { categoryId: ['Choose a category.'] },
      }),
  );
}
