import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from '../../../lib/router.ts';
import { paths } from '../../../app/paths.ts';
import type { Handle } from '../../../app/head.ts';
import {
  formatDate,
  formatMoment,
  formatPounds,
  formatPersonName,
  formatOptionCode,
  formatPropertyStatus,
} from '../../../lib/format.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { type StaffHome, homeCalls, staffHomeQuery } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

export const handle: Handle = { head: { title: 'Home', noindex: true } };

/** /staff/homes/{id}: the audit trail of a property, and its removal. */
export function Component() {
  const { id } = useParams();
  return isHomeId(id) ? <HomeLoader id={id} /> : <EmptyState heading="h1" title={words.thisIsntTheIdOf} />;
}

function HomeLoader({ id }: { readonly id: StaffHome['id'] }) {
  const query = useQuery(staffHomeQuery(id));
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <Link to="/staff/homes" className="link">
          {words.homes}
        </Link>
      </p>
      <StaffSection query={query} what={words.loadThisHome}>
        {(home) => <HomeContent home={home} />}
      </StaffSection>
    </div>
  );
}

function HomeContent({ home }: { readonly home: StaffHome }) {
  const { id, address, status, price, owner, createdAt } = home;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{address}</h1>
        <Badge>{formatPropertyStatus(status)}</Badge>
        <div className="ml-auto">
          <HomeActs home={home} />
        </div>
      </header>
      <FactList
        facts={[
          ['Id', id],
          [
            words.owner,
            <Link key="owner" to={`/staff/people/${owner.id}`} className="link">
              {formatPersonName(owner)}
            </Link>,
          ],
          [words.price, formatPounds(price)],
          [words.submitted, formatDate(createdAt)],
          [
            words.page,
            <Link key="page" to={paths.property({ id })} className="link">
              {words.asVisitorsSeeIt}
            </Link>,
          ],
        ]}
      />
      <ActsList acts={home.acts} />
      <HomeTrail history={home.history} />
    </>
  );
}

function HomeActs({ home: { id, address, canRemove, canRestore } }: { readonly home: StaffHome }) {
  const [open, setOpen] = useState(false);
  if (!canRemove && !canRestore) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={canRemove ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {canRemove ? words.remove : words.restore}
      </Button>
      {open && canRemove && (
        <ActDialog
          title={fillText(words.removeAddress, { address })}
          action={words.remove}
          danger
          done={words.theHomeIsRemoved}
          words={{
            field: 'reason',
            label: words.why,
            hint: words.theOwnerReadsThisIn,
          }}
          onClose={close}
          send={(reason) => homeCalls.removeHome({ params: { id }, body: { reason } })}
        >
          <p>{words.itLeavesTheSiteAt}</p>
        </ActDialog>
      )}
      {open && canRestore && (
        <ActDialog
          title={fillText(words.restoreAddress, { address })}
          action={words.restore}
          done={words.theHomeIsItsOwners}
          words={{ field: 'reason', label: words.why, hint: words.keptInTheTrailThe }}
          onClose={close}
          send={(reason) => homeCalls.restoreHome({ params: { id }, body: { reason } })}
        >
          <p>{words.itComesBackOffThe}</p>
        </ActDialog>
      )}
    </>
  );
}

/** `Property price changed` for `property.price_changed.v1`. */
const formatEventName = (name: string): string =>
  formatOptionCode(name.replace(/\.v\d+$/, '').replaceAll('.', '_'));

const HomeTrail = ({ history }: { readonly history: StaffHome['history'] }) => (
  <section className="grid gap-2">
    <h2 className="text-lg">{words.whatHappened}</h2>
    <ol>
      {history.map(({ id, name, at, actor }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
          <span>{formatEventName(name)}</span>
          <span className="text-sm text-muted">
            {actor?.startsWith('usr_') && (
              <Link to={`/staff/people/${actor}`} className="link">
                {words.seeWhoDidIt}
                <span className="sr-only">: {formatEventName(name)}</span>
              </Link>
            )}{' '}
            <time dateTime={at}>{formatMoment(at)}</time>
          </span>
        </li>
      ))}
    </ol>
  </section>
);
