import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Handle } from '../../../app/head.ts';
import {
  formatDate,
  formatMoment,
  formatPersonName,
  formatOptionCode,
  formatPropertyStatus,
} from '../../../lib/format.ts';
import { isUserId } from '../../../lib/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { Facts } from '../parts/facts.tsx';
import { PartState } from '../parts/part-state.tsx';
import { blockReasons, type PersonCard, personQuery } from './api.ts';
import { BlockDialog, UnblockDialog } from './block-dialogs.tsx';
import { StateBadge } from './state-badge.tsx';
import { TwoStepReset } from './two-step-reset.tsx';

export const handle: Handle = { head: { title: 'Person', noindex: true } };

/** /staff/people/{id}: a person's account, and the block. */
export function Component() {
  const { id } = useParams();
  return isUserId(id) ? (
    <Person id={id} />
  ) : (
    <EmptyState heading="h1" title="This is not the id of a person" />
  );
}

function Person({ id }: { readonly id: PersonCard['id'] }) {
  const query = useQuery(personQuery(id));
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <Link to="/staff/people" className="link">
          People
        </Link>
      </p>
      <PartState query={query} what="load this person">
        {(person) => <Card person={person} />}
      </PartState>
    </div>
  );
}

function Card({ person }: { readonly person: PersonCard }) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{formatPersonName(person)}</h1>
        <StateBadge state={person.is_active} />
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          <TwoStepReset person={person} />
          <BlockButton person={person} />
        </div>
      </header>
      {person.block && <BlockNotice block={person.block} />}
      <Facts facts={factsOf(person)} />
      <Homes person={person} />
      <ActsList acts={person.acts} />
    </>
  );
}

function BlockButton({ person }: { readonly person: PersonCard }) {
  const [open, setOpen] = useState(false);
  if (person.staff || person.deletedAt) return null;
  const isBlocked = person.is_active === 2;
  const TheDialog = isBlocked ? UnblockDialog : BlockDialog;
  return (
    <>
      <Button variant={isBlocked ? 'secondary' : 'danger'} onClick={() => setOpen(true)}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {open && <TheDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

const BlockNotice = ({ block }: { readonly block: NonNullable<PersonCard['block']> }) => (
  <Notice kind="warning" title={`Blocked ${formatMoment(block.at)}`}>
    <p>{blockReasons.find(({ value }) => value === block.reason)?.label}</p>
    <p className="text-muted">{block.words}</p>
  </Notice>
);

const signIns = { password: 'Email and password', google: 'Google', facebook: 'Facebook' } as const;
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');

function factsOf(person: PersonCard): readonly (readonly [string, string])[] {
  const { counts, deletesAt, deletedAt, saleUnderWay, twoStepSince } = person;
  return [
    ['Id', person.id],
    ['Email', person.email || 'Deleted'],
    ['Email verified', yesNo(person.emailVerified)],
    ['Identity checked', person.identityCheckedAt ? formatDate(person.identityCheckedAt) : 'No'],
    ['Logs in with', signIns[person.signInWith]],
    ['Two-step sign-in', twoStepSince ? `On since ${formatDate(twoStepSince)}` : 'Off'],
    ['Member since', formatDate(person.memberSince)],
    ...(person.staff ? [['Staff', 'Yes'] as const] : []),
    ...(deletesAt ? [['Deletes itself', formatDate(deletesAt)] as const] : []),
    ...(deletedAt ? [['Deleted', formatDate(deletedAt)] as const] : []),
    ['Sale under way', saleUnderWay ? formatOptionCode(saleUnderWay) : 'No'],
    ['Open offers', String(counts.openOffers)],
    ['Viewings ahead', String(counts.upcomingViewings)],
    ['Blocked by others', String(counts.blockedBy)],
    ['Reports waiting', String(counts.openReports)],
    ['Reports agreed with', String(counts.upheldReports)],
  ];
}

function Homes({ person: { homes, counts } }: { readonly person: PersonCard }) {
  if (counts.homes === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">Homes</h2>
      <ul>
        {homes.map(({ id, title, status }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
            <Link data-row to={`/staff/homes/${id}`} className="link font-medium">
              {title}
            </Link>
            <span className="text-muted">{formatPropertyStatus(status)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
