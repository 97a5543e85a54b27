import { useQuery } from '@tanstack/react-query';
import { FileText, FolderTree, MessagesSquare, PenLine } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatMoment, formatPersonName } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { useWaitingCount } from '../tasks/api.ts';
import { type ListedPost, staffPostsQuery } from './api.ts';
import { deskPaths, postViews, statusWords } from './labels.ts';

export const handle: Handle = { head: { title: 'Blog posts', noindex: true } };

/** /staff/blog: posts in every state. */
export function Component() {
  const [search] = useSearchParams();
  const view = postViews.find(({ status }) => status === search.get('status')) ?? postViews[0];
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const held = useWaitingCount('comment');
  const query = useQuery(staffPostsQuery({ status: view.status, q: '', page }));
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Blog posts</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={deskPaths.categories} variant="secondary">
            <Icon as={FolderTree} size={18} />
            Categories
          </LinkButton>
          <LinkButton to={deskPaths.comments} variant="secondary">
            <Icon as={MessagesSquare} size={18} />
            Held comments
            {held > 0 && <span className="tabular">{held}</span>}
          </LinkButton>
          <LinkButton to={deskPaths.newPost}>
            <Icon as={PenLine} size={18} />
            Write a post
          </LinkButton>
        </div>
      </header>
      <FilterChoices
        label="Status"
        chosen={view.status}
        choices={postViews.map(({ status, label }) => ({
          value: status,
          label,
          to: status === 'all' ? deskPaths.posts : `${deskPaths.posts}?status=${status}`,
        }))}
      />
      <QuerySection query={query} what="load the posts" skeleton={<RowSkeletons what="the posts" />}>
        {({ blogs, total, per_page: perPage }) => (
          <>
            {total === 0 && (
              <EmptyState icon={FileText} title="No posts here">
                {view.status === 'all' ? 'Write the first one.' : 'Choose another status to see more.'}
              </EmptyState>
            )}
            {total > 0 && (
              <ul className={cx(query.isPlaceholderData && 'opacity-60')}>
                {blogs.map((post) => (
                  <PostRow key={post.id} post={post} />
                ))}
              </ul>
            )}
            <Pagination page={page} perPage={perPage} total={total} />
          </>
        )}
      </QuerySection>
    </div>
  );
}

function PostRow({ post }: { readonly post: ListedPost }) {
  const { id, title, status = 'published', category, author, publishedAt, updatedAt, commentsCount } = post;
  const { label, tone } = statusWords[status];
  const time = status === 'draft' ? updatedAt : publishedAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        {status === 'deleted' ? (
          <p className="font-semibold">{title}</p>
        ) : (
          <Link to={deskPaths.post(id)} data-row className="link justify-self-start font-semibold">
            {title}
          </Link>
        )}
        <p className="text-sm text-muted">
          {[
            category.name,
            formatPersonName(author),
            commentsCount > 0 && formatCounted(commentsCount, 'comment'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="tabular text-sm text-muted">
        {status === 'draft' && 'Saved '}
        {time && <time dateTime={time}>{formatMoment(time)}</time>}
      </p>
      <Badge tone={tone} className="min-w-24 justify-center">
        {label}
      </Badge>
    </li>
  );
}
