import { formatPersonName } from '../../../lib/format.ts';
import type { Message } from '../api.ts';
import type { Chat } from '../chat-cache.ts';
import { removedWords } from '../labels.ts';

/** The quoted line of a replied message, with a link to it when it is loaded. */
export function QuotedMessage({ chat, id }: { readonly chat: Chat; readonly id: Message['id'] }) {
  const answered = chat.messages.find((message) => message.id === id);
  return (
    <p className="mb-1.5 grid gap-0.5 border-l-3 border-action pl-2.5 text-sm text-muted">
      <span className="font-semibold">
        {answered ? (answered.mine ? 'You' : formatPersonName(chat.counterpart)) : 'Answer'}
      </span>
      <span className="line-clamp-2">{answered ? formatQuote(answered) : 'To an earlier message'}</span>
    </p>
  );
}

const formatQuote = ({ removed, body, attachments }: Message): string =>
  removed ? removedWords : body || attachments.map(({ name }) => name).join(', ');
