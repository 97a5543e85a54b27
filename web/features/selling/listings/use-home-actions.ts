import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OwnListing, ownHomesKey } from '../../../entities/own-home/api.ts';
import { propertyQuery } from '../../../entities/property/property.ts';
import { publishHome } from '../../../entities/property/publish-home.ts';
import { ApiError, describeError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { sell } from '../api.ts';
import type { Pause } from './pause-dialog.tsx';

type Id = OwnListing['id'];
export type HomeActionRequest =
  | { readonly do: 'publish' | 'resume' | 'relist' }
  | { readonly do: 'pause'; readonly pause: Pause }
  | { readonly do: 'withdraw'; readonly reason: string };

const successTexts = {
  publish: 'The home is on sale.',
  resume: 'The home is on sale again.',
  relist: 'The home is back on sale.',
} as const;

async function runAction(id: Id, act: HomeActionRequest): Promise<unknown> {
  const params = { id };
  switch (act.do) {
    case 'publish':
    case 'resume':
      return publishHome(id);
    case 'pause':
      return sell.publish({ params, body: { published: false, ...act.pause } });
    case 'relist':
      return sell.relist({ params });
    case 'withdraw':
      return sell.withdraw({ params, query: { reason: act.reason } });
  }
}

/** Mutations of one property; `onUnpaid` is called when a package has to be chosen first. */
export function useHomeActions(id: Id, { onUnpaid, onDone }: { onUnpaid: () => void; onDone: () => void }) {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ownHomesKey }),
      queries.invalidateQueries(propertyQuery(id)),
    ]);
  return useMutation({
    mutationFn: (act: HomeActionRequest) => runAction(id, act),
    onSuccess: (_, act) => {
      if (act.do === 'pause')
        toast.undoable('Home paused', describePause(act.pause), () => void undoPause(id).then(refresh));
      else if (act.do === 'withdraw')
        toast.notice('Home withdrawn', 'Buyers can’t find it. Put it back on sale when you’re ready.');
      else toast.success(successTexts[act.do]);
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 402) onUnpaid();
      else toast.failure(describeError(error));
    },
    onSettled: refresh,
  });
}

/** What an undo can’t bring back is said beside it. */
const describePause = ({ viewings }: Pause): string =>
  viewings === 'cancel'
    ? 'Its viewings are cancelled, and stay so if you undo the pause.'
    : 'No one can find it until you put it back on sale.';

async function undoPause(id: Id): Promise<void> {
  try {
    await publishHome(id);
    toast.success(successTexts.resume);
  } catch (error) {
    toast.failure(describeError(error));
  }
}
