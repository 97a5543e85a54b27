import { returnSteps, returnTexts } from '../../../../functions/trust/listing-reviews/domain/return-texts.ts';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reviewActs, reviewReasons } from './labels.ts';

type ReviewedHome = Pick<OwnListing, 'id' | 'review' | 'returned'> &
  Partial<Pick<OwnListing, 'status' | 'hiddenByCase'>>;
type Reason = NonNullable<ReviewedHome['review']>['reasons'][number];

const steps: Readonly<Record<Exclude<Reason, 'address'>, number>> = { text: 3, pictures: 4 };

/** Why a property is held or was returned, until when, and what its seller can do. */
export function ReviewNotice({ home }: { readonly home: ReviewedHome }) {
  const { review, returned, hiddenByCase, status } = home;
  if (hiddenByCase && status !== 'removed')
    return <HiddenByCase caseId={hiddenByCase} isReviewed={review !== undefined} />;
  if (review) return <UnderReviewNotice id={home.id} review={review} />;
  if (returned) return <ReturnedNotice id={home.id} returned={returned} />;
  return status === 'under_review' ? <HeldByStaff /> : null;
}

const toEditPath = (id: ReviewedHome['id'], step: number): string =>
  `${paths.editProperty(id)}?section=${step}`;

const UnderReviewNotice = ({
  id,
  review,
}: {
  readonly id: ReviewedHome['id'];
  readonly review: NonNullable<ReviewedHome['review']>;
}) => (
  <Notice kind="warning" title="We’re checking this home">
    <p>{`We’ll answer by ${formatMoment(review.dueAt)} at the latest. Buyers can’t see the home until then, and its package is paused.`}</p>
    <ul className="grid gap-1">
      {review.reasons.map((reason) => (
        <li key={reason}>
          {reviewReasons[reason]}
          {reason === 'text' &&
            ` It’s about: ${review.texts.map(({ excerpt }) => `“${excerpt}”`).join(', ')}.`}{' '}
          <Link
            to={reason === 'address' ? `${paths.ownListing(id)}#proof` : toEditPath(id, steps[reason])}
            className="link"
          >
            {reviewActs[reason]}
          </Link>
        </li>
      ))}
    </ul>
  </Notice>
);

const ReturnedNotice = ({
  id,
  returned,
}: {
  readonly id: ReviewedHome['id'];
  readonly returned: NonNullable<ReviewedHome['returned']>;
}) => (
  <Notice kind="warning" title="This listing needs a change">
    <ul className="grid gap-1">
      {returned.reasons.map((reason) => (
        <li key={reason}>{returnTexts[reason]}</li>
      ))}
    </ul>
    {returned.note !== undefined && <p className="whitespace-pre-line">{returned.note}</p>}
    <p>
      <Link to={toEditPath(id, findFirstStep(returned.reasons))} className="link">
        Change the listing
      </Link>{' '}
      and put it on sale again. It keeps its package.
    </p>
  </Notice>
);

const findFirstStep = (reasons: NonNullable<ReviewedHome['returned']>['reasons']): number =>
  Math.min(...reasons.map((reason) => returnSteps[reason]));

/** Hidden by a report, independently of the checks at publication. */
const HiddenByCase = ({
  caseId,
  isReviewed,
}: {
  readonly caseId: NonNullable<OwnListing['hiddenByCase']>;
  readonly isReviewed: boolean;
}) => (
  <Notice kind="warning" title="We’ve hidden this home after a report">
    <p>
      {`Buyers can’t see it, and its package is paused.${isReviewed ? ' We’re still checking the listing.' : ''} The case says what we decided so far and how to appeal.`}
    </p>
    <p>
      <Link to={paths.reportCase(caseId)} className="link">
        Open the case
      </Link>
    </p>
  </Notice>
);

const HeldByStaff = () => (
  <Notice kind="warning" title="We’re checking this home">
    <p>Until we’ve decided, buyers can’t see it and its package is paused. We’ll write to you.</p>
  </Notice>
);
