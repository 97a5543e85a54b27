import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { formatCounted } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HomeLine } from '../homes/home-line.tsx';
import { MatterGroup } from '../parts/matter-group.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { PaymentLine } from '../payments/payment-line.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { CaseLine } from '../reports/case-line.tsx';
import { TicketLine } from '../tickets/ticket-line.tsx';
import { deskSearchQuery, type FoundRows } from './api.ts';

export const handle: Handle = { head: { title: 'Search', noindex: true } };

/** /staff/search?q=: everything that fits what a caller says. */
export function Component() {
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl wrap-anywhere">{q.length >= 2 ? `Results for “${q}”` : 'Search'}</h1>
      {q.length >= 2 ? <FoundGroups q={q} /> : <SearchHints />}
    </div>
  );
}

function FoundGroups({ q }: { readonly q: string }) {
  const query = useQuery(deskSearchQuery(q));
  return (
    <StaffSection query={query} what="search the desk">
      {(found) => <FoundContent found={found} />}
    </StaffSection>
  );
}

function FoundContent({ found }: { readonly found: FoundRows }) {
  const { people, homes, payments, tickets, cases } = found;
  const total = people.length + homes.length + payments.length + tickets.length + cases.length;
  if (total === 0)
    return (
      <>
        <EmptyState icon={SearchX} title="Nothing fits that">
          Try a part of it: only the surname, the street without its number, or the sum without the day.
        </EmptyState>
        <SearchHints />
      </>
    );
  return (
    <div className="grid gap-7">
      <output className="text-muted">{`${formatCounted(total, 'result')}, at most eight of a kind`}</output>
      <MatterGroup title="People" rows={people}>
        {(person) => <PersonLine key={person.id} person={person} has={listCounts(person)} />}
      </MatterGroup>
      <MatterGroup title="Homes" rows={homes}>
        {(home) => <HomeLine key={home.id} home={home} />}
      </MatterGroup>
      <MatterGroup title="Payments" rows={payments}>
        {(payment) => <PaymentLine key={payment.id} payment={payment} />}
      </MatterGroup>
      <MatterGroup title="Tickets" rows={tickets}>
        {(ticket) => <TicketLine key={ticket.id} ticket={ticket} />}
      </MatterGroup>
      <MatterGroup title="Cases" rows={cases}>
        {(report) => <CaseLine key={report.id} report={report} />}
      </MatterGroup>
    </div>
  );
}

const listCounts = ({ counts }: FoundRows['people'][number]) =>
  [
    [counts.homes, 'home'],
    [counts.offers, 'offer'],
    [counts.viewings, 'viewing'],
    [counts.payments, 'payment'],
  ] as const;

const examples = [
  ['A person', 'The beginning of a name, or a whole email address'],
  ['A home', 'A street, with or without its number, or a postcode'],
  ['A payment', '£99 on 28 November, 99.00, P-1042 or GBL-000001'],
  ['A ticket or case', 'T-1042, C-208, or the email address of who wrote'],
] as const;

const SearchHints = () => (
  <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
    {examples.map(([what, how]) => (
      <div key={what} className="sm:contents">
        <dt className="font-medium">{what}</dt>
        <dd className="text-muted">{how}</dd>
      </div>
    ))}
  </dl>
);
