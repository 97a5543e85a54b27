import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryTexts, statusTexts, subjectTexts } from '../../../functions/trust/cases/domain/words.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { useLocation, useParams } from '../../lib/router.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { type Case, type CaseLink, caseQuery, toCaseLink } from './api.ts';
import { AppealForm } from './appeal-form.tsx';

export const handle: Handle = { head: { title: 'A report', noindex: true } };

/** /cases/{id}: a report for its reporter or the affected person. The key of a mail is in the fragment. */
export function Component() {
  const { id } = useParams();
  const { hash } = useLocation();
  const link = toCaseLink(id, hash.slice(1));
  return link ? <LinkedCase link={link} /> : <CaseNotFound />;
}

const LinkedCase = ({ link }: { readonly link: CaseLink }) => (
  <QueryPage
    query={useQuery(caseQuery(link))}
    what="load this case"
    skeleton={<CaseSkeleton />}
    notFound={<CaseNotFound />}
    renderRefusal={({ status }) => (status === 422 ? <CaseNotFound /> : undefined)}
    keepData
  >
    {(view) => <CaseContent view={view} link={link} />}
  </QueryPage>
);

const CaseSkeleton = () => (
  <div className="mx-auto grid max-w-prose gap-4">
    <output className="sr-only">Loading the case</output>
    <Skeleton className="h-9 w-72" />
    <SkeletonLines lines={8} />
  </div>
);

/** Where someone still has to decide. */
const openStatuses: ReadonlySet<Case['status']> = new Set(['open', 'triage', 'appeal']);

function CaseContent({ view, link }: { readonly view: Case; readonly link: CaseLink }) {
  const { side, subject, excerpt, status, decision, appealUntil, createdAt } = view;
  const noun = subjectTexts[subject];
  const { isLoggedIn } = useSession();
  return (
    <article className="mx-auto grid max-w-prose gap-7">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{side === 'reporter' ? 'Your report' : `About your ${noun}`}</h1>
          <Badge tone={openStatuses.has(status) ? 'amber' : 'neutral'}>{statusTexts[status]}</Badge>
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            {side === 'reporter' ? 'Sent' : 'Opened'}{' '}
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          </span>
          <span>{view.number ?? view.id}</span>
        </p>
      </header>
      <dl className="grid gap-x-6 border-y border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2">
        {view.category && <Fact label="What’s wrong">{categoryTexts[view.category]}</Fact>}
        <Fact label={`The ${noun}`}>
          {excerpt ? <span className="whitespace-pre-line">{excerpt}</span> : 'A member of Gable'}
        </Fact>
      </dl>
      {decision ? <CaseDecision view={view} decision={decision} /> : <PendingDecision view={view} />}
      {view.reversed && (
        <Notice title="We changed this decision after an appeal">
          <p>
            {side === 'reporter' && status === 'closed'
              ? 'What we did about your report has been undone.'
              : 'Someone else on our team looked at the case again.'}
          </p>
        </Notice>
      )}
      {view.appeal && <OwnAppeal appeal={view.appeal} />}
      {appealUntil && <AppealForm link={link} until={appealUntil} />}
      {side === 'reporter' && isLoggedIn && link.key === '' && (
        <Link to={paths.ownReports} className="link justify-self-start">
          All your reports
        </Link>
      )}
    </article>
  );
}

const PendingDecision = ({ view: { side, hiddenAt, subject } }: { readonly view: Case }) => (
  <section className="grid gap-2" aria-labelledby="next">
    <h2 id="next" className="text-xl">
      What happens now
    </h2>
    {hiddenAt && (
      <p>
        {`We hid your ${subjectTexts[subject]} on ${formatMoment(hiddenAt)} while we look into a report about it.`}
      </p>
    )}
    <p>
      {side === 'reporter'
        ? 'A member of our team looks at every report, usually within one working day. We’ll email you about what we did. We don’t tell the person you reported who you are.'
        : 'A member of our team will decide, and email you the reasons and how to appeal.'}
    </p>
  </section>
);

interface DecidedProps {
  readonly view: Case;
  readonly decision: NonNullable<Case['decision']>;
}

/** For the affected person this is the statement of reasons. */
const CaseDecision = ({ view: { side }, decision }: DecidedProps) => (
  <section className="grid gap-3" aria-labelledby="decision">
    <h2 id="decision" className="text-xl">
      {side === 'affected' ? 'What we did, and why' : 'What we did'}
    </h2>
    <p className="font-semibold">{decision.done}</p>
    {decision.words && <p className="whitespace-pre-line">{decision.words}</p>}
    <dl className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2">
      {decision.ground && <Fact label="The rule">{decision.ground}</Fact>}
      <Fact label="Decided by">A member of our team. No automated means were used.</Fact>
      <Fact label="Decided on">
        <time dateTime={decision.at}>{formatDate(decision.at)}</time>
      </Fact>
    </dl>
  </section>
);

const OwnAppeal = ({ appeal }: { readonly appeal: NonNullable<Case['appeal']> }) => (
  <section className="grid gap-3" aria-labelledby="appeal">
    <h2 id="appeal" className="text-xl">
      Your appeal
    </h2>
    <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line text-muted">
      {appeal.words}
    </blockquote>
    {appeal.outcome ? (
      <Notice
        kind={appeal.outcome === 'reversed' ? 'good' : 'info'}
        title={appeal.outcome === 'reversed' ? 'We changed our decision' : 'Our decision hasn’t changed'}
      >
        <p className="whitespace-pre-line">{appeal.answer}</p>
      </Notice>
    ) : (
      <p>{`We received it on ${formatMoment(appeal.at)}. Someone else on our team will look at it and email you, usually within one working day.`}</p>
    )}
  </section>
);

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 max-sm:mb-2">{children}</dd>
  </>
);

function CaseNotFound() {
  const { isLoggedIn } = useSession();
  return (
    <EmptyState
      heading="h1"
      icon={FileQuestion}
      title="You can’t see this case"
      actions={
        isLoggedIn ? undefined : <Button onClick={() => requireLogin({ to: 'see this case' })}>Log in</Button>
      }
    >
      {isLoggedIn
        ? 'Open the link in our email again, or log in with the account it was sent to.'
        : 'Open the link in our email again, or log in.'}
    </EmptyState>
  );
}
