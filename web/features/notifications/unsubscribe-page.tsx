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

export const handle: Handle = { head: { title: 'Stop mails', noindex: true } };

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
      <h1 className="text-2xl">{hasEnded ? 'Stopped' : `Stop mails about ${words}?`}</h1>
      <div aria-live="polite" className="grid gap-3">
        {hasEnded && <Notice kind="good">You get no more mails about {words}.</Notice>}
        {choice.data === true && <Notice kind="good">You get mails about {words} again.</Notice>}
        {!hasEnded && choice.data === undefined && (
          <p>What happens is still shown on the site, under the bell. Other mails go on as they are.</p>
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
            Stop these mails
          </Button>
        )}
        <LinkButton to={`${paths.profile}?tab=emails`} variant="quiet">
          Choose all mails
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
    title="This link is not right"
    actions={<LinkButton to={`${paths.profile}?tab=emails`}>Choose mails in my profile</LinkButton>}
  >
    Open the link in the mail again. You can also choose your mails in your profile.
  </EmptyState>
);
