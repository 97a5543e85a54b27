import { useQuery } from '@tanstack/react-query';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Draft, draftsQuery } from '../api.ts';
import { HandOffCode } from './hand-off-code.tsx';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      title={words.textUseYourPhone}
      actions={
        <Button onClick={onClose} wide>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{words.pointThePhonesCameraAt}</p>
        <HandOffCode draftId={draftId} />
        <p aria-live="polite" className="text-center font-semibold">
          {fillText(words.countInThisDraft, { count: formatCounted(count, 'photo') })}
        </p>
      </div>
    </Dialog>
  );
}
