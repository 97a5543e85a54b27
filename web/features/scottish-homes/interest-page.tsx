import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { offersKey } from '../../entities/offer/api.ts';
import { ListingHeader } from '../../entities/property/listing-header.tsx';
import { OwnListingNotFound } from '../../entities/property/own-listing-not-found.tsx';
import { type PropertyPage, propertyQuery } from '../../entities/property/property.ts';
import { type HomeInterest, homeInterestQuery } from '../../entities/scottish-home/api.ts';
import { formatDate, formatName } from '../../lib/format.ts';
import { isHomeId } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { joinQueries } from '../../lib/query-state.ts';
import { useParams } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';
import { ReportRow } from './report-row.tsx';

export const handle: Handle = { head: { title: 'Interest', noindex: true } };

/** /my-listing/{id}/interest: who has the Home Report of a home in Scotland, and who noted interest. */
export function Component() {
  const { id = '' } = useParams();
  return isHomeId(id) ? <InterestOnHome id={id} /> : <OwnListingNotFound />;
}

function InterestOnHome({ id }: { readonly id: PropertyPage['id'] }) {
  const queries = useQueryClient();
  const property = useQuery(propertyQuery(id));
  const interest = useQuery(homeInterestQuery(id));
  useLive('offers', () => void queries.invalidateQueries({ queryKey: offersKey }));
  if (property.data?.isOwner === false) return <OwnListingNotFound />;
  return (
    <QueryPage
      query={joinQueries(property, interest)}
      what="load who is interested"
      skeleton={<InterestSkeleton />}
      notFound={<OwnListingNotFound />}
    >
      {([home, found]) => <InterestContent home={home} interest={found} />}
    </QueryPage>
  );
}

interface ContentProps {
  readonly home: PropertyPage;
  readonly interest: HomeInterest;
}

function InterestContent({ home, interest }: ContentProps) {
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <ListingHeader
        propertyId={home.id}
        title={home.title}
        status={home.status}
        nation={home.address.nation}
        page="Interest"
      />
      <NotesOfInterest home={home} notes={interest.notes} />
      {home.homeReport === 'exempt' ? (
        <section aria-labelledby="reports" className="grid gap-2">
          <h2 id="reports" className="text-xl">
            Home Report
          </h2>
          <p className="text-muted">You’ve said that this home doesn’t need one.</p>
        </section>
      ) : (
        <Reports home={home} reports={interest.reports} />
      )}
    </div>
  );
}

function NotesOfInterest({ home, notes }: { readonly home: PropertyPage } & Pick<HomeInterest, 'notes'>) {
  return (
    <section aria-labelledby="notes" className="grid gap-3">
      <h2 id="notes" className="text-xl">
        {notes.length === 0 ? 'Notes of interest' : `Notes of interest: ${notes.length}`}
      </h2>
      {notes.length === 0 ? (
        <p className="text-muted">
          Nobody has noted interest. A note binds nobody; whoever notes interest is told when you set a
          closing date.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {notes.map(({ buyer, notedAt, solicitor }) => (
            <li key={buyer.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <p>
                <span className="font-semibold">{formatName(buyer, 'A buyer')}</span>
                <span className="block text-sm text-muted">
                  {`Noted on ${formatDate(notedAt)}${solicitor === undefined ? '' : `; solicitor: ${solicitor}`}`}
                </span>
              </p>
              <Link to={paths.chat(home.id, buyer.id)} className="link flex min-h-11 items-center">
                Message
                <span className="sr-only">{` ${formatName(buyer, 'the buyer')}`}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {home.status === 'live' && (
        <p>
          <Link to={paths.ownOffers(home.id)} className="link">
            Offers and closing date
          </Link>
        </p>
      )}
    </section>
  );
}

function Reports({ home, reports }: { readonly home: PropertyPage } & Pick<HomeInterest, 'reports'>) {
  const edit = `${paths.editProperty(home.id)}?section=6`;
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h2 id="reports" className="text-xl">
        Who has the Home Report
      </h2>
      {home.homeReportFile ? (
        <p className="text-sm text-muted">
          {home.homeReportHandOut === 'ask_first'
            ? 'You’re asked first, and have at least eight days to answer each time. Without an answer we hand it out, as the law allows only three grounds to refuse.'
            : 'Members who ask for it get it at once. Each hand-out is listed here.'}{' '}
          <Link to={edit} className="link">
            Change this
          </Link>
        </p>
      ) : (
        <Notice kind="warning" title="The Home Report isn’t here yet">
          <p>
            {home.homeReportHandOut === 'ask_first'
              ? 'Buyers can only ask for it. Upload it, then hand it out or refuse each request below. Without an answer we hand it out when your time is over.'
              : 'Buyers can only ask for it. Upload it, and whoever asked gets it straight away.'}
          </p>
          <p className="pt-2">
            <LinkButton to={edit}>Upload the Home Report</LinkButton>
          </p>
        </Notice>
      )}
      {reports.length === 0 ? (
        <EmptyState icon={FileText} title="Nobody has asked for it yet" />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {reports.map((report) => (
            <li key={report.buyer.id} className="py-3">
              <ReportRow home={home} report={report} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const InterestSkeleton = () => (
  <div className="mx-auto grid max-w-4xl gap-6" aria-hidden>
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-full" />
    <SkeletonLines lines={4} />
    <Skeleton className="h-40 w-full" />
  </div>
);
