import type { ReactNode } from 'react';
import {
  formatDate,
  formatMoment,
  formatOptionCode,
  formatPersonName,
  formatPounds,
} from '../../../lib/format.ts';
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
  return (
    <DeskLine {...toDealLink(deal, leadsTo)} state={<Badge>{formatOptionCode(deal.status)}</Badge>}>
      <span className="tabular">{deal.amount === null ? 'Sealed' : formatPounds(deal.amount)}</span>
      {`, made ${formatDate(deal.createdAt)}`}
    </DeskLine>
  );
}

export function ViewingLine({ deal, leadsTo }: DealProps<StaffHome['viewings'][number]>) {
  return (
    <DeskLine {...toDealLink(deal, leadsTo)} state={<Badge>{formatOptionCode(deal.status)}</Badge>}>
      {formatMoment(deal.start)}
      {leadsTo === 'home' && `, viewed by ${formatPersonName(deal.buyer)}`}
    </DeskLine>
  );
}
