import { useMutation } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Handle } from '../../app/head.ts';
import { paths } from '../../app/paths.ts';
import { savedSearchApi } from '../../entities/saved-search/api.ts';
import { ApiError, describeError } from '../../lib/api-error.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';

export const handle: Handle = { head: { title: 'Stop these emails', noindex: true } };

/**
 * /stop-alerts: the target of the link in an alert, without a login. It needs a press, because mail programs open
 * links in advance.
 */
export function Component() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const choice = useMutation({
    mutationFn: async (paused: boolean) => {
      const query = { key };
      const { names } = await (paused
        ? savedSearchApi.stopAlert({ query })
        : savedSearchApi.resumeAlert({ query }));
      return { paused, names };
    },
  });
  if (isRefused(choice.error)) return <NotRight />;
  const hasStopped = choice.data?.paused === true;
  const names = choice.data?.names.map((name) => `“${name}”`).join(', ');
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">{hasStopped ? 'Stopped' : 'Stop these emails?'}</h1>
      <div aria-live="polite" className="grid gap-3">
        {hasStopped && <Notice kind="good">{`You won’t get any more emails for ${names}.`}</Notice>}
        {choice.data?.paused === false && <Notice kind="good">{`You get emails for ${names} again.`}</Notice>}
        {!choice.data && <p>The searches in that email will be paused. You can resume them at any time.</p>}
      </div>
      {choice.error && (
        <Notice kind="error" alert>
          {describeError(choice.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {hasStopped ? (
          <Button key="undo" variant="secondary" busy={choice.isPending} onClick={() => choice.mutate(false)}>
            Undo
          </Button>
        ) : (
          <Button key="stop" busy={choice.isPending} onClick={() => choice.mutate(true)}>
            Stop
          </Button>
        )}
        <LinkButton to={paths.savedSearches} variant="quiet">
          Saved searches
        </LinkButton>
      </div>
    </div>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

const NotRight = () => (
  <EmptyState
    heading="h1"
    icon={MailX}
    title="This link doesn’t work"
    actions={<LinkButton to={paths.savedSearches}>Your saved searches</LinkButton>}
  >
    <p>Open the link in a newer email, or pause the search in your saved searches.</p>
  </EmptyState>
);
