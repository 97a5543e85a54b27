import { useMutation } from '@tanstack/react-query';
import { describeError } from './api-error.ts';
import { documentRetry } from './document-retry.ts';
import { toast } from './toast.ts';

/**
 * Opens a file in a new tab once its address is known. The tab is made by the press, because browsers block later
 * ones; where they block that one, too, the file takes the place of the page.
 */
export function useFileTab(getUrl: () => Promise<string>): {
  readonly busy: boolean;
  readonly onClick: () => void;
} {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      const url = await getUrl();
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    },
    ...documentRetry,
    onError: (error, tab) => {
      tab?.close();
      toast.failure(describeError(error));
    },
  });
  return { busy: opening.isPending, onClick: () => opening.mutate(window.open('about:blank', '_blank')) };
}
