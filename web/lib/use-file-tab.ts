import { useMutation } from '@tanstack/react-query';
import { documentRetry } from './document-retry.ts';
import { failFile, openFileTab, showFile } from './file-tab.ts';

/** Opens a file in a new tab once its address is known. */
export function useFileTab(getUrl: () => Promise<string>): {
  readonly busy: boolean;
  readonly onClick: () => void;
} {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => showFile(await getUrl(), tab),
    ...documentRetry,
    onError: failFile,
  });
  return { busy: opening.isPending, onClick: () => opening.mutate(openFileTab()) };
}
