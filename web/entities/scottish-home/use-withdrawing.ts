import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast.ts';
import type { PropertyPage } from '../property/property.ts';
import { invalidateInterest, scottishHomes } from './api.ts';

/** Withdraws the reader's note of interest in a home. */
export function useWithdrawing(propertyId: PropertyPage['id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => scottishHomes.withdrawInterest({ params: { propertyId } }),
    onSuccess: async () => {
      toast.notice('Note of interest withdrawn', 'We’ve told the seller.');
      await invalidateInterest(queries);
    },
  });
}
