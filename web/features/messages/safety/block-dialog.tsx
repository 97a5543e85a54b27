import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../lib/api-error.ts';
import { isUserId } from '../../../lib/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { reports } from '../../../entities/report/api.ts';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      title={fillText(words.blockName, { name })}
      actions={
        <>
          {!isInSale && (
            <Button variant="danger" busy={blocking.isPending} onClick={() => blocking.mutate()}>
              {words.block}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {isInSale ? 'Close' : words.cancel}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {isInSale ? (
          <p>{`You and ${name} are in a sale, so you can’t block them until it’s over. You can mute the conversation, and report what’s wrong.`}</p>
        ) : (
          <>
            <p>{fillText(words.neitherOfYouCanMessage, { name })}</p>
            <p className="text-muted">{fillText(words.youCanUnblockNameLater, { name })}</p>
          </>
        )}
        {blocking.error && (
          <Notice kind="error" alert>
            <p>{describeError(blocking.error)}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
