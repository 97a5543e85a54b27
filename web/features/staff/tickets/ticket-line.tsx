import { formatTicketTopic } from '../../../entities/help/ticket-topics.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DeskLine } from '../parts/line.tsx';
import type { FoundRows } from '../search/api.ts';
import { statusLabels } from './labels.ts';

/** A ticket in a list of several kinds. */
export function TicketLine({ ticket }: { readonly ticket: FoundRows['tickets'][number] }) {
  const { id, number, topic, name, status, createdAt } = ticket;
  return (
    <DeskLine
      to={`/staff/tickets/${id}`}
      title={`${formatTicketTopic(topic)}: ${name}`}
      state={<Badge>{statusLabels[status]}</Badge>}
    >
      {[number, formatMomentName(createdAt)].filter(Boolean).join(' · ')}
    </DeskLine>
  );
}
