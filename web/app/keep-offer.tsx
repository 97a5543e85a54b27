import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useOffline } from '../lib/connection.ts';
import { keepOnDevice, mayKeep } from '../lib/kept/keep-on-device.ts';
import { toast } from '../lib/toast.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { declineKeeping } from './keep-answer.ts';

/** Asks once, in an app on a home screen, whether it may keep what its person reads. */
export default function KeepOffer() {
  const [isAnswered, setAnswered] = useState(false);
  const isOffline = useOffline();
  const keep = useMutation({
    mutationFn: keepOnDevice,
    onSuccess: () => {
      setAnswered(true);
      toast.success('Your homes, viewings and messages are kept on this device.');
    },
    onError: () => toast.failure('We couldn’t keep them on this device. Try again in a minute.'),
  });
  if (isAnswered || isOffline || !mayKeep()) return null;
  const decline = () => {
    declineKeeping();
    setAnswered(true);
  };
  return (
    <section
      aria-label="Reading without a connection"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4 py-2.5"
      data-print="no"
    >
      <p className="max-w-prose text-sm">
        Is this device yours alone? Then Gable can keep your homes, viewings and messages on it, to read
        without a connection. You can turn it on in your profile at any time.{' '}
        <Link to={`${paths.profile}?tab=device`} className="font-semibold underline underline-offset-3">
          What’s kept
        </Link>
      </p>
      <span className="flex gap-2">
        <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep them
        </Button>
        <Button size="sm" variant="quiet" onClick={decline}>
          No, thanks
        </Button>
      </span>
    </section>
  );
}
