import { FileText } from 'lucide-react';
import { Icon } from './icon.tsx';

interface Props {
  readonly href: string;
  /** What the file is, such as `Floor plan`. */
  readonly name: string;
}

/** A PDF in the place of the picture that a browser can't show of it. */
export function PdfLink({ href, name }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-20 w-full max-w-md items-center gap-4 rounded-md border border-line bg-surface p-3 hover:bg-sunk"
    >
      <span className="grid h-16 w-12 shrink-0 place-items-center rounded-sm border border-line bg-sunk text-action">
        <Icon as={FileText} size={24} />
      </span>
      <span className="grid">
        <span className="font-semibold underline underline-offset-3">{name}</span>
        <span className="text-sm text-muted">PDF, opens in a new tab</span>
      </span>
    </a>
  );
}
