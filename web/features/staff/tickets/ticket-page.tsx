import { useQuery } from '@tanstack/react-query';
import { formatTicketTopic } from '../../../entities/help/ticket-topics.ts';
import { cx } from '../../../lib/cx.ts';
import { formatMoment, formatPersonName } from '../../../lib/format.ts';
import { isTicketId } from '../../../lib/ids.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { useParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryPage } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { StaffSection } from '../parts/staff-section.tsx';
import { staffPaymentsQuery } from '../payments/api.ts';
import { PaymentRow } from '../payments/payment-row.tsx';
import { AnswerForm } from './answer-form.tsx';
import { type StaffTicket, ticketQuery } from './api.ts';
import { entryLabels, stageLabels, statusLabels } from './labels.ts';

export const handle: Handle = { head: { title: 'Ticket', noindex: true } };

/** /staff/tickets/{id} */
export function Component() {
  const { id } = useParams();
  return isTicketId(id) ? <TicketLoader id={id} /> : <EmptyState heading="h1" title="Ticket not found" />;
}

const TicketLoader = ({ id }: { readonly id: StaffTicket['id'] }) => (
  <QueryPage query={useQuery(ticketQuery(id))} what="load this ticket" skeleton={<SkeletonLines lines={8} />}>
    {(ticket) => <TicketContent ticket={ticket} />}
  </QueryPage>
);

function TicketContent({ ticket }: { readonly ticket: StaffTicket }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-1">
        <Link to="/staff/tickets" className="link justify-self-start text-sm">
          All tickets
        </Link>
        <h1 className="text-2xl">
          {formatTicketTopic(ticket.topic)}: {ticket.name}
        </h1>
        <p className="text-muted">
          {[ticket.number, statusLabels[ticket.status]].filter(Boolean).join(' · ')}
          {ticket.dueAt && `, due ${formatMomentName(ticket.dueAt)}`}
        </p>
        <p className="text-muted">{[ticket.email, ticket.phone].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-muted">
          <TicketWriter ticket={ticket} />
          {ticket.complaint && ` Complaint: ${stageLabels[ticket.complaint.stage]}.`}
        </p>
      </div>
      <ol className="grid gap-3">
        {ticket.entries.map(({ kind, text, at, staffName }) => (
          <li
            key={`${at}${kind}`}
            className={cx(
              'grid gap-2 rounded-md border p-4',
              kind === 'message' && 'border-line bg-surface',
              kind === 'note' && 'border-amber bg-amber-soft',
              kind !== 'message' && kind !== 'note' && 'border-action bg-action-soft',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">
                {entryLabels[kind]}
                {staffName && `, ${formatPersonName({ user_name: staffName })}`}
              </span>
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      {isAboutMoney(ticket) && ticket.userId && <WritersPayments id={ticket.userId} />}
      <AnswerForm ticket={ticket} />
    </div>
  );
}

const isAboutMoney = ({ topic }: StaffTicket): boolean => topic === 'refund' || topic === 'payment';

/** What the writer paid, to give it back without leaving their letter. */
const WritersPayments = ({ id }: { readonly id: NonNullable<StaffTicket['userId']> }) => (
  <section className="grid gap-1" aria-labelledby="payments">
    <h2 id="payments" className="text-xl">
      Their payments
    </h2>
    <StaffSection query={useQuery(staffPaymentsQuery(id))} what="load their payments">
      {({ payments }) =>
        payments.length === 0 ? (
          <p>They haven’t paid for anything with this account.</p>
        ) : (
          <ul>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
        )
      }
    </StaffSection>
  </section>
);

/** The writer, as far as known. */
function TicketWriter({ ticket: { userId, accountId } }: { readonly ticket: StaffTicket }) {
  if (!userId)
    return accountId ? (
      <>
        Not logged in.{' '}
        <Link to={`/staff/people/${accountId}`} className="link">
          An account
        </Link>{' '}
        has this email, but the sender may not be its owner.
      </>
    ) : (
      'Not logged in.'
    );
  return (
    <>
      Logged in. See{' '}
      <Link to={`/staff/people/${userId}`} className="link">
        their page
      </Link>{' '}
      or{' '}
      <Link to={`/staff/payments?q=${userId}`} className="link">
        their payments
      </Link>
      .
    </>
  );
}
