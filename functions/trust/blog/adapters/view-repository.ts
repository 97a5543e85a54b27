import type { PostId } from '../../../../events/vocabulary.ts';
import { defineRow, number, optionalNumber, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { dayMs } from '../../../kernel/time.ts';
import { popularDays, type Tag } from '../domain/tag.ts';

/** That a visitor was counted today; forgotten with the day's salt, so that no visitor can be followed. */
const PostVisitRow = defineRow('blog-post-visit', {
  columns: { postId: text, visitor: text, expiresAt: number },
  indexes: { byVisitor: rowKey(['postId', 'visitor']) },
});

/** Views of a tag's posts on one day. A month is one key, so that 90 days are read with four queries. */
const TagViewRow = defineRow('blog-tag-views', {
  columns: { month: text, day: text, tagId: text, views: optionalNumber, expiresAt: optionalNumber },
  indexes: { byMonth: rowKey('month', 'day', 'tagId') },
});

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const secondOf = (time: Date, laterDays: number): number =>
  Math.floor((time.getTime() + laterDays * dayMs) / 1000);

/** Counts a visitor of a post once a day, for each of its tags. */
export async function countPostView(
  { id, tags }: { readonly id: PostId; readonly tags: readonly Tag[] },
  visitor: string,
  time: Date,
): Promise<void> {
  const day = dayOf(time);
  const visit = PostVisitRow.create({
    postId: id,
    visitor: `${day}#${visitor}`,
    expiresAt: secondOf(time, 2),
  });
  if (!(await ignoreStale(commit([buildPut(visit)])))) return;
  // The counters are outside the transaction, so that a post that many read refuses no one.
  const expiresAt = secondOf(time, popularDays + 10);
  await Promise.all(
    tags.map(({ id: tagId }) =>
      TagViewRow.update({ month: day.slice(0, 7), day, tagId })
        .add({ views: 1 })
        .set({ expiresAt })
        .go(),
    ),
  );
}

/** Views by tag in the last 90 days. */
export async function countTagViews(time: Date): Promise<Map<string, number>> {
  const since = dayOf(new Date(time.getTime() - popularDays * dayMs));
  const months = new Set(
    Array.from({ length: popularDays + 1 }, (_, ago) =>
      dayOf(new Date(time.getTime() - ago * dayMs)).slice(0, 7),
    ),
  );
  const rows = await Promise.all(
    [...months].map(async (month) => {
      const { data } = await TagViewRow.query.byMonth({ month }).gte({ day: since }).go({ pages: 'all' });
      return data;
    }),
  );
  const views = new Map<string, number>();
  for (const { tagId, views: counted = 0 } of rows.flat())
    views.set(tagId, (views.get(tagId) ?? 0) + counted);
  return views;
}
