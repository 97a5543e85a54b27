import { useMutation } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { endMails, takeBack } from './api.ts';
import { isTopic, topicTexts } from './topics.ts';

export const handle: Handle = { head: { title: 'Unsubscribe', noindex: true } };

/**
 * /unsubscribe: the target of the link in a mail, without a login. It needs a press, because mail programs
 * open links in advance.
 */
export function Component() {
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const topic = search.get('topic') ?? undefined;
  const choice = useMutation({
    mutationFn: async (wanted: boolean) => {
      await (wanted ? takeBack(key) : endMails(key));
      return wanted;
    },
  });
  if (!isTopic(topic) || isRefused(choice.error)) return <NotRight />;
  const words = topicTexts[topic];
  const hasEnded = choice.data === false;
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">{hasEnded ? 'Stopped' : `Unsubscribe from emails about ${words}?`}</h1>
      <div aria-live="polite" className="grid gap-3">
        {hasEnded && (
          <Notice kind="good">
            You’ve unsubscribed from emails about {words}. We’ll still email you about your account, your
            money and what’s agreed in a sale.
          </Notice>
        )}
        {choice.data === true && <Notice kind="good">You get emails about {words} again.</Notice>}
        {!hasEnded && choice.data === undefined && (
          <p>
            You’ll still see news on the site, under the bell. We always send emails about your account, your
            money and what’s agreed in a sale.
          </p>
        )}
      </div>
      {choice.error && (
        <Notice kind="error" alert>
          {describeError(choice.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {hasEnded ? (
          <Button key="undo" variant="secondary" busy={choice.isPending} onClick={() => choice.mutate(true)}>
            Undo
          </Button>
        ) : (
          <Button key="end" busy={choice.isPending} onClick={() => choice.mutate(false)}>
            Unsubscribe
          </Button>
        )}
        <LinkButton to={`${paths.profile}?tab=emails`} variant="quiet">
          Email preferences
        </LinkButton>
      </div>
    </div>
  );
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 422;

const NotRight = () => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title="This link doesn’t work"
    actions={<LinkButton to={`${paths.profile}?tab=emails`}>Go to my email preferences</LinkButton>}
  >
    Open the link in the email again. You can also change your email preferences in your profile.
  </EmptyState>
);
