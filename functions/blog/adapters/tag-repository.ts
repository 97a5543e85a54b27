import { Entity } from 'electrodb';
import { TagId } from '../../../events/vocabulary.ts';
import { newId } from '../../kernel/data/ids.ts';
import { commit, tableOptions, buildPut, rowKey, ignoreStale } from '../../kernel/data/table.ts';
import { toSlug } from '../domain/slug.ts';
import type { Tag } from '../domain/tag.ts';

const text = { type: 'string', required: true } as const;

const TagRow = new Entity(
  {
    model: { entity: 'blog-tag', version: '1', service: 'gable' },
    attributes: { slug: text, id: text, name: text },
    indexes: { bySlug: rowKey('slug') },
  },
  tableOptions,
);

async function findTags(slugs: readonly string[]): Promise<Map<string, Tag>> {
  const { data } = await TagRow.get(slugs.map((slug) => ({ slug }))).go({ consistent: true });
  return new Map(data.map(({ id, name, slug }) => [slug, { id: TagId.parse(id), name, slug }]));
}

/** The tags of these names, each once and in their order; unknown ones are made. The first spelling of a name stays. */
export async function findOrCreateTags(names: readonly string[]): Promise<Tag[]> {
  const bySlug = new Map(names.toReversed().map((name) => [toSlug(name, 'tag'), name] as const));
  if (bySlug.size === 0) return [];
  const slugs = [...new Set(names.map((name) => toSlug(name, 'tag')))];
  const known = await findTags(slugs);
  const missing = slugs.filter((slug) => !known.has(slug));
  if (missing.length === 0) return slugs.flatMap((slug) => known.get(slug) ?? []);
  for (const slug of missing) {
    const row = TagRow.create({ slug, id: newId('tag'), name: bySlug.get(slug) ?? slug });
    // Where another call made it a moment ago, that one is read below.
    await ignoreStale(commit([buildPut(row.params())]));
  }
  const made = await findTags(slugs);
  return slugs.flatMap((slug) => made.get(slug) ?? []);
}
