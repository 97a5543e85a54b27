import type { ReactNode } from 'react';
import { describeOfferStatus, getOfferStatusTone } from '../../../entities/offer/labels.ts';
import { getViewingState, isOpenViewing } from '../../../entities/viewing/labels.ts';
import { formatDate, formatMoment, formatPersonName, formatPounds } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { StaffHome } from '../homes/api.ts';
import { DeskLine } from './line.tsx';

interface GroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}

/** One kind of what a person or a home has; nothing where there is none. */
export function MatterGroup<Row>({ title, rows, children }: GroupProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      <ul className="border-b border-line">{rows.map(children)}</ul>
    </section>
  );
}

interface DealProps<Deal> {
  readonly deal: Deal;
  /** The other end of the link: the home on a person's page, the buyer on a home's. */
  readonly leadsTo: 'home' | 'buyer';
}

type Deal = StaffHome['offers'][number] | StaffHome['viewings'][number];
const toDealLink = ({ propertyId, home, buyer }: Deal, leadsTo: 'home' | 'buyer') =>
  leadsTo === 'home'
    ? { to: `/staff/homes/${propertyId}`, title: home }
    : { to: `/staff/people/${buyer.id}`, title: formatPersonName(buyer) };

export function OfferLine({ deal, leadsTo }: DealProps<StaffHome['offers'][number]>) {
  const { amount, createdAt } = deal;
  const isSealed = amount === null;
  const words = describeOfferStatus({ ...deal, ...(isSealed && { sealed: true, round: { open: true } }) });
  return (
    <DeskLine {...toDealLink(deal, leadsTo)} state={<Badge tone={getOfferStatusTone(deal)}>{words}</Badge>}>
      <span className="tabular">{isSealed ? 'Sealed' : formatPounds(amount)}</span>
      {`, made ${formatDate(createdAt)}`}
    </DeskLine>
  );
}

type StaffViewing = StaffHome['viewings'][number];

/** The viewings that are planned, the next one first, and those that have been or won't be. */
export function ViewingGroups({
  viewings,
  leadsTo,
}: {
  readonly viewings: readonly StaffViewing[];
  readonly leadsTo: 'home' | 'buyer';
}) {
  const now = new Date().toISOString();
  const isPlanned = (viewing: StaffViewing) => isOpenViewing(viewing) && viewing.start > now;
  const planned = viewings.filter(isPlanned).toSorted((one, other) => one.start.localeCompare(other.start));
  return (
    <>
      <MatterGroup title="Viewings ahead" rows={planned}>
        {(viewing) => <ViewingLine key={viewing.id} deal={viewing} leadsTo={leadsTo} />}
      </MatterGroup>
      <MatterGroup title="Viewings past or called off" rows={viewings.filter((one) => !isPlanned(one))}>
        {(viewing) => <ViewingLine key={viewing.id} deal={viewing} leadsTo={leadsTo} />}
      </MatterGroup>
    </>
  );
}

function ViewingLine({ deal, leadsTo }: DealProps<StaffViewing>) {
  const { label, tone } = getViewingState(deal);
  const name = formatPersonName(deal.buyer);
  return (
    <DeskLine {...toDealLink(deal, leadsTo)} state={<Badge tone={tone}>{label}</Badge>}>
      {formatMoment(deal.start)}
      {leadsTo === 'home' && `, ${deal.status === 'completed' ? 'viewed' : 'asked for'} by ${name}`}
    </DeskLine>
  );
}
