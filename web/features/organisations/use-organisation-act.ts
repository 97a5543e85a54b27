import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { organisationsQuery } from './api.ts';

/** What a press does with an organisation: it says what was done, if it isn’t seen, and the page reads the organisation again. */
export function useOrganisationAct() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: organisationsQuery.queryKey });
  const act = useMutation({
    mutationFn: (run: () => Promise<string | undefined>) => run(),
    onSuccess: async (done) => {
      if (done !== undefined) toast.success(done);
      await reload();
    },
    onError: async (error) => {
      toast.failure(describeError(error));
      await reload();
    },
  });
  return { act: act.mutate, isBusy: act.isPending, reload };
}
