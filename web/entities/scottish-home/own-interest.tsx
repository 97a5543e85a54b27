import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { formatCounted, formatDate, formatMoment } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLive } from '../../lib/live.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { QueryPart } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { homeOffersQuery, offersKey } from '../offer/api.ts';
import type { PropertyPage } from '../property/property.ts';
import { invalidateInterest, type OwnInterest, ownInterestQuery, scottishHomes } from './api.ts';
import { OpenReport } from './open-report.tsx';
import { describeOwnReport } from './report-words.ts';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'));

interface Props {
  readonly home: PropertyPage;
}

/** Statuses in which the home is marketed, so that its Home Report can be asked for. */
const marketed: ReadonlySet<PropertyPage['status']> = new Set(['live', 'under_offer', 'sold_stc']);

/** In Scotland, on a home's page: its Home Report, and the reader's note of interest. */
export default function ScottishPart({ home }: Props) {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <MembersPart home={home} /> : <VisitorsPart home={home} />;
}

const hasReport = ({ homeReport, status }: PropertyPage): boolean =>
  homeReport === 'ready' && marketed.has(status);

const labelOf = ({ homeReportHandOut }: PropertyPage): string =>
  homeReportHandOut === 'at_once' ? 'Get the Home Report' : 'Ask for the Home Report';

/** A visitor is asked to log in, as the seller sees who has the report. */
function VisitorsPart({ home }: Props) {
  const [isNoting, setNoting] = useState(false);
  const asking = useAsking(home);
  const next = paths.property(home);
  return (
    <>
      {hasReport(home) && (
        <div className="grid w-full gap-1">
          <Button
            variant="secondary"
            className="w-full"
            busy={asking.isPending}
            onClick={() =>
              runAfterLogin(() => asking.mutate(), {
                to: `get the Home Report of ${home.title}, as the seller keeps a list of who has it`,
                next,
              })
            }
          >
            {labelOf(home)}
          </Button>
        </div>
      )}
      {home.status === 'live' && (
        <Button
          variant="quiet"
          className="w-full"
          onClick={() => runAfterLogin(() => setNoting(true), { to: `note interest in ${home.title}`, next })}
        >
          Note interest
        </Button>
      )}
      <OnDemand parts={[NoteDialog]}>
        {isNoting && <NoteDialog home={home} onClose={() => setNoting(false)} />}
      </OnDemand>
    </>
  );
}

function MembersPart({ home }: Props) {
  const queries = useQueryClient();
  const query = useQuery(ownInterestQuery(home.id));
  useLive('offers', () => void queries.invalidateQueries({ queryKey: offersKey }));
  return (
    <div className="w-full">
      <QueryPart
        query={query}
        skeleton={<Skeleton className="h-24 rounded-md" />}
        renderError={({ onRetry, busy }) => (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            We couldn’t load the Home Report.
            <Button variant="quiet" size="sm" className="min-h-11" busy={busy} onClick={onRetry}>
              Try again
            </Button>
          </p>
        )}
      >
        {(interest) => (
          <div className="grid gap-2">
            <ClosingDate home={home} />
            <ReportPart home={home} report={interest.report} />
            <NotePart home={home} interest={interest} />
          </div>
        )}
      </QueryPart>
    </div>
  );
}

/** The closing date of a home on which the reader has made no offer yet; their offer says it itself. */
function ClosingDate({ home }: Props) {
  const { data } = useQuery(homeOffersQuery(home.id));
  if (!data?.round?.open || data.offers.length > 0) return null;
  return (
    <Notice title={`Closing date: ${formatMoment(data.round.deadline)}`}>
      <p>Send your sealed bid by then: make an offer above.</p>
    </Notice>
  );
}

function ReportPart({ home, report }: Props & Pick<OwnInterest, 'report'>) {
  const asking = useAsking(home);
  if (report?.status === 'handed_out') return <OpenReport propertyId={home.id} className="w-full" />;
  if (report && report.status !== 'lapsed') return <p className="text-sm">{describeOwnReport(report)}</p>;
  if (!hasReport(home)) return null;
  return (
    <div className="grid gap-1">
      <Button variant="secondary" className="w-full" busy={asking.isPending} onClick={() => asking.mutate()}>
        {labelOf(home)}
      </Button>
      {asking.error && (
        <p role="alert" className="text-sm text-red">
          {describeError(asking.error)}
        </p>
      )}
      <p className="text-sm text-muted">
        The seller sees that you have it. <HelpLink to="home-report">About Home Reports</HelpLink>
      </p>
    </div>
  );
}

function useAsking({ id }: PropertyPage) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => scottishHomes.askForReport({ params: { propertyId: id } }),
    onSuccess: async ({ status }) => {
      toast.success(
        status === 'handed_out'
          ? 'The Home Report is yours to open.'
          : 'We’ve asked the seller, who has nine days to answer.',
      );
      await invalidateInterest(queries);
    },
  });
}

function NotePart({ home, interest: { note, notes } }: Props & { readonly interest: OwnInterest }) {
  const queries = useQueryClient();
  const [isNoting, setNoting] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => scottishHomes.withdrawInterest({ params: { propertyId: home.id } }),
    onSuccess: async () => {
      toast.notice('Note of interest withdrawn', 'We’ve told the seller.');
      await invalidateInterest(queries);
    },
  });
  const isNoted = note?.status === 'noted';
  return (
    <div className="grid gap-1">
      {isNoted && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <p>
            {`You noted interest on ${formatDate(note.notedAt)}${note.solicitor === undefined ? '' : `, with ${note.solicitor}`}.`}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            busy={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            Withdraw
          </Button>
        </div>
      )}
      {!isNoted && home.status === 'live' && (
        <Button variant="quiet" className="w-full" onClick={() => setNoting(true)}>
          Note interest
        </Button>
      )}
      {withdrawing.error && (
        <p role="alert" className="text-sm text-red">
          {describeError(withdrawing.error)}
        </p>
      )}
      {notes !== undefined && notes > 0 && (
        <p className="text-sm text-muted">{`${formatCounted(notes, 'note')} of interest so far`}</p>
      )}
      <OnDemand parts={[NoteDialog]}>
        {isNoting && <NoteDialog home={home} onClose={() => setNoting(false)} />}
      </OnDemand>
    </div>
  );
}
