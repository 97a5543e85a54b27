import { useQuery } from '@tanstack/react-query';
import { type Draft, draftsQuery } from '../../../entities/own-home/api.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { HandOffCode } from './hand-off-code.tsx';

/** Milliseconds between two polls for photos from the phone. */
const lookMs = 2_500;

/** Adds photos from a phone to the open draft; new ones appear while it is open. */
export default function HandOff({
  draftId,
  onClose,
}: {
  readonly draftId: Draft['id'];
  readonly onClose: () => void;
}) {
  const { data } = useQuery({ ...draftsQuery, refetchInterval: lookMs });
  const count = data?.find(({ id }) => id === draftId)?.data.images?.length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Use your phone"
      actions={
        <Button onClick={onClose} wide>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          Point the phone’s camera at the code. Log in there with the same account, take photos, and they
          appear in this draft automatically.
        </p>
        <HandOffCode draftId={draftId} />
        <p aria-live="polite" className="text-center font-semibold">
          {`${formatCounted(count, 'photo')} in this draft`}
        </p>
      </div>
    </Dialog>
  );
}
