import { useMutation } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureNotice, Notice } from './notice.tsx';

interface Props<T> {
  readonly question: string;
  /** The button that stops the mails. */
  readonly action: string;
  /** What stops, before the button is pressed. */
  readonly about: ReactNode;
  readonly stop: () => Promise<T>;
  readonly resume: () => Promise<T>;
  /** What has stopped, by the answer. */
  readonly renderStopped: (answer: T) => ReactNode;
  readonly renderResumed: (answer: T) => ReactNode;
  /** A link to where mails are chosen. */
  readonly more: ReactNode;
  /** The page for a link that opens nothing. */
  readonly refused: ReactNode;
}

/**
 * The page of a link that stops mails, without a login. It needs a press, because mail programs open links in advance;
 * another press takes it back.
 */
export function StopMails<T>({ stop, resume, refused, ...props }: Props<T>) {
  const choice = useMutation({
    mutationFn: async (stops: boolean) => ({ stops, answer: await (stops ? stop() : resume()) }),
  });
  const { data, error, isPending, mutate } = choice;
  if (isRefused(error)) return refused;
  const hasStopped = data?.stops === true;
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <h1 className="text-2xl">{hasStopped ? 'Stopped' : props.question}</h1>
      <div aria-live="polite" className="grid gap-3">
        {data?.stops === true && <Notice kind="good">{props.renderStopped(data.answer)}</Notice>}
        {data?.stops === false && <Notice kind="good">{props.renderResumed(data.answer)}</Notice>}
        {!data && <p>{props.about}</p>}
      </div>
      <FailureNotice error={error} />
      <div className="flex flex-wrap gap-3">
        {hasStopped ? (
          <Button key="undo" variant="secondary" busy={isPending} onClick={() => mutate(false)}>
            Undo
          </Button>
        ) : (
          <Button key="stop" busy={isPending} onClick={() => mutate(true)}>
            {props.action}
          </Button>
        )}
        {props.more}
      </div>
    </div>
  );
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

/** For a link that stops nothing. */
export function BrokenMailLink({
  actions,
  children,
}: {
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <EmptyState heading="h1" icon={MailX} title="This link doesn’t work" actions={actions}>
      {children}
    </EmptyState>
  );
}
