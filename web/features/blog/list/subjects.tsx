import { useQuery } from '@tanstack/react-query';
import { writePostFilters } from '../../../../functions/reach/site-pages/domain/post-list.ts';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { categoriesQuery, popularTagsQuery } from '../api.ts';

const pill = 'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium';
const getPillClass = (isHere: boolean) =>
  cx(
    pill,
    isHere ? 'border-action bg-action-soft text-action-strong' : 'border-edge bg-surface hover:bg-sunk',
  );

/** The categories as links; left out on failure, because people come for the posts. */
export function Categories({
  chosen,
  isAll,
}: {
  readonly chosen?: string | undefined;
  readonly isAll: boolean;
}) {
  return (
    <QueryPart
      query={useQuery(categoriesQuery)}
      skeleton={<Skeleton className="h-9 w-80 max-w-full rounded-full" />}
      renderError={() => null}
    >
      {(categories) => (
        <nav aria-label="Categories">
          <ul className="flex flex-wrap gap-2">
            <li>
              <Link
                to={paths.posts}
                className={getPillClass(isAll)}
                aria-current={isAll ? 'page' : undefined}
              >
                All guides
              </Link>
            </li>
            {categories.map(({ id, name, slug, postCount }) => (
              <li key={id}>
                <Link
                  to={paths.posts + writePostFilters({ category: slug })}
                  className={getPillClass(slug === chosen)}
                  aria-current={slug === chosen ? 'page' : undefined}
                >
                  {name}
                  <span className="tabular font-normal text-muted">{postCount}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </QueryPart>
  );
}

/** The most used tags. */
export function PopularTags() {
  const { data } = useQuery(popularTagsQuery);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="popular-tags" className="grid gap-3">
      <h2 id="popular-tags" className="text-xl">
        Popular subjects
      </h2>
      <TagLinks tags={data} />
    </section>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

export function TagLinks({ tags }: { readonly tags: readonly Named[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ id, name, slug }) => (
        <li key={id}>
          <Link to={paths.posts + writePostFilters({ tag: slug })} className={getPillClass(false)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
