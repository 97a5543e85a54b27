import { returnSteps, returnTexts } from '../../../../functions/listing-reviews/domain/return-texts.ts';
import { paths } from '../../../app/paths.ts';
import { formatMoment } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { OwnListing } from '../api.ts';
import { reviewActs, reviewReasons } from '../labels.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../../lib/fill.ts';

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
  <Notice kind="warning" title={words.wereCheckingThisHome}>
    <p>{fillText(words.wellAnswerByDueAtAt, { dueAt: formatMoment(review.dueAt) })}</p>
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
  <Notice kind="warning" title={words.thisListingNeedsAChange}>
    <ul className="grid gap-1">
      {returned.reasons.map((reason) => (
        <li key={reason}>{returnTexts[reason]}</li>
      ))}
    </ul>
    {returned.note !== undefined && <p className="whitespace-pre-line">{returned.note}</p>}
    <p>
      {fillNodes(words.linkAndPutItOn, {
        link: (
          <Link to={toEditPath(id, findFirstStep(returned.reasons))} className="link">
            {words.changeTheListing}
          </Link>
        ),
      })}
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
  <Notice kind="warning" title={words.weveHiddenThisHomeAfter}>
    <p>
      {fillText(words.buyersCantSeeItAnd, {
        isReviewedPart: isReviewed && words.wereStillCheckingTheListing,
      })}
    </p>
    <p>
      <Link to={paths.reportCase(caseId)} className="link">
        {words.openTheCase}
      </Link>
    </p>
  </Notice>
);

const HeldByStaff = () => (
  <Notice kind="warning" title={words.wereCheckingThisHome}>
    <p>{words.untilWeveDecidedBuyersCant}</p>
  </Notice>
);
