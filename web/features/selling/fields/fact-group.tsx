import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  readonly title: string;
  /** A short summary of the answers; empty without any. */
  readonly summary: string;
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** A few questions behind a line that summarises the answers. */
export function FactGroup({ title, summary, isNeeded = false, children }: Props) {
  // Decided once: answering does not close the group.
  const [isOpen, setOpen] = useState(isNeeded && summary === '');
  return (
    <details className="group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-15 items-center gap-3 py-2 -outline-offset-3">
        <span className="min-w-0 grow">
          <span className="font-semibold">{title}</span>
          <span className="block truncate text-sm text-muted">
            {summary || (isNeeded ? 'Needed before you can publish' : 'Not answered yet')}
          </span>
        </span>
        {summary && <Icon as={Check} size={18} className="text-action" />}
        <Icon as={ChevronDown} size={18} className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-7 pt-2 pb-6">{children}</div>
    </details>
  );
}
