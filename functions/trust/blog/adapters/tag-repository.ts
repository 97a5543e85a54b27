import { TagId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { toSlug } from '../../../kernel/slug.ts';
import type { Tag } from '../domain/tag.ts';

const TagRow = defineRow('blog-tag', {
  columns: { slug: text, id: text, name: text },
  indexes: { bySlug: rowKey('slug') },
});

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
    await ignoreStale(commit([buildPut(row)]));
  }
  const made = await findTags(slugs);
  return slugs.flatMap((slug) => made.get(slug) ?? []);
}
