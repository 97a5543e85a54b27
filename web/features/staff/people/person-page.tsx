import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { isUserId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { OfferLine, ViewingGroups } from '../parts/deal-lines.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { MatterGroup } from '../parts/matter-group.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { PaymentLine } from '../payments/payment-line.tsx';
import { CaseLine } from '../reports/case-line.tsx';
import { TicketLine } from '../tickets/ticket-line.tsx';
import { blockReasons, type StaffPerson, staffPersonQuery } from './api.ts';
import { BlockAccountDialog, UnblockAccountDialog } from './block-dialogs.tsx';
import { formatCardName } from './member-name.ts';
import { StateBadge } from './state-badge.tsx';
import { TwoStepReset } from './two-step-reset.tsx';

export const handle: Handle = { head: { title: 'Person', noindex: true } };

/** /staff/people/{id}: a person's account, and the block. */
export function Component() {
  const { id } = useParams();
  return isUserId(id) ? (
    <PersonLoader id={id} />
  ) : (
    <EmptyState heading="h1" title="This isn’t the id of a person" />
  );
}

function PersonLoader({ id }: { readonly id: StaffPerson['id'] }) {
  const query = useQuery(staffPersonQuery(id));
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <Link to="/staff/people" className="link">
          People
        </Link>
      </p>
      <StaffSection query={query} what="load this person">
        {(person) => <PersonContent person={person} />}
      </StaffSection>
    </div>
  );
}

function PersonContent({ person }: { readonly person: StaffPerson }) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl wrap-anywhere">{formatCardName(person)}</h1>
        {!person.deletedAt && <StateBadge state={person.is_active} />}
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          <TwoStepReset person={person} />
          <BlockButton person={person} />
        </div>
      </header>
      {person.block && <BlockNotice block={person.block} />}
      <FactList facts={listFacts(person)} />
      <PersonHomes person={person} />
      <PersonMatters person={person} />
      <ActsList acts={person.acts} />
    </>
  );
}

function BlockButton({ person }: { readonly person: StaffPerson }) {
  const [open, setOpen] = useState(false);
  if (person.staff || person.deletedAt) return null;
  const isBlocked = person.is_active === 2;
  const TheDialog = isBlocked ? UnblockAccountDialog : BlockAccountDialog;
  return (
    <>
      <Button variant={isBlocked ? 'secondary' : 'danger'} onClick={() => setOpen(true)}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {open && <TheDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

const BlockNotice = ({ block }: { readonly block: NonNullable<StaffPerson['block']> }) => (
  <Notice kind="warning" title={`Blocked ${formatMoment(block.at)}`}>
    <p>{blockReasons.find(({ value }) => value === block.reason)?.label}</p>
    <p className="text-muted">{block.words}</p>
  </Notice>
);

const signIns = { password: 'Email and password', google: 'Google', facebook: 'Facebook' } as const;
const formatYesNo = (is: boolean): string => (is ? 'Yes' : 'No');

function listFacts(person: StaffPerson): readonly (readonly [string, string])[] {
  const { counts, deletesAt, deletedAt, twoStepSince } = person;
  return [
    ['Id', person.id],
    ...(person.user_name === null && !deletedAt ? [['Name', 'No name yet'] as const] : []),
    ['Email', person.email || 'Deleted'],
    ['Email verified', formatYesNo(person.emailVerified)],
    ['Identity checked', person.identityCheckedAt ? formatDate(person.identityCheckedAt) : 'No'],
    ['Logs in with', signIns[person.signInWith]],
    ['Two-step sign-in', twoStepSince ? `On since ${formatDate(twoStepSince)}` : 'Off'],
    ['Member since', formatDate(person.memberSince)],
    ...(person.staff ? [['Staff', 'Yes'] as const] : []),
    ...(deletesAt ? [['Deletes itself', formatDate(deletesAt)] as const] : []),
    ...(deletedAt ? [['Deleted', formatDate(deletedAt)] as const] : []),
    ['Open offers', String(counts.openOffers)],
    ['Viewings ahead', String(counts.upcomingViewings)],
    ['Blocked by others', String(counts.blockedBy)],
    ['Reports waiting', String(counts.openReports)],
    ['Reports agreed with', String(counts.upheldReports)],
  ];
}

const SaleLine = ({ sale }: { readonly sale: StaffPerson['salesUnderWay'][number] }) => (
  <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
    <Link data-row to={`/staff/homes/${sale.propertyId}`} className="link font-medium">
      {sale.home}
    </Link>
    <span className="text-muted">{formatPropertyStatus(sale.status, sale.nation)}</span>
  </li>
);

const PersonMatters = ({ person }: { readonly person: StaffPerson }) => (
  <>
    <MatterGroup title="Sales under way" rows={person.salesUnderWay}>
      {(sale) => <SaleLine key={sale.propertyId} sale={sale} />}
    </MatterGroup>
    <MatterGroup title="Offers" rows={person.offers}>
      {(offer) => <OfferLine key={offer.id} deal={offer} leadsTo="home" />}
    </MatterGroup>
    <ViewingGroups viewings={person.viewings} leadsTo="home" />
    <MatterGroup title="Payments" rows={person.payments}>
      {(payment) => <PaymentLine key={payment.id} payment={payment} />}
    </MatterGroup>
    <MatterGroup title="Tickets" rows={person.tickets}>
      {(ticket) => <TicketLine key={ticket.id} ticket={ticket} />}
    </MatterGroup>
    <MatterGroup title="Cases about them" rows={person.casesAbout}>
      {(report) => <CaseLine key={report.id} report={report} />}
    </MatterGroup>
    <MatterGroup title="Cases they reported" rows={person.casesReported}>
      {(report) => <CaseLine key={report.id} report={report} />}
    </MatterGroup>
  </>
);

function PersonHomes({ person: { homes, counts } }: { readonly person: StaffPerson }) {
  if (counts.homes === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Homes</h2>
      <ul>
        {homes.map(({ id, title, status, nation }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <Link data-row to={`/staff/homes/${id}`} className="link font-medium">
              {title}
            </Link>
            <span className="text-muted">{formatPropertyStatus(status, nation)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
