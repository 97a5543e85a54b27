import { CalendarClock, Handshake, PoundSterling } from 'lucide-react';
import { formatClock } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NeedsConnection } from '../../../ui/needs-connection.tsx';
import type { Message, ThreadIds } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { momentWords } from '../moments.ts';
import { LoadedCard } from './cards.tsx';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly message: Message;
}
type Card = NonNullable<Message['card']>;
const icons = { viewing: CalendarClock, offer: PoundSterling, sale: Handshake } as const;

/**
 * An event of a viewing, an offer or the sale. The last card of each shows its present state with its
 * actions.
 */
export function CardRow({ ids, chat, message: { id, card, createdAt } }: Props) {
  if (!card) return null;
  const isLast = chat.messages.findLast((one) => one.card && isSameObject(one.card, card))?.id === id;
  return (
    <div className="my-2 grid justify-items-center gap-2">
      <p className="flex items-center gap-2 text-center text-sm text-muted">
        <Icon as={icons[card.type]} size={18} />
        {momentWords(card)}
        <time dateTime={createdAt} className="tabular">
          {formatClock(createdAt)}
        </time>
      </p>
      {isLast && (
        <NeedsConnection>
          <LoadedCard ids={ids} chat={chat} card={card} />
        </NeedsConnection>
      )}
    </div>
  );
}

const isSameObject = (a: Card, b: Card): boolean => a.type === b.type && a.id === b.id;
