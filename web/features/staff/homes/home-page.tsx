import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import {
  formatCount,
  formatCounted,
  formatDate,
  formatPropertyType,
  formatPounds,
  formatPersonName,
} from '../../../lib/format.ts';
import { isHomeId } from '../../../lib/ids.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { paths } from '../../../site/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { proofStatusNames } from '../ownership/labels.ts';
import { ActDialog } from '../parts/act-dialog.tsx';
import { ActsList } from '../parts/acts-list.tsx';
import { OfferLine, ViewingGroups } from '../parts/deal-lines.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { MatterGroup } from '../parts/matter-group.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { PaymentLine } from '../payments/payment-line.tsx';
import { CaseLine } from '../reports/case-line.tsx';
import { type StaffHome, homeCalls, staffHomeQuery } from './api.ts';

const HomeTrail = lazy(() => import('./home-trail.tsx'));

export const handle: Handle = { head: { title: 'Home', noindex: true } };

/** /staff/homes/{id}: the audit trail of a property, and its removal. */
export function Component() {
  const { id } = useParams();
  return isHomeId(id) ? (
    <HomeLoader id={id} />
  ) : (
    <EmptyState heading="h1" title="This isn’t the id of a home" />
  );
}

function HomeLoader({ id }: { readonly id: StaffHome['id'] }) {
  const query = useQuery(staffHomeQuery(id));
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <Link to="/staff/homes" className="link">
          Homes
        </Link>
      </p>
      <StaffSection query={query} what="load this home">
        {(home) => <HomeContent home={home} />}
      </StaffSection>
    </div>
  );
}

function HomeContent({ home }: { readonly home: StaffHome }) {
  const { id, address, status, nation, price, owner, createdAt } = home;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{address}</h1>
        <Badge>{formatPropertyStatus(status, nation)}</Badge>
        <div className="ml-auto">
          <HomeActs home={home} />
        </div>
      </header>
      {home.picture && (
        <Photo
          picture={home.picture}
          alt=""
          sizes="(min-width: 640px) 20rem, 100vw"
          className="w-full max-w-80 rounded-md"
        />
      )}
      <FactList
        facts={[
          [
            'Owner',
            <Link key="owner" to={`/staff/people/${owner.id}`} className="link">
              {formatPersonName(owner)}
            </Link>,
          ],
          ...(home.jointOwners.length > 0
            ? [['Joint owners', <JointOwners key="joint" owners={home.jointOwners} />] as const]
            : []),
          ['Ownership', <Ownership key="ownership" home={home} />],
          ['Package', describePackage(home.package)],
          ['Price', formatPounds(price)],
          ['Home', formatPropertyType(home.propertyType)],
          [
            'Rooms',
            `${formatCounted(home.noOfBedrooms, 'bedroom')}, ${formatCounted(home.noOfBathrooms, 'bathroom')}`,
          ],
          [
            'Viewings',
            `${formatCount(home.viewingCounts.ahead)} ahead, ${formatCount(home.viewingCounts.completed)} viewed`,
          ],
          ['Submitted', formatDate(createdAt)],
          [
            'Page',
            <Link key="page" to={paths.property({ id })} className="link">
              As visitors see it
            </Link>,
          ],
          ['Id', id],
        ]}
      />
      <HomeMatters home={home} />
      <ActsList acts={home.acts} />
      <Suspense>
        <HomeTrail history={home.history} nation={home.nation} />
      </Suspense>
    </>
  );
}

function JointOwners({ owners }: { readonly owners: StaffHome['jointOwners'] }) {
  return (
    <ul>
      {owners.map(({ id, name, status }) => (
        <li key={id ?? name}>
          {id === null ? (
            name
          ) : (
            <Link to={`/staff/people/${id}`} className="link">
              {name}
            </Link>
          )}
          {status !== 'accepted' && ` (${jointOwnerStates[status]})`}
        </li>
      ))}
    </ul>
  );
}

const jointOwnerStates: Readonly<
  Record<Exclude<StaffHome['jointOwners'][number]['status'], 'accepted'>, string>
> = {
  pending: 'invited',
  declined: 'declined',
  expired: 'didn’t answer',
  withdrawn: 'withdrawn',
  replaced: 'invited again',
  left: 'left',
};

const Ownership = ({ home: { id, ownership } }: { readonly home: StaffHome }) =>
  ownership === null ? (
    'Not proved'
  ) : (
    <Link to={`/staff/ownership/${id}`} className="link">
      {proofStatusNames[ownership]}
    </Link>
  );

function describePackage(found: StaffHome['package']): string {
  if (!found) return 'None';
  const { name, status, endsAt } = found;
  if (status === 'paused') return `${name}, paused`;
  return endsAt ? `${name}, until ${formatDate(endsAt)}` : name;
}

const HomeMatters = ({ home }: { readonly home: StaffHome }) => (
  <>
    <MatterGroup title="Offers" rows={home.offers}>
      {(offer) => <OfferLine key={offer.id} deal={offer} leadsTo="buyer" />}
    </MatterGroup>
    <ViewingGroups viewings={home.viewings} leadsTo="buyer" />
    <MatterGroup title="Payments" rows={home.payments}>
      {(payment) => <PaymentLine key={payment.id} payment={payment} />}
    </MatterGroup>
    <MatterGroup title="Reports" rows={home.cases}>
      {(report) => <CaseLine key={report.id} report={report} />}
    </MatterGroup>
  </>
);

function HomeActs({ home: { id, address, canRemove, canRestore } }: { readonly home: StaffHome }) {
  const [open, setOpen] = useState(false);
  if (!canRemove && !canRestore) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant={canRemove ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {canRemove ? 'Remove' : 'Restore'}
      </Button>
      {open && canRemove && (
        <ActDialog
          title={`Remove ${address}?`}
          action="Remove"
          danger
          done="The home is removed."
          words={{
            field: 'reason',
            label: 'Why',
            hint: 'The owner reads this in the email, with how to appeal.',
          }}
          onClose={close}
          send={(reason) => homeCalls.removeHome({ params: { id }, body: { reason } })}
        >
          <p>It leaves the site at once. Viewings are called off and offers end, an accepted one too.</p>
        </ActDialog>
      )}
      {open && canRestore && (
        <ActDialog
          title={`Restore ${address}?`}
          action="Restore"
          done="The home is its owner’s again."
          words={{ field: 'reason', label: 'Why', hint: 'Kept in the trail. The owner doesn’t read it.' }}
          onClose={close}
          send={(reason) => homeCalls.restoreHome({ params: { id }, body: { reason } })}
        >
          <p>It comes back off the market, and its owner can put it on sale again.</p>
        </ActDialog>
      )}
    </>
  );
}
