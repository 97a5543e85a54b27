import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Draft, draftsQuery } from '../../../entities/own-home/api.ts';
import type { DraftSession, SessionState } from '../draft-session.ts';
import { openDraftSession } from '../open-draft-session.ts';

/** The session of the open draft, synchronised with the list of drafts. */
export function useDraftSession(owner: string, draft: Draft | undefined): [DraftSession, SessionState] {
  const queries = useQueryClient();
  const id = draft?.id;
  // oxlint-disable-next-line react/exhaustive-deps -- a newer version of the same draft is adopted below
  const session = useMemo(() => openDraftSession(owner, draft), [owner, id]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => {
    if (draft) session.adopt(draft);
  }, [session, draft]);
  const kept = state.draft;
  useEffect(() => {
    if (!kept) return;
    queries.setQueryData(draftsQuery.queryKey, (all) => replaceDraft(all, kept));
  }, [queries, kept]);
  useEffect(() => {
    const retry = () => void session.flush();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [session]);
  return [session, state];
}

function replaceDraft(all: Draft[] | undefined, draft: Draft): Draft[] | undefined {
  const before = all?.find(({ id }) => id === draft.id);
  if (before && before.version >= draft.version) return all;
  return before ? all?.map((one) => (one === before ? draft : one)) : [draft, ...(all ?? [])];
}
