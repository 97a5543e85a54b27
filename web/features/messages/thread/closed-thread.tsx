import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../lib/api-error.ts';
import { formatPersonName } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { blockedQuery, moderation } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { closedWords } from '../labels.ts';

/** Replaces the composer with the reason why the thread is closed. */
export function ClosedThread({ chat }: { readonly chat: Chat }) {
  return (
    <div className="grid shrink-0 gap-3 border-t border-line p-3">
      <Notice>
        <p>{closedWords[chat.closed ?? 'ended']}</p>
      </Notice>
      {chat.closed === 'blocked' && <UnblockButton chat={chat} />}
    </div>
  );
}

function UnblockButton({ chat: { counterpart } }: { readonly chat: Chat }) {
  const queries = useQueryClient();
  const { data } = useQuery(blockedQuery);
  const own = data?.users.find(({ id }) => id === counterpart.id);
  const unblocking = useMutation({
    mutationFn: async () => own && moderation.unblockUser({ params: { id: own.id } }),
    onSuccess: () => void queries.invalidateQueries(),
    onError: (error) => toast.failure(describeError(error)),
  });
  if (!own) return null;
  return (
    <Button variant="secondary" busy={unblocking.isPending} onClick={() => unblocking.mutate()}>
      {`Unblock ${formatPersonName(counterpart)}`}
    </Button>
  );
}
