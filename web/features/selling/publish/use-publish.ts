import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Draft, draftsQuery, ownHomesKey } from '../../../entities/own-home/api.ts';
import { isPassing } from '../../../lib/api-error.ts';
import { createIdempotencyKey } from '../../../lib/client.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { findHomeOfDraft, sell } from '../api.ts';
import { closeDraftSession } from '../draft-sessions.ts';

/** Creates a property from a draft; its package is chosen next, or later from the list of properties. */
export function usePublish(): {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly publish: (draftId: Draft['id']) => Promise<void>;
} {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // A retry after a lost response repeats the call with the same idempotency key.
  const attempt = useRef(createIdempotencyKey());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const leaveDraft = (draftId: Draft['id']) => {
    closeDraftSession();
    queries.setQueryData(draftsQuery.queryKey, (all) => all?.filter(({ id }) => id !== draftId));
    void queries.invalidateQueries({ queryKey: ownHomesKey });
  };
  const publish = async (draftId: Draft['id']) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await sell.submit({ body: { draftId }, key: attempt.current });
      queries.setQueryData(findHomeOfDraft(draftId).queryKey, id);
      await navigate(paths.ownPackage(id), { replace: true });
      leaveDraft(draftId);
    } catch (error) {
      setFailure(error);
      if (isPassing(error)) return;
      // A rejected call is stored under its key, so a corrected draft needs a new one.
      attempt.current = createIdempotencyKey();
      await queries.invalidateQueries(draftsQuery);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, publish };
}
