import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryTexts, measureNames, subjectTexts } from '../../../../functions/trust/cases/domain/words.ts';
import { formatMoment, formatName } from '../../../lib/format.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { isReportId, type StaffReport, reportQuery } from './api.ts';
import { CaseTimeline } from './case-timeline.tsx';
import { ContextPart, EvidencePart } from './evidence-part.tsx';
import { statusText } from './labels.ts';
import { ReportActs } from './report-acts.tsx';

export const handle: Handle = { head: { title: 'Report', noindex: true } };

/** /staff/reports/{id}: the evidence next to the present state, with the actions. */
export function Component() {
  const { id } = useParams();
  return isReportId(id) ? <ReportLoader id={id} /> : <ReportNotFound />;
}

const ReportLoader = ({ id }: { readonly id: StaffReport['id'] }) => (
  <QueryPage
    query={useQuery(reportQuery(id))}
    what="load this report"
    skeleton={<SkeletonLines lines={10} />}
    notFound={<ReportNotFound />}
    keepData
  >
    {(report) => <ReportContent report={report} />}
  </QueryPage>
);

const ReportContent = ({ report }: { readonly report: StaffReport }) => (
  <article className="grid gap-7">
    <header className="grid gap-2">
      <Link to="/staff/reports" className="link justify-self-start text-sm">
        All reports
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">
          {`${report.origin === 'staff_act' ? 'Staff action' : categoryTexts[report.category]}: ${subjectTexts[report.subject]}`}
        </h1>
        <Badge>{statusText[report.status]}</Badge>
        {report.hidden && <Badge tone="amber">Hidden for now</Badge>}
      </div>
      <p className="text-sm text-muted">
        {report.number ?? report.id} · opened{' '}
        <time dateTime={report.createdAt}>{formatMoment(report.createdAt)}</time>
        {report.takenBy && ` · with ${formatName(report.takenBy, 'a colleague')}`}
      </p>
    </header>
    <ReportFacts report={report} />
    <CaseTimeline report={report} />
    <EvidencePart report={report} />
    <ReportActs report={report} />
    <ContextPart report={report} />
  </article>
);

function ReportFacts({ report }: { readonly report: StaffReport }) {
  const { reporter, affected, attachments, propertyId, earlier, evidence, today } = report;
  const facts: readonly (readonly [string, ReactNode] | null | undefined)[] = [
    reporter && [
      'Reported by',
      <>
        {reporter.person ? <PersonLink person={reporter.person} none="Deleted account" /> : 'Visitor'}
        {reporter.email && `, ${reporter.email}`}
      </>,
    ],
    [
      'Affects',
      affected ? <PersonLink key="affects" person={affected} none="Account without a name" /> : 'No one',
    ],
    attachments.length > 0
      ? [
          'Files',
          attachments.map(({ name, url }) => (
            <a key={url} href={url} className="link mr-4" rel="noopener">
              {name}
            </a>
          )),
        ]
      : undefined,
    propertyId && [
      'Home',
      <>
        <Link to={`/staff/homes/${propertyId}`} className="link">
          {(today.home ?? evidence.home)?.title ?? 'Its page at the desk'}
        </Link>
        {', '}
        <Link to={paths.property({ id: propertyId })} className="link">
          its page on the site
        </Link>
      </>,
    ],
    earlier.length > 0 ? ['Other reports', <EarlierCases key="earlier" earlier={earlier} />] : undefined,
  ];
  return (
    <div className="border-y border-line py-4">
      <FactList facts={facts.flatMap((fact) => (fact ? [fact] : []))} />
    </div>
  );
}

interface PersonLinkProps {
  readonly person: NonNullable<StaffReport['affected']>;
  /** In place of a name. */
  readonly none: string;
}

const PersonLink = ({ person, none }: PersonLinkProps) => (
  <Link to={`/staff/people/${person.id}`} className="link">
    {formatName(person, none)}
  </Link>
);

const EarlierCases = ({ earlier }: Pick<StaffReport, 'earlier'>) => (
  <ul>
    {earlier.map(({ id, category, measure, status, since }) => (
      <li key={id}>
        <Link to={`/staff/reports/${id}`} className="link">
          {`${categoryTexts[category]}, ${formatMoment(since)}`}
        </Link>
        {`: ${measure ? measureNames[measure] : statusText[status]}`}
      </li>
    ))}
  </ul>
);

const ReportNotFound = () => (
  <EmptyState heading="h1" icon={FileQuestion} title="Report not found">
    Find it in the list of reports.
  </EmptyState>
);
