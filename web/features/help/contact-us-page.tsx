import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { contactText } from '../../../functions/reach/site-pages/domain/texts/contact-text.ts';
import { useUser } from '../../entities/account/user.ts';
import { useSearchParams } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OpenedTicket } from './api.ts';
import { ContactForm } from './contact-form.tsx';
import { formatLastDay, topics } from './labels.ts';
import { OperatorDetails } from './operator-details.tsx';

interface SentTicket extends OpenedTicket {
  readonly email: string;
  readonly isComplaint: boolean;
}

/** /contact-us; `?topic=complaint` selects the topic. */
export function Component() {
  const [sent, setSent] = useState<SentTicket>();
  const [search] = useSearchParams();
  const user = useUser();
  if (sent) return <SentMessage {...sent} />;
  const asked = search.get('topic');
  const topic = topics.find(({ value }) => value === asked)?.value ?? '';
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="grid content-start gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-2xl sm:text-3xl">{contactText.title}</h1>
          <p className="text-lg text-muted">{contactText.intro}</p>
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

const HelpFirst = () => (
  <section className="grid max-w-prose gap-3" aria-labelledby="before">
    <h2 id="before" className="text-xl">
      {contactText.before.title}
    </h2>
    <ul className="grid gap-3">
      {contactText.before.points.map((point) => (
        <li key={point} className="border-l-3 border-action pl-4">
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
    <p className="text-muted">{contactText.before.danger}</p>
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
