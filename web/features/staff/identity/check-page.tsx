import { useQuery } from '@tanstack/react-query';
import { toDocumentName } from '../../../../functions/deals/identity-checks/domain/failure-texts.ts';
import { formatDate, formatMoment, formatName } from '../../../lib/format.ts';
import { isIdentityCheckId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { staffIdentityCheckQuery, type StaffIdentityCheck } from './api.ts';
import { IdentityDecisionForm } from './decision-form.tsx';
import { reasonNames, statusNames } from './labels.ts';

export const handle: Handle = { head: { title: 'Identity check', noindex: true } };

/** /staff/identity/{id}: the provider's findings, and the decision. There are no pictures. */
export function Component() {
  const { id } = useParams();
  return isIdentityCheckId(id) ? <CheckLoader key={id} id={id} /> : <CheckNotFound />;
}

const CheckLoader = ({ id }: Pick<StaffIdentityCheck, 'id'>) => (
  <QueryPage
    query={useQuery(staffIdentityCheckQuery(id))}
    what="load this check"
    skeleton={<SkeletonLines lines={10} />}
    notFound={<CheckNotFound />}
    keepData
  >
    {(check) => <CheckContent check={check} />}
  </QueryPage>
);

const CheckContent = ({ check }: { readonly check: StaffIdentityCheck }) => (
  <article className="grid max-w-3xl gap-7">
    <header className="grid gap-2">
      <Link to="/staff?kind=identity_check" className="link justify-self-start text-sm">
        All identity checks
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Identity check</h1>
        <Badge tone={check.status === 'review' ? 'amber' : 'neutral'}>{statusNames[check.status]}</Badge>
      </div>
      {check.reviewReason && <p className="text-lg">{reasonNames[check.reviewReason]}.</p>}
    </header>
    <FactList facts={listFacts(check)} />
    {(check.status === 'review' || check.status === 'ended') && <IdentityDecisionForm check={check} />}
    <EarlierChecks check={check} />
    <ActsList acts={check.acts} />
  </article>
);

const formatYesNo = (is: boolean): string => (is ? 'Yes' : 'No');
const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

function listFacts(check: StaffIdentityCheck) {
  const { person, result, failure, failureText, failedTries, createdAt } = check;
  const { documentType = '', issuingCountry, nameMatches, isAdult } = result ?? {};
  const since = person.memberSince ? `, here since ${formatDate(person.memberSince)}` : '';
  return [
    [
      'Person',
      <>
        <Link to={`/staff/people/${person.id}`} className="link">
          {formatName(person, 'No username')}
        </Link>
        {since}
      </>,
    ] as const,
    ['Begun', formatMoment(createdAt)] as const,
    ['Failed tries', failedTries.length === 0 ? 'None' : failedTries.map(formatMoment).join('; ')] as const,
    ...(failure === undefined
      ? []
      : [['Latest failure', failureText ?? 'The provider gave no reason in words.'] as const]),
    ...(result
      ? [
          ['Looked at', formatMoment(result.checkedAt)] as const,
          [
            'Document',
            [toDocumentName(documentType), issuingCountry && countryNames.of(issuingCountry)]
              .filter(Boolean)
              .join(', '),
          ] as const,
          ['Name matches', formatYesNo(nameMatches ?? false)] as const,
          ['18 or over', isAdult === undefined ? 'Not known' : formatYesNo(isAdult)] as const,
        ]
      : []),
    [
      'Badge',
      person.identityCheckedAt ? `Since ${formatDate(person.identityCheckedAt)}` : 'Not earned',
    ] as const,
  ];
}

function EarlierChecks({ check: { earlier } }: { readonly check: StaffIdentityCheck }) {
  if (earlier.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Earlier checks</h2>
      <ul>
        {earlier.map(({ id, status, reviewReason, createdAt }) => (
          <li key={id} className="border-t border-line py-2">
            <Link to={`/staff/identity/${id}`} data-row className="link inline-flex min-h-11 items-center">
              {formatMoment(createdAt)}
            </Link>
            <span className="text-muted">
              {`: ${statusNames[status].toLowerCase()}`}
              {reviewReason && `, ${reasonNames[reviewReason].toLowerCase()}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CheckNotFound = () => (
  <EmptyState heading="h1" title="There’s no such identity check">
    It may have gone with its account.
  </EmptyState>
);
