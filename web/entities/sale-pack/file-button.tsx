import { FileDown, FileText } from 'lucide-react';
import { useFileTab } from '../../lib/use-file-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getPackFileLink, type PackAccess, type PackDocument } from './api.ts';

interface Props {
  readonly access: PackAccess;
  /** One document; without it the whole pack as a PDF. */
  readonly document?: PackDocument;
}

/** Opens a file of the pack in a new tab. */
export function PackFileButton({ access, document }: Props) {
  const tab = useFileTab(() => getPackFileLink(access, document?.id));
  return (
    <Button
      variant={document ? 'quiet' : 'secondary'}
      size="sm"
      className="min-h-11 justify-self-start"
      {...tab}
    >
      <Icon as={document ? FileText : FileDown} size={18} />
      <span className="wrap-anywhere">{document ? document.name : 'Open as PDF'}</span>
    </Button>
  );
}
