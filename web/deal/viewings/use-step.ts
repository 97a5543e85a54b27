import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { toast } from '../../ui/toast-store.ts';
import { readAgain, type Viewing, type ViewingChange, type ViewingVerb, viewings } from './api.ts';

/** What the dialog of a step gets. */
export interface StepProps {
  readonly viewing: Viewing;
  readonly verb: ViewingVerb;
  readonly onClose: () => void;
}

interface Done {
  readonly viewing: Viewing;
}

/** One step of a viewing: sends it, says that it is done, and has everything that shows the viewing read again. */
export function useStep(done: (viewing: Viewing) => string, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (send: () => Promise<Done>) => send(),
    onSuccess: async ({ viewing }) => {
      toast.success(done(viewing));
      onDone?.();
      await readAgain(queries);
    },
    // The other side was faster: what they did shows behind the words.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain(queries);
    },
  });
}

/** A change of a viewing as its present card allows it. */
export const changing =
  ({ id, messageId }: Viewing, body: ViewingChange) =>
  (): Promise<Done> =>
    viewings.changeViewing({ params: { viewingId: id, messageId }, body });

/** The server's words beside a field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.errors[field]?.join(' ') : undefined;
