import { useMutation } from '@tanstack/react-query';
import { FileDown, FileText } from 'lucide-react';
import { describeError } from '../../lib/api-error.ts';
import { documentRetry } from '../../lib/document-retry.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getPackFileLink, type PackAccess, type PackDocument } from './api.ts';

interface Props {
  readonly access: PackAccess;
  /** One document; without it the whole pack as a PDF. */
  readonly document?: PackDocument;
}

/** Opens a file of the pack in a new tab, created in the click handler because browsers block later ones. */
export function PackFileButton({ access, document }: Props) {
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      const url = await getPackFileLink(access, document?.id);
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    },
    ...documentRetry,
    onError: (error, tab) => {
      tab?.close();
      toast.failure(describeError(error));
    },
  });
  return (
    <Button
      variant={document ? 'quiet' : 'secondary'}
      size="sm"
      className="min-h-11 justify-self-start"
      busy={opening.isPending}
      onClick={() => opening.mutate(window.open('about:blank', '_blank'))}
    >
      <Icon as={document ? FileText : FileDown} size={18} />
      <span className="wrap-anywhere">{document ? document.name : 'Open as PDF'}</span>
    </Button>
  );
}
