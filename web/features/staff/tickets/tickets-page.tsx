import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatTicketTopic } from '../../../entities/help/ticket-topics.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { isTicketLate, type TicketList, type TicketStatus, ticketsQuery } from './api.ts';
import { emptyTexts, statusLabels } from './labels.ts';

export const handle: Handle = { head: { title: 'Tickets', noindex: true } };

const statuses: readonly TicketStatus[] = ['open', 'answered', 'closed'];

/** /staff/tickets */
export function Component() {
  const [search] = useSearchParams();
  const status = statuses.find((one) => one === search.get('status')) ?? 'open';
  const page = Math.max(1, Number(search.get('page')) || 1);
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">Tickets</h1>
      <FilterChoices
        label="Status"
        chosen={status}
        choices={statuses.map((value) => ({ value, label: statusLabels[value], to: `?status=${value}` }))}
      />
      <QuerySection
        query={useQuery(ticketsQuery({ status, page }))}
        what="load the tickets"
        skeleton={<RowSkeletons what="the tickets" />}
      >
        {(list) => <TicketRows status={status} list={list} />}
      </QuerySection>
    </div>
  );
}

interface ListProps {
  readonly status: TicketStatus;
  readonly list: TicketList;
}

function TicketRows({ status, list }: ListProps) {
  if (list.total === 0)
    return (
      <EmptyState icon={Inbox} title={emptyTexts[status].title}>
        {emptyTexts[status].text}
      </EmptyState>
    );
  return (
    <>
      <ul className="border-b border-line">
        {list.tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <Pagination page={list.page} perPage={list.per_page} total={list.total} />
    </>
  );
}

function TicketRow({ ticket }: { readonly ticket: TicketList['tickets'][number] }) {
  const { id, number, name, topic, preview, dueAt, createdAt } = ticket;
  const isLate = isTicketLate(ticket);
  return (
    <li className="grid gap-1 border-t border-line py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/staff/tickets/${id}`} data-row className="link font-semibold">
          {formatTicketTopic(topic)}: {name}
        </Link>
        <span className={cx('text-sm', isLate && 'font-semibold text-red')}>
          {dueAt
            ? `${isLate ? 'Was due' : 'Due'} ${formatMomentName(dueAt)}`
            : `Received ${formatMomentName(createdAt)}`}
        </span>
      </div>
      <p className="line-clamp-2 max-w-prose">{preview}</p>
      {number !== undefined && <p className="text-sm text-muted">{number}</p>}
    </li>
  );
}
