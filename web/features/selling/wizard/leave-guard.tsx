import { useEffect } from 'react';
import { useBlocker } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface Props {
  readonly isUnsaved: boolean;
  /** Tries to save the queue before the person is asked. */
  readonly flush: () => Promise<boolean>;
}

/** Asks before leaving with unsaved changes; tries to save them first. */
export function LeaveGuard({ isUnsaved, flush }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    if (!isUnsaved) proceed();
    else void flush();
  }, [state, isUnsaved, flush, proceed]);
  useEffect(() => {
    if (!isUnsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      open
      title="Not everything has been saved"
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>Stay here</Button>
          <Button variant="quiet" onClick={blocker.proceed}>
            Leave anyway
          </Button>
        </>
      }
    >
      <p>
        Some of your changes haven’t been saved: they’re still uploading or need correcting. You may lose them
        if you leave.
      </p>
    </Dialog>
  );
}
