import { Entity } from 'electrodb';
import type { CategoryId } from '../../../events/vocabulary.ts';
import { AppError } from '../../shared/errors.ts';
import { commit, oneTable, putting, rowKey, type Write } from '../../shared/table.ts';
import { Category } from '../domain/category.ts';

const text = { type: 'string', required: true } as const;

/** A handful of rows under one key: one query reads them all. */
const CategoryRow = new Entity(
  {
    model: { entity: 'blog-category', version: '1', service: 'gable' },
    attributes: {
      list: { type: 'string', required: true, default: 'all' },
      id: text,
      version: { type: 'number', required: true },
      category: { type: 'any', required: true },
    },
    indexes: {
      byList: { pk: { field: 'pk', composite: ['list'] }, sk: { field: 'sk', composite: ['id'] } },
    },
  },
  oneTable,
);
const list = 'all';

const CategorySlugRow = new Entity(
  {
    model: { entity: 'blog-category-slug', version: '1', service: 'gable' },
    attributes: { slug: text, categoryId: text },
    indexes: { bySlug: rowKey('slug') },
  },
  oneTable,
);

/** Every category, by name. */
export async function listCategories(): Promise<Category[]> {
  const { data } = await CategoryRow.query.byList({ list }).go({ pages: 'all', consistent: true });
  return data
    .map(({ category }) => Category.parse(category))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
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
    putting(CategoryRow.create({ list, id, version, category }).params()),
    putting(
      CategorySlugRow.create({ slug, categoryId: id }).params(),
      () => new AppError('conflict', 'There is a category of this name.', { state: 'created' }),
    ),
  ]);
}

/** @throws 409 `stale` where another writer saved it since it was read */
export async function updateCategory(category: Category, also: readonly Write[]): Promise<void> {
  const { id, version } = category;
  const next = CategoryRow.put({ list, id, version, category }).where((row, { eq }) =>
    eq(row.version, version - 1),
  );
  await commit([...also, putting(next.params())]);
}
