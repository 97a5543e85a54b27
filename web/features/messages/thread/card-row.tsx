import { formatClock } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CalendarClock, Handshake, PoundSterling } from 'lucide-react';
import type { Message, ThreadIds } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { momentWords } from '../moments.ts';

interface Props {
  readonly ids: ThreadIds;
  readonly chat: Chat;
  readonly message: Message;
}
const icons = { viewing: CalendarClock, offer: PoundSterling, sale: Handshake } as const;

/** A moment of a viewing, an offer or the sale. */
export function CardRow({ message: { card, createdAt } }: Props) {
  if (!card) return null;
  return (
    <p className="my-2 flex items-center justify-center gap-2 text-sm text-muted">
      <Icon as={icons[card.type]} size={18} />
      {momentWords(card)}
      <time dateTime={createdAt}>{formatClock(createdAt)}</time>
    </p>
  );
}
