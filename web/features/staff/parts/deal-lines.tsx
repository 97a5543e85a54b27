import { describeOfferStatus, getOfferStatusTone } from '../../../entities/offer/labels.ts';
import { getViewingState, isOpenViewing } from '../../../entities/viewing/states.ts';
import { formatDate, formatMoment, formatPersonName, formatPounds } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { StaffHome } from '../homes/api.ts';
import { DeskLine } from './line.tsx';
import { MatterGroup } from './matter-group.tsx';

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

function splitViewings(viewings: readonly StaffViewing[], now = new Date().toISOString()) {
  const isPlanned = (viewing: StaffViewing) => isOpenViewing(viewing) && viewing.start > now;
  return {
    planned: viewings.filter(isPlanned).toSorted((one, other) => one.start.localeCompare(other.start)),
    others: viewings.filter((viewing) => !isPlanned(viewing)),
  };
}

/** The viewings that are planned, the next one first, and those that have been or won't be. */
export function ViewingGroups({
  viewings,
  leadsTo,
}: {
  readonly viewings: readonly StaffViewing[];
  readonly leadsTo: 'home' | 'buyer';
}) {
  const { planned, others } = splitViewings(viewings);
  return (
    <>
      <MatterGroup title="Viewings ahead" rows={planned}>
        {(viewing) => <ViewingLine key={viewing.id} deal={viewing} leadsTo={leadsTo} />}
      </MatterGroup>
      <MatterGroup title="Viewings past or called off" rows={others}>
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
