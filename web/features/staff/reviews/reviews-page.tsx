import { useQuery } from '@tanstack/react-query';
import { AlarmClock, CircleCheck } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type ReviewRow, reviewsQuery } from './api.ts';
import { holdNames } from './labels.ts';

export const handle: Handle = { head: { title: 'Homes to check', noindex: true } };

/** /staff/reviews: properties that wait for a decision, sorted by due date. */
export function Component() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(reviewsQuery(page));
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">Homes to check</h1>
        <p className="text-muted">Buyers see these homes once you approve them.</p>
      </header>
      <QuerySection query={query} what="load the homes" skeleton={<RowSkeletons what="the homes" />}>
        {({ reviews, total, per_page: perPage }) => (
          <>
            {total === 0 && (
              <EmptyState icon={CircleCheck} title="No homes to check">
                Homes that our checks hold back appear here.
              </EmptyState>
            )}
            {total > 0 && (
              <ul className={cx(query.isPlaceholderData && 'opacity-60')}>
                {reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} readAt={query.dataUpdatedAt} />
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

interface RowProps {
  readonly review: ReviewRow;
  /** When the list was fetched, in milliseconds. */
  readonly readAt: number;
}

function ReviewItem({ review, readAt }: RowProps) {
  const { propertyId, title, postcode, openedAt, dueAt, from, reasons } = review;
  const isLate = Date.parse(dueAt) < readAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        <Link to={`/staff/reviews/${propertyId}`} data-row className="link justify-self-start font-semibold">
          {title}, {postcode}
        </Link>
        <p className="text-sm text-muted">
          Held <time dateTime={openedAt}>{formatMomentName(openedAt)}</time>
          {(from === 'live' || from === 'paused') && ' · was on sale before'}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2" aria-label="Reasons">
        {reasons.map((reason) => (
          <li key={reason} className="flex">
            <Badge>{holdNames[reason]}</Badge>
          </li>
        ))}
      </ul>
      {isLate ? (
        <Badge tone="red">
          <Icon as={AlarmClock} size={16} />
          Was due <time dateTime={dueAt}>{formatMomentName(dueAt)}</time>
        </Badge>
      ) : (
        <span className="text-sm">
          Due <time dateTime={dueAt}>{formatMomentName(dueAt)}</time>
        </span>
      )}
    </li>
  );
}
