import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { isPassing, wordsFor } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type Draft, draftsQuery, type HomePage, ownHomesKey } from '../api.ts';
import { forgetSession } from '../sessions.ts';
import { type Consents, newAttempt, startListing, submitDraft } from './publish.ts';

/** Publishes a draft. Once it is a home, whatever fails can be gone on with from the list of homes. */
export function usePublishing(): {
  readonly isBusy: boolean;
  readonly failure: unknown;
  readonly publish: (draftId: Draft['id'], consents: Consents) => Promise<void>;
} {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const attempt = useRef(newAttempt());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const leaveDraft = (draftId: Draft['id']) => {
    forgetSession();
    queries.setQueryData(draftsQuery.queryKey, (all) => all?.filter(({ id }) => id !== draftId));
    void queries.invalidateQueries({ queryKey: ownHomesKey });
  };
  const onSale = async (home: HomePage, consents: Consents) => {
    try {
      const { id } = await startListing(home.id, consents, attempt.current);
      await navigate(`${paths.congratulations}?${new URLSearchParams({ home: id })}`);
    } catch (error) {
      toast.failure(`Your home is kept, but is not on sale yet. ${wordsFor(error)}`);
      await navigate(paths.myListing);
    }
  };
  const publish = async (draftId: Draft['id'], consents: Consents) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const home = await submitDraft(draftId, attempt.current);
      await onSale(home, consents);
      leaveDraft(draftId);
    } catch (error) {
      setFailure(error);
      if (isPassing(error)) return;
      // What was refused stays refused under its name, so a corrected draft needs a new one.
      attempt.current = newAttempt();
      await queries.invalidateQueries(draftsQuery);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, publish };
}
