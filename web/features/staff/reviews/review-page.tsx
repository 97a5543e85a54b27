import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useUser } from '../../../entities/account/user.ts';
import { formatPackageName } from '../../../entities/payment/package-name.ts';
import { formatDay, formatMoment, formatPounds, formatPersonName } from '../../../lib/format.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { AddressEvidence } from './address-evidence.tsx';
import { type Review, reviewQuery, useDecideReview } from './api.ts';
import { DecisionError } from './decision-error.tsx';
import { ReviewDecisionForm } from './decision-form.tsx';
import { outcomeNames, photoOutcomes, returnNames } from './labels.ts';
import { PictureEvidence } from './picture-evidence.tsx';
import { TextEvidence } from './text-evidence.tsx';

export const handle: Handle = { head: { title: 'Home to check', noindex: true } };

/** /staff/reviews/{id}: a held property with the evidence and the decision. */
export function Component() {
  const { id } = useParams();
  return isHomeId(id) ? <ReviewLoader key={id} id={id} /> : <ReviewNotFound />;
}

const ReviewLoader = ({ id }: { readonly id: Review['propertyId'] }) => (
  <QueryPage
    query={useQuery(reviewQuery(id))}
    what="load this review"
    skeleton={<SkeletonLines lines={10} />}
    notFound={<ReviewNotFound />}
    keepData
  >
    {(review) => <ReviewContent review={review} />}
  </QueryPage>
);

function ReviewContent({ review }: { readonly review: Review }) {
  const decide = useDecideReview(review.propertyId);
  const { home, status, dueAt, findings } = review;
  const isWaiting = status === 'waiting';
  return (
    <article className="grid gap-7">
      <header className="grid gap-2">
        <Link to="/staff/reviews" className="link justify-self-start text-sm">
          All homes to check
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{`${home.title}, ${home.postcode}`}</h1>
          {!isWaiting && (
            <Badge tone={status === 'approved' ? 'green' : 'neutral'}>{outcomeNames[status]}</Badge>
          )}
        </div>
        {isWaiting && (
          <p className="text-muted">
            The seller has an answer by <time dateTime={dueAt}>{formatMomentName(dueAt)}</time>.
          </p>
        )}
      </header>
      {decide.error && !isWaiting && <DecisionError error={decide.error} isDecided />}
      {!isWaiting && <DecisionSummary review={review} />}
      <ReviewFacts review={review} />
      <TextEvidence review={review} />
      {findings.pictures.length > 0 && <PictureEvidence review={review} />}
      {findings.address && <AddressEvidence review={review} />}
      {isWaiting && <ReviewDecisionForm review={review} decide={decide} />}
    </article>
  );
}

function ReviewFacts({ review: { home, from, openedAt } }: { readonly review: Review }) {
  const { id, owner, price, packageId, firstListedAt } = home;
  const wasOnSale = from === 'live' || from === 'paused';
  return (
    <div className="border-y border-line py-4">
      <FactList
        facts={[
          [
            'Seller',
            <>
              <Link to={`/staff/people/${owner.id}`} className="link">
                {formatPersonName(owner)}
              </Link>
              {owner.memberSince && `, here since ${formatDay(owner.memberSince)}`}
            </>,
          ],
          ['Price', formatPounds(price)],
          ['Package', packageId ? formatPackageName(packageId) : 'None'],
          [
            'Held',
            `${formatMoment(openedAt)}, ${wasOnSale ? 'while it was on sale' : 'before it went on sale'}`,
          ],
          ['First on sale', firstListedAt ? formatDay(firstListedAt) : 'Never'],
          [
            'Record',
            <Link key="record" to={`/staff/homes/${id}`} className="link">
              The home at the desk
            </Link>,
          ],
        ]}
      />
    </div>
  );
}

function DecisionSummary({ review }: { readonly review: Review }) {
  const { status, decidedAt, decidedBy, returnReasons, photos, note } = review;
  const ground = photoOutcomes.find(({ value }) => value === photos);
  const user = useUser();
  const by = decidedBy === undefined ? 'by itself' : decidedBy === user?.id ? 'by you' : 'by a colleague';
  return (
    <section aria-labelledby="decided" className="grid gap-1">
      <h2 id="decided" className="text-xl">
        Decision
      </h2>
      <p>
        {`${outcomeNames[status]} ${by}`}
        {decidedAt && (
          <>
            {', '}
            <time dateTime={decidedAt}>{formatMoment(decidedAt)}</time>
          </>
        )}
      </p>
      {returnReasons.length > 0 && (
        <p>{`Asked for: ${returnReasons.map((reason) => returnNames[reason].toLowerCase()).join(', ')}`}</p>
      )}
      {ground && <p>{`Photos: ${ground.label.toLowerCase()}`}</p>}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </section>
  );
}

const ReviewNotFound = () => (
  <EmptyState heading="h1" icon={FileQuestion} title="This home was never held">
    Open it again from the list of homes to check.
  </EmptyState>
);
