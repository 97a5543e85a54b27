import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMarketed } from '../../../functions/deals/scottish-homes/domain/marketed.ts';
import { formatCounted, formatDate, formatMoment } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useLive } from '../../lib/live.ts';
import { runAfterLogin } from '../../lib/run-after-login.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { type QueryFailure, QueryPart } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { homeOffersQuery, offersKey } from '../offer/api.ts';
import type { PropertyPage } from '../property/property.ts';
import {
  invalidateInterest,
  type OwnInterest,
  ownInterestQuery,
  type ReportRequest,
  scottishHomes,
} from './api.ts';
import { OpenReport } from './open-report.tsx';
import { describeOwnReport } from './report-words.ts';
import { useWithdrawing } from './use-withdrawing.ts';

const NoteDialog = lazyPart(() => import('./note-dialog.tsx'));

interface Props {
  readonly home: PropertyPage;
}

/** What a reader began, which goes on when a login changes the part around it. */
interface BegunProps extends Props {
  readonly asking: UseMutationResult<ReportRequest, Error, void>;
  readonly onNote: () => void;
}

/** In Scotland, on a home's page: its Home Report, and the reader's note of interest. */
export default function ScottishPart({ home }: Props) {
  const { isLoggedIn } = useSession();
  const [isNoting, setNoting] = useState(false);
  const begun = { home, asking: useAsking(home), onNote: () => setNoting(true) };
  return (
    <>
      {isLoggedIn ? <MembersPart {...begun} /> : <VisitorsPart {...begun} />}
      <OnDemand parts={[NoteDialog]}>
        {isNoting && <NoteDialog home={home} onClose={() => setNoting(false)} />}
      </OnDemand>
    </>
  );
}

const hasReport = (home: PropertyPage): boolean => home.homeReport === 'ready' && isMarketed(home);

const labelOf = ({ homeReportHandOut }: PropertyPage): string =>
  homeReportHandOut === 'at_once' ? 'Get the Home Report' : 'Ask for the Home Report';

/** A visitor is asked to log in, as the seller sees who has the report. */
function VisitorsPart({ home, asking, onNote }: BegunProps) {
  const next = paths.property(home);
  const askAfterLogin = () =>
    runAfterLogin(() => asking.mutate(), {
      to: `get the Home Report of ${home.title}, as the seller keeps a list of who has it`,
      next,
    });
  return (
    <>
      {hasReport(home) && <AskPart home={home} asking={asking} onAsk={askAfterLogin} />}
      {home.status === 'live' && (
        <Button
          variant="quiet"
          className="w-full"
          onClick={() => runAfterLogin(onNote, { to: `note interest in ${home.title}`, next })}
        >
          Note interest
        </Button>
      )}
    </>
  );
}

function MembersPart({ home, asking, onNote }: BegunProps) {
  const queries = useQueryClient();
  const query = useQuery(ownInterestQuery(home.id));
  useLive('offers', () => void queries.invalidateQueries({ queryKey: offersKey }));
  return (
    <div className="w-full">
      <QueryPart
        query={query}
        skeleton={<Skeleton className="h-24 rounded-md" />}
        renderError={(failure) => <LoadFailed what="the Home Report" {...failure} />}
      >
        {(interest) => (
          <div className="grid gap-2">
            <ClosingDate home={home} />
            <ReportPart home={home} interest={interest} asking={asking} />
            <NotePart home={home} interest={interest} onNote={onNote} />
          </div>
        )}
      </QueryPart>
    </div>
  );
}

/** The closing date of a home on which the reader has made no offer yet; their offer says it itself. */
function ClosingDate({ home }: Props) {
  return (
    <QueryPart
      query={useQuery(homeOffersQuery(home.id))}
      skeleton={null}
      renderError={(failure) => <LoadFailed what="whether there’s a closing date" {...failure} />}
    >
      {({ round, offers }) =>
        round?.open &&
        offers.length === 0 && (
          <Notice title={`Closing date: ${formatMoment(round.deadline)}`}>
            <p>Send your sealed bid by then: make an offer above.</p>
            {round.note !== undefined && (
              <p className="whitespace-pre-line pt-2">{`The seller says: “${round.note}”`}</p>
            )}
          </Notice>
        )
      }
    </QueryPart>
  );
}

const LoadFailed = ({ what, busy, onRetry }: QueryFailure & { readonly what: string }) => (
  <p className="flex flex-wrap items-center gap-2 text-sm">
    {`We couldn’t load ${what}.`}
    <Button variant="quiet" size="sm" className="min-h-11" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </p>
);

function ReportPart({
  home,
  interest,
  asking,
}: Omit<BegunProps, 'onNote'> & { readonly interest: OwnInterest }) {
  const { report, isTakenDown, canOpen } = interest;
  const canAsk = hasReport(home);
  const isOver = report?.status === 'lapsed' || isTakenDown;
  if (canOpen) return <OpenReport propertyId={home.id} className="w-full" />;
  return (
    <>
      {report && <p className="text-sm">{describeOwnReport({ ...interest, report }, home.status)}</p>}
      {canAsk && (!report || isOver) && <AskPart home={home} asking={asking} onAsk={() => asking.mutate()} />}
    </>
  );
}

/** The button to ask, with what the buyer agrees to and what the seller sees. */
function AskPart({ home, asking, onAsk }: Omit<BegunProps, 'onNote'> & { readonly onAsk: () => void }) {
  return (
    <div className="grid w-full gap-1">
      <Button variant="secondary" className="w-full" busy={asking.isPending} onClick={onAsk}>
        {labelOf(home)}
      </Button>
      <FailureNotice error={asking.error} />
      <p className="text-sm text-muted">
        By asking, you agree to get it as a PDF. The seller sees that you have it.{' '}
        <HelpLink to="home-report">About Home Reports</HelpLink>
      </p>
    </div>
  );
}

function useAsking({ id }: PropertyPage) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => scottishHomes.askForReport({ params: { propertyId: id }, body: { agreesToPdf: true } }),
    onSuccess: async ({ status, answerBy }) => {
      toast.success(
        status === 'handed_out' || answerBy === undefined
          ? 'The Home Report is yours to open.'
          : `We’ve asked the seller, who has until ${formatMoment(answerBy)} to answer.`,
      );
      await invalidateInterest(queries);
    },
  });
}

function NotePart({
  home,
  interest: { note, notes },
  onNote,
}: Omit<BegunProps, 'asking'> & { readonly interest: OwnInterest }) {
  const withdrawing = useWithdrawing(home.id);
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
        <Button variant="quiet" className="w-full" onClick={onNote}>
          Note interest
        </Button>
      )}
      <FailureNotice error={withdrawing.error} />
      {notes !== undefined && notes > 0 && (
        <p className="text-sm text-muted">{`${formatCounted(notes, 'note')} of interest so far`}</p>
      )}
    </div>
  );
}
