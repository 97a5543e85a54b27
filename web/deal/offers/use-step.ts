import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { type Offer, readAgain } from './api.ts';

/** One step of an offer: sends it, says that it is done, and has everything that shows the offer read again. */
export function useStep(done: (offer: Offer) => string, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<Offer>) => send(),
    onSuccess: async (offer) => {
      toast.success(done(offer));
      onDone?.();
      await readAgain(queries);
    },
    // Somebody else was faster: what they did shows behind the words.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries);
    },
  });
}

/** The server's words beside a field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.join(' ') : undefined;

/** What stopped the whole step, where no field is to blame. */
export const isWhole = (error: unknown): boolean =>
  error !== null && !(error instanceof ApiError && Object.keys(error.errors).length > 0);
