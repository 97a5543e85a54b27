import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatTicketTopic } from '../../../entities/help/ticket-topics.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type TicketList, type TicketStatus, ticketsQuery } from './api.ts';
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
        {list.tickets.map(({ id, number, name, topic, preview, dueAt, createdAt }) => (
          <li key={id} className="border-t border-line">
            <Link to={`/staff/tickets/${id}`} className="grid gap-1 px-2 py-3 hover:bg-sunk">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">
                  {formatTicketTopic(topic)}: {name}
                </span>
                <span className="text-sm text-muted">
                  {number !== undefined && `${number} · `}
                  {dueAt ? `Due ${formatMoment(dueAt)}` : formatMoment(createdAt)}
                </span>
              </span>
              <span className="line-clamp-2 text-muted">{preview}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination page={list.page} perPage={list.per_page} total={list.total} />
    </>
  );
}
