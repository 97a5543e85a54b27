import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../entities/account/user.ts';
import { ticketTopics } from '../../entities/help/ticket-topics.ts';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpenedTicket } from './api.ts';
import { ContactForm } from './contact-form.tsx';
import { formatLastDay } from './labels.ts';
import { loadOperatorDetails, OperatorDetails } from './operator-details.tsx';

interface SentTicket extends OpenedTicket {
  readonly email: string;
  readonly isComplaint: boolean;
}

export const loader = loadOperatorDetails;

/** /contact-us; `?topic=complaint` selects the topic. */
export function Component() {
  const [sent, setSent] = useState<SentTicket>();
  const [search] = useSearchParams();
  const user = useUser();
  if (sent) return <SentMessage {...sent} />;
  const asked = search.get('topic');
  const topic = ticketTopics.find(({ value }) => value === asked)?.value ?? '';
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="grid content-start gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-2xl sm:text-3xl">Contact us</h1>
          <p className="text-lg text-muted">
            Someone on our team reads every message and replies by email within one working day.
          </p>
        </div>
        <HelpFirst />
        <OperatorDetails />
      </div>
      {user === undefined ? (
        <FormSkeleton />
      ) : (
        <ContactForm
          initial={{ name: formatFullName(user), email: user?.email ?? '', topic }}
          onSent={(ticket) => setSent(ticket)}
        />
      )}
    </div>
  );
}

const formatFullName = (
  user: { readonly firstName?: string | undefined; readonly lastName?: string | undefined } | null,
) => [user?.firstName, user?.lastName].filter(Boolean).join(' ');

const pointsBefore = [
  '[Search the help pages](/help): most questions are answered there.',
  'For a question about a home, message its seller from the home’s page. We can’t answer for them.',
  'To report a home, a message or a person, use “Report” where you see it, so that we see what you saw.',
  'Unhappy with our service? Read [how we handle complaints](/complaints).',
] as const;

const HelpFirst = () => (
  <section className="grid max-w-prose gap-3" aria-labelledby="before">
    <h2 id="before" className="text-xl">
      Before you write
    </h2>
    <ul className="grid gap-3">
      {pointsBefore.map((point) => (
        <li key={point} className="border-l-3 border-action pl-4">
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
    <p className="text-muted">
      If you have sent money to a scammer, call your bank first, on the number on your card. If someone is in
      danger, call 999.
    </p>
  </section>
);

const SentMessage = ({ number, dueAt, email, isComplaint }: SentTicket) => (
  <EmptyState
    heading="h1"
    icon={MailCheck}
    title={isComplaint ? 'We have your complaint' : 'We have your message'}
    actions={<LinkButton to={paths.help}>Go to the help pages</LinkButton>}
  >
    <p>
      {isComplaint ? 'We’ll acknowledge it by ' : 'We’ll reply by '}
      <strong className="font-semibold text-ink">{formatLastDay(dueAt)}</strong>. We’ve emailed {email} a link
      for adding to your message.
    </p>
    <p className="mt-3">
      Your ticket number is <span className="tabular text-ink">{number}</span>.
    </p>
  </EmptyState>
);

const FormSkeleton = () => (
  <div className="grid content-start gap-4" aria-busy="true">
    <span className="sr-only">Loading the form</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-40" />
  </div>
);
