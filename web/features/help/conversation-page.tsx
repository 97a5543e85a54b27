import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { linkTokenPattern } from '../../../functions/kernel/link-token.ts';
import { formatTicketTopic } from '../../entities/help/ticket-topics.ts';
import { cx } from '../../lib/cx.ts';
import { useZodForm } from '../../lib/form.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLocation } from '../../lib/router.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryPage } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type TicketConversation, conversationQuery, enquiries } from './api.ts';
import { formatLastDay } from './labels.ts';

export const handle: Handle = { head: { title: 'Your conversation with Gable', noindex: true } };

/**
 * /contact-us/conversation: the target of links in our mails. The token is in the fragment, which is not sent
 * to any server.
 */
export function Component() {
  const token = useLocation().hash.slice(1);
  return linkTokenPattern.test(token) ? <LinkedConversation token={token} /> : <ConversationNotFound />;
}

const LinkedConversation = ({ token }: { readonly token: string }) => (
  <QueryPage
    query={useQuery(conversationQuery(token))}
    what="load this conversation"
    skeleton={<ConversationSkeleton />}
    notFound={<ConversationNotFound />}
    keepData
  >
    {(conversation) => <ConversationContent conversation={conversation} token={token} />}
  </QueryPage>
);

const ConversationSkeleton = () => (
  <div className="mx-auto grid w-full max-w-3xl gap-4" aria-busy="true">
    <span className="sr-only">Loading the conversation</span>
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-32" />
    <Skeleton className="h-32" />
  </div>
);

const ConversationNotFound = () => (
  <EmptyState
    heading="h1"
    icon={Link2Off}
    title="This link doesn’t open a conversation"
    actions={<LinkButton to={paths.contactUs}>Write to us</LinkButton>}
  >
    Open the whole link from our email again. A conversation is deleted with the account it belongs to.
  </EmptyState>
);

interface ContentProps {
  readonly conversation: TicketConversation;
  readonly token: string;
}

function ConversationContent({ conversation, token }: ContentProps) {
  const { ticket, number = ticket, topic, entries, canWrite, isFromForm } = conversation;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">Your conversation with Gable</h1>
        <p className="text-muted">
          {formatTicketTopic(topic)}. Ticket <span className="tabular break-all">{number}</span>
        </p>
      </div>
      <ConversationStatus conversation={conversation} />
      {isFromForm && (
        <Notice title="Sent from our contact form with your email address">
          <p>If you didn’t write it, someone typed your email, and you don’t need to do anything.</p>
        </Notice>
      )}
      <ol className="grid gap-4">
        {entries.map(({ kind, text, at }, index) => (
          <li
            key={`${at}${kind}`}
            className={cx(
              'grid gap-2 rounded-md border p-4',
              kind === 'message'
                ? 'border-line bg-surface sm:ml-12'
                : 'border-action bg-action-soft sm:mr-12',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              <span className="font-semibold text-ink">
                {kind !== 'message' ? 'Gable' : isFromForm && index === 0 ? 'Contact form' : 'You'}
              </span>
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
      {canWrite ? (
        <ReplyForm token={token} />
      ) : (
        <Notice title="This conversation has ended">
          <p>Contact us again and quote the ticket number.</p>
          <LinkButton to={paths.contactUs} variant="secondary" className="mt-2 justify-self-start">
            Contact us
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}

function ConversationStatus({
  conversation: { status, dueAt, complaint },
}: {
  readonly conversation: TicketConversation;
}) {
  if (status !== 'open' || !dueAt) return null;
  const what = complaint?.stage === 'received' ? 'We’ll acknowledge your complaint by' : 'We’ll reply by';
  return <Notice live title={`${what} ${formatLastDay(dueAt)}`} />;
}

const loadSchema = async () => (await import('./schemas.ts')).ReplyForm;

function ReplyForm({ token }: { readonly token: string }) {
  const queries = useQueryClient();
  const form = useZodForm(loadSchema, {
    initial: { message: '' },
    labels: { message: 'Reply' },
    save: async ({ message }) => {
      const after = await enquiries.replyToStaff({ body: { token, message } });
      queries.setQueryData(conversationQuery(token).queryKey, after);
      form.set('message', '');
    },
  });
  return (
    <form {...form.formProps} aria-label="Reply" className="grid gap-4">
      <FormSummary {...form.summary} />
      <Field label="Your reply" error={form.errorOf('message')}>
        <Textarea rows={5} maxLength={4000} {...form.text('message')} />
      </Field>
      <Button type="submit" busy={form.busy} className="justify-self-start max-sm:w-full">
        Send
      </Button>
    </form>
  );
}
