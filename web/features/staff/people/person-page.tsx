import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import { isUserId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { OfferLine, ViewingGroups } from '../parts/deal-lines.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { DeskLine } from '../parts/line.tsx';
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

const DeskActs = lazy(() => import('./desk-acts.tsx'));

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
        <div className="flex w-full flex-wrap gap-3 empty:hidden sm:ml-auto sm:w-auto">
          <TwoStepReset person={person} />
          <BlockButton person={person} />
        </div>
      </header>
      {person.block && <BlockNotice block={person.block} />}
      <FactList facts={listFacts(person)} />
      <PersonHomes person={person} />
      <PersonMatters person={person} />
      <ActsList acts={person.acts} />
      {person.staff && (
        <Suspense>
          <DeskActs acts={person.did} />
        </Suspense>
      )}
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

/** Told where there is any. */
const countedFacts = [
  ['Open offers', 'openOffers'],
  ['Viewings ahead', 'upcomingViewings'],
  ['Blocked by others', 'blockedBy'],
  ['Reports waiting', 'openReports'],
  ['Reports agreed with', 'upheldReports'],
] as const;

function listFacts(person: StaffPerson): readonly (readonly [string, string])[] {
  const { counts, deletesAt, deletedAt, twoStepSince } = person;
  return [
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
    ...countedFacts.flatMap(([name, of]) => (counts[of] > 0 ? [[name, String(counts[of])] as const] : [])),
    ['Id', person.id],
  ];
}

const PersonMatters = ({ person }: { readonly person: StaffPerson }) => (
  <>
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
    <MatterGroup title="Reports about them" rows={person.casesAbout}>
      {(report) => <CaseLine key={report.id} report={report} />}
    </MatterGroup>
    <MatterGroup title="Reports they made" rows={person.casesReported}>
      {(report) => <CaseLine key={report.id} report={report} />}
    </MatterGroup>
  </>
);

interface HomesProps {
  readonly title: string;
  readonly homes: readonly Pick<StaffPerson['homes'][number], 'id' | 'title' | 'status' | 'nation'>[];
}

const HomeGroup = ({ title, homes }: HomesProps) => (
  <MatterGroup title={title} rows={homes}>
    {({ id, title: address, status, nation }) => (
      <DeskLine
        key={id}
        to={`/staff/homes/${id}`}
        title={address}
        state={<Badge>{formatPropertyStatus(status, nation)}</Badge>}
      />
    )}
  </MatterGroup>
);

function PersonHomes({ person: { homes, salesUnderWay } }: { readonly person: StaffPerson }) {
  const bought = salesUnderWay.filter(({ isBuyer }) => isBuyer);
  return (
    <>
      <HomeGroup title="Homes they sell" homes={homes.filter(({ joint }) => !joint)} />
      <HomeGroup title="Homes they own with a seller" homes={homes.filter(({ joint }) => joint)} />
      <HomeGroup
        title="Homes they’re buying"
        homes={bought.map(({ propertyId: id, home: title, ...sale }) => ({ id, title, ...sale }))}
      />
    </>
  );
}
