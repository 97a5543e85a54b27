import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Draft, draftsQuery } from '../../../entities/own-home/api.ts';
import { describeError } from '../../../lib/api-error.ts';
import { useNavigate } from '../../../lib/router.ts';
import { toast } from '../../../lib/toast.ts';
import { paths } from '../../../site/paths.ts';
import { sell } from '../api.ts';
import { closeDraftSession } from '../draft-sessions.ts';

/** Deletes a draft. */
export function useDeleteDraft() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ id }: Draft) => sell.deleteDraft({ params: { id } }),
    onSuccess: async (_, { id }) => {
      const isOpen = new URLSearchParams(window.location.search).get('draft') === id;
      if (isOpen) closeDraftSession();
      queries.setQueryData(draftsQuery.queryKey, (all) => all?.filter((one) => one.id !== id));
      toast.notice('Draft deleted', 'The draft has been deleted.');
      if (isOpen) await navigate(paths.addProperty, { replace: true });
    },
    onError: (error) => toast.failure(describeError(error)),
  });
}
