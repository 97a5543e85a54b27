import { useEffect } from 'react';
import { useBlocker } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import * as words from './words.ts';

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
      title={words.notEverythingHasBeenSaved}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{words.stayHere}</Button>
          <Button variant="quiet" onClick={blocker.proceed}>
            {words.leaveAnyway}
          </Button>
        </>
      }
    >
      <p>{words.someOfYourChangesHavent}</p>
    </Dialog>
  );
}
