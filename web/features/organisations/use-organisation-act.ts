import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { organisationsQuery } from './api.ts';

/**
 * What a press does with an organisation: it says what was done, if it isn’t seen, and the page reads the organisation again.
 * @param part gets the focus, which the button that was pressed loses while it’s busy, and for good where it goes
 */
export function useOrganisationAct(part?: RefObject<HTMLElement | null>) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: organisationsQuery.queryKey });
  const keepFocus = () => {
    // A browser takes the focus from a disabled button only when it paints.
    if (document.activeElement?.matches('body, :disabled')) part?.current?.focus({ preventScroll: true });
  };
  const act = useMutation({
    mutationFn: (run: () => Promise<string | undefined>) => run(),
    onSuccess: async (done) => {
      if (done !== undefined) toast.success(done);
      keepFocus();
      await reload();
    },
    onError: async (error) => {
      toast.failure(describeError(error));
      keepFocus();
      await reload();
    },
  });
  return { act: act.mutate, isBusy: act.isPending, reload };
}
