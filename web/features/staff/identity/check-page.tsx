import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../../lib/router.ts';
import { isIdentityCheckId } from '../../../lib/ids.ts';
import { toDocumentName } from '../../../../functions/identity-checks/domain/failure-texts.ts';
import type { Handle } from '../../../app/head.ts';
import { formatDate, formatMoment, formatName } from '../../../lib/format.ts';
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
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

export const handle: Handle = { head: { title: words.identityCheck, noindex: true } };

/** /staff/identity/{id}: the provider's findings, and the decision. There are no pictures. */
export function Component() {
  const { id } = useParams();
  return isIdentityCheckId(id) ? <CheckLoader key={id} id={id} /> : <CheckNotFound />;
}

const CheckLoader = ({ id }: Pick<StaffIdentityCheck, 'id'>) => (
  <QueryPage
    query={useQuery(staffIdentityCheckQuery(id))}
    what={words.loadThisCheck}
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
        {words.allIdentityChecks}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{words.identityCheck}</h1>
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

const formatYesNo = (is: boolean): string => (is ? words.yes : 'No');
const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

function listFacts(check: StaffIdentityCheck) {
  const { person, result, failure, failureText, failedTries, createdAt } = check;
  const { documentType = '', issuingCountry, nameMatches, isAdult } = result ?? {};
  const since = person.memberSince ? `, here since ${formatDate(person.memberSince)}` : '';
  return [
    [
      words.person,
      <>
        <Link to={`/staff/people/${person.id}`} className="link">
          {formatName(person, words.noUsername)}
        </Link>
        {since}
      </>,
    ] as const,
    [words.begun, formatMoment(createdAt)] as const,
    [
      words.failedTries,
      failedTries.length === 0 ? words.noneText : failedTries.map(formatMoment).join('; '),
    ] as const,
    ...(failure === undefined ? [] : [[words.latestFailure, `${failureText ?? ''} (${failure})`] as const]),
    ...(result
      ? [
          [words.lookedAt, formatMoment(result.checkedAt)] as const,
          [
            words.document,
            [toDocumentName(documentType), issuingCountry && countryNames.of(issuingCountry)]
              .filter(Boolean)
              .join(', '),
          ] as const,
          [words.nameMatches, formatYesNo(nameMatches ?? false)] as const,
          ['18 or over', isAdult === undefined ? words.notKnown : formatYesNo(isAdult)] as const,
        ]
      : []),
    [
      words.badge,
      person.identityCheckedAt
        ? fillText(words.sinceIdentityCheckedAt, { identityCheckedAt: formatDate(person.identityCheckedAt) })
        : words.notEarned,
    ] as const,
  ];
}

function EarlierChecks({ check: { earlier } }: { readonly check: StaffIdentityCheck }) {
  if (earlier.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{words.earlierChecks}</h2>
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
  <EmptyState heading="h1" title={words.theresNoSuchIdentityCheck}>
    {words.itMayHaveGoneWith}
  </EmptyState>
);
