import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reports } from '../../../entities/report/api.ts';
import { isUserId } from '../../../lib/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';

interface Props {
  readonly onClose: () => void;
  readonly userId: string;
  readonly name: string;
  /** The two are in a sale, in which both have to be reachable. */
  readonly isInSale: boolean;
}

/** Explains a block before it is confirmed. */
export function BlockPersonDialog({ onClose, userId, name, isInSale }: Props) {
  const queries = useQueryClient();
  const blocking = useMutation({
    mutationFn: async () => {
      if (!isUserId(userId)) throw new TypeError('There’s no one to block');
      await reports.report({ body: { type: 'block', userId } });
    },
    onSuccess: () => {
      onClose();
      void queries.invalidateQueries();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Block ${name}?`}
      actions={
        <>
          {!isInSale && (
            <Button variant="danger" busy={blocking.isPending} onClick={() => blocking.mutate()}>
              Block
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isInSale ? 'Close' : 'Cancel'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {isInSale ? (
          <p>{`You and ${name} are in a sale, so you can’t block them until it’s over. You can mute the conversation, and report what’s wrong.`}</p>
        ) : (
          <>
            <p>{`Neither of you can message the other, book a viewing or make an offer. Any open viewings and offers between you are closed without giving a reason, and ${name} isn’t told why.`}</p>
            <p className="text-muted">{`You can unblock ${name} later. Anything that was closed stays closed.`}</p>
          </>
        )}
        <FailureNotice error={blocking.error} />
      </div>
    </Dialog>
  );
}
