import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { maxFound } from '../../../../functions/reach/staff/domain/found-limits.ts';
import { formatCounted } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HomeLine } from '../homes/home-line.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { MatterGroup } from '../parts/matter-group.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { PaymentLine } from '../payments/payment-line.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { CaseLine } from '../reports/case-line.tsx';
import { TicketLine } from '../tickets/ticket-line.tsx';
import { deskSearchQuery, type FoundRows } from './api.ts';
import { findScope, type SearchScope, searchScopes, toSearchAddress } from './scopes.ts';

export const handle: Handle = { head: { title: 'Search', noindex: true } };

/** /staff/search?q=: everything that fits what a caller says. */
export function Component() {
  const [search] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  const scope = findScope(search.get('in'));
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl wrap-anywhere">{q.length >= 2 ? `Results for “${q}”` : 'Search'}</h1>
      {q.length >= 2 ? <FoundGroups q={q} scope={scope} /> : <SearchHints />}
    </div>
  );
}

interface GroupsProps {
  readonly q: string;
  readonly scope: SearchScope | undefined;
}

function FoundGroups({ q, scope }: GroupsProps) {
  const query = useQuery(deskSearchQuery(q, scope?.kind));
  const kinds = [undefined, ...searchScopes];
  return (
    <>
      <FilterChoices
        label="What to look for"
        chosen={scope?.kind}
        choices={kinds.map((each) => ({
          value: each?.kind,
          label: each?.label ?? 'Everything',
          to: toSearchAddress(q, each?.kind),
        }))}
      />
      <StaffSection query={query} what="search the desk">
        {(found) => <FoundContent found={found} isOneKind={scope !== undefined} />}
      </StaffSection>
    </>
  );
}

interface FoundProps {
  readonly found: FoundRows;
  readonly isOneKind: boolean;
}

function FoundContent({ found, isOneKind }: FoundProps) {
  const { people, homes, payments, tickets, cases } = found;
  const counts = [people, homes, payments, tickets, cases].map(({ length }) => length);
  const total = counts.reduce((sum, each) => sum + each, 0);
  const isFull = Math.max(...counts) >= (isOneKind ? maxFound.ofOneKind : maxFound.perKind);
  const limit = isOneKind ? ', the most that are shown' : ', at most eight of a kind';
  if (total === 0 && !found.paymentsCut)
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
      <output className="text-muted">{`${formatCounted(total, 'result')}${isFull ? limit : ''}`}</output>
      <MatterGroup title="People" rows={people}>
        {(person) => <PersonLine key={person.id} person={person} has={listCounts(person)} />}
      </MatterGroup>
      <MatterGroup title="Homes" rows={homes}>
        {(home) => <HomeLine key={home.id} home={home} />}
      </MatterGroup>
      <MatterGroup title="Payments" rows={payments}>
        {(payment) => <PaymentLine key={payment.id} payment={payment} />}
      </MatterGroup>
      {found.paymentsCut && (
        <p className="text-muted">
          More people or homes fit than are looked through for payments. Type more of the name or address.
        </p>
      )}
      <MatterGroup title="Tickets" rows={tickets}>
        {(ticket) => <TicketLine key={ticket.id} ticket={ticket} />}
      </MatterGroup>
      <MatterGroup title="Reports" rows={cases}>
        {(report) => <CaseLine key={report.id} report={report} />}
      </MatterGroup>
    </div>
  );
}

const listCounts = ({ counts }: FoundRows['people'][number]) =>
  counts
    ? ([
        [counts.homes, 'home'],
        [counts.offers, 'offer'],
        [counts.viewings, 'viewing'],
        [counts.payments, 'payment'],
      ] as const)
    : [];

const examples = [
  ['A person', 'The beginning of a name, or a whole email address'],
  ['A home', 'A street, with or without its number, or a postcode'],
  ['A payment', '£99 on 28 November, 99.00, P-1042 or GBL-000001'],
  ['A ticket or report', 'T-1042, C-208, or the email address of who wrote'],
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
