import { CloudOff, CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { ApiError, NetworkError, describeError } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  readonly error: unknown;
  /** Completes "We could not …". */
  readonly what?: string;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  /** `h1` when it replaces the whole page. */
  readonly heading?: 'h1' | 'h2';
}

/** A page that does not load has nothing typed to keep, unlike a form. */
const isServerFault = (error: unknown): boolean =>
  !(error instanceof NetworkError) && !(error instanceof ApiError && error.status < 500);

/** An error text with a button to retry. What could not be reached is retried when the browser is online. */
export function ErrorState({
  error,
  what = 'load this',
  onRetry,
  busy = false,
  heading: Heading = 'h2',
}: Props) {
  const retry = useEffectEvent(() => onRetry?.());
  const isUnreachable = error instanceof NetworkError;
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnreachable]);
  return (
    <div role="alert" className="mx-auto grid max-w-form justify-items-center gap-3 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-red-soft text-red">
        <Icon as={isUnreachable ? CloudOff : CircleAlert} size={26} />
      </span>
      <Heading className="text-xl">{`We couldn’t ${what}`}</Heading>
      <p className="text-muted">
        {isServerFault(error)
          ? 'Something went wrong on our side. Please try again in a moment.'
          : describeError(error)}
      </p>
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry} className="mt-2">
          Try again
        </Button>
      )}
    </div>
  );
}
