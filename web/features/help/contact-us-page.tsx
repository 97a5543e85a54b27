import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../entities/account/user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpenedTicket } from './api.ts';
import { ContactForm } from './contact-form.tsx';
import { OperatorDetails } from './operator-details.tsx';
import { lastDayText, topics } from './words.ts';

export const handle: Handle = {
  head: {
    title: 'Contact us',
    description: 'Write to the people behind Gable. A person reads every message and answers by email.',
  },
};

interface Sent extends OpenedTicket {
  readonly email: string;
  readonly isComplaint: boolean;
}

/** /contact-us; `?topic=complaint` selects the topic. */
export function Component() {
  const [sent, setSent] = useState<Sent>();
  const [search] = useSearchParams();
  const user = useUser();
  if (sent) return <SentMessage {...sent} />;
  const asked = search.get('topic');
  const topic = topics.find(({ value }) => value === asked)?.value ?? '';
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="grid content-start gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-2xl sm:text-3xl">Contact us</h1>
          <p className="text-lg text-muted">
            Someone on our team reads every message and replies by email within one working day.
          </p>
        </div>
        <Before />
        <OperatorDetails />
      </div>
      {user === undefined ? (
        <FormSkeleton />
      ) : (
        <ContactForm
          initial={{ name: fullName(user), email: user?.email ?? '', topic }}
          onSent={(ticket) => setSent(ticket)}
        />
      )}
    </div>
  );
}

const fullName = (
  user: { readonly firstName?: string | undefined; readonly lastName?: string | undefined } | null,
) => [user?.firstName, user?.lastName].filter(Boolean).join(' ');

const Before = () => (
  <section className="grid max-w-prose gap-3" aria-labelledby="before">
    <h2 id="before" className="text-xl">
      Before you write
    </h2>
    <ul className="grid gap-3">
      <li className="border-l-3 border-action pl-4">
        <Link to={paths.help} className="link">
          Search the help pages
        </Link>
        : most questions are answered there.
      </li>
      <li className="border-l-3 border-action pl-4">
        For a question about a home, message its seller from the home’s page. We cannot answer for them.
      </li>
      <li className="border-l-3 border-action pl-4">
        To report a home, a message or a person, use “Report” where you see it, so that we see what you saw.
      </li>
      <li className="border-l-3 border-action pl-4">
        Unhappy with our service? Read{' '}
        <Link to={paths.complaints} className="link">
          how we handle complaints
        </Link>
        .
      </li>
    </ul>
    <p className="text-muted">
      If you have sent money to a scammer, call your bank first, on the number on your card. If someone is in
      danger, call 999.
    </p>
  </section>
);

const SentMessage = ({ ticket, dueAt, email, isComplaint }: Sent) => (
  <EmptyState
    heading="h1"
    icon={MailCheck}
    title={isComplaint ? 'We have your complaint' : 'We have your message'}
    actions={<LinkButton to={paths.help}>Go to the help pages</LinkButton>}
  >
    <p>
      {isComplaint ? 'We will acknowledge it by ' : 'We will reply by '}
      <strong className="font-semibold text-ink">{lastDayText(dueAt)}</strong>. We have emailed {email} a link
      for adding to your message.
    </p>
    <p className="mt-3">
      Your ticket number is <span className="tabular break-all text-ink">{ticket}</span>.
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
