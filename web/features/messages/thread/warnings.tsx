import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import type { Message } from '../api.ts';
import { warningWords } from '../labels.ts';

/** Warnings about the text of a message. */
export function MessageWarnings({
  warnings,
  mine,
}: {
  readonly warnings: Message['warnings'];
  readonly mine: boolean;
}) {
  return (
    <ul className="grid gap-1.5 rounded-md border border-amber bg-amber-soft px-3 py-2 text-sm">
      {warnings.map((warning) => (
        <li key={warning} className="flex items-start gap-2">
          <Icon as={TriangleAlert} size={16} className="mt-0.5 text-amber" />
          {warningWords[warning][mine ? 1 : 0]}
        </li>
      ))}
    </ul>
  );
}
