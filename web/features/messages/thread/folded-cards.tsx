import { Handshake } from 'lucide-react';
import { formatClock, formatCounted } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Message } from '../api.ts';
import { momentWords } from '../moments.ts';

/** Several steps of a sale in a row, in one line that opens. */
export function FoldedCards({ cards }: { readonly cards: readonly Message[] }) {
  return (
    <details className="group my-2 text-center text-sm text-muted">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-3 hover:bg-sunk">
        <Icon as={Handshake} size={18} />
        {`${formatCounted(cards.length, 'earlier step')} of the sale`}
      </summary>
      <ul className="mt-1 grid gap-1">
        {cards.map(({ id, card, createdAt }) => (
          <li key={id}>
            {card && momentWords(card)}{' '}
            <time dateTime={createdAt} className="tabular">
              {formatClock(createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
