import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import type { listingReviewRoutes } from '../../../../functions/trust/listing-reviews/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Routes = Pick<typeof listingReviewRoutes, 'staffReviews' | 'staffReview' | 'decideReview'>;
const staffReviews = createClient<Routes>({
  staffReviews: 'GET /api/staff/reviews',
  staffReview: 'GET /api/staff/reviews/{id}',
  decideReview: 'POST /api/staff/reviews/{id}',
});

export type Review = Result<Routes['staffReview']>;
export type ReviewRow = Result<Routes['staffReviews']>['reviews'][number];
export type ReviewDecision = Request<Routes['decideReview']>['body'];
type HomeId = Review['propertyId'];

const reviewsKey = ['staff', 'reviews'] as const;

export function reviewsQuery(page: number) {
  return queryOptions({
    queryKey: [...reviewsKey, 'list', page],
    queryFn: ({ signal }) => staffReviews.staffReviews({ query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function reviewQuery(id: HomeId) {
  return queryOptions({
    queryKey: [...reviewsKey, id],
    queryFn: ({ signal }) => staffReviews.staffReview({ params: { id }, signal }),
  });
}

/** Decides a review; refetches it, the list and the tasks afterwards, also when a colleague was faster. */
export function useDecideReview(id: HomeId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewDecision) => staffReviews.decideReview({ params: { id }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: reviewsKey }),
        queries.invalidateQueries({ queryKey: tasksKey }),
      ]),
  });
}
