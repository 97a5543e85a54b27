import { useState } from 'react';
import { invalidateShortlist, shortlists } from '../../../entities/shortlist/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { StepDialog } from '../../../ui/step-dialog.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';

interface Props {
  /** Whom it is shared with; missing while the invitation waits. */
  readonly partner: string | undefined;
  readonly onClose: () => void;
}

/** Takes the invitation back, or stops sharing. */
export default function StopDialog({ partner: present, onClose }: Props) {
  // What was pressed for, also when the page behind reads something else by now.
  const [partner] = useState(present);
  const stopping = useActionMutation<void>({
    done: () => (partner ? `You no longer share with ${partner}.` : 'The link in our email no longer works.'),
    endTitle: partner ? 'Sharing ended' : 'Invitation taken back',
    onDone: onClose,
    invalidate: invalidateShortlist,
  });
  const isChanged = stopping.error instanceof ApiError && stopping.error.status === 409;
  const state = partner === undefined ? 'pending' : 'shared';
  return (
    <StepDialog
      title={partner ? `Stop sharing with ${partner}?` : 'Take the invitation back?'}
      action={isChanged ? undefined : partner ? 'Stop sharing' : 'Take it back'}
      danger
      busy={stopping.isPending}
      error={stopping.error}
      onSend={() => stopping.mutate(() => shortlists.stopSharing({ query: { state } }))}
      onClose={onClose}
    >
      {partner ? (
        <>
          <p>You’ll no longer see each other’s saved homes, votes, notes and viewings.</p>
          <p>
            Votes and notes for each other are deleted for both of you. Your saved homes, your private notes
            and the viewings you’ve booked stay yours.
          </p>
        </>
      ) : (
        <p>The link in our email no longer works then.</p>
      )}
    </StepDialog>
  );
}
