import {
  CalendarClock,
  CircleAlert,
  FilePen,
  Handshake,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
} from 'lucide-react';
import type { Loss } from '../../../../../functions/kernel/urgency.ts';
import { formatNearDay } from '../../../../lib/near-date.ts';
import { Door } from './door.tsx';
import type { NextTask } from './next-tasks.ts';

const icons: Readonly<Record<Loss, LucideIcon>> = {
  safety: CircleAlert,
  sale: Handshake,
  offer: PoundSterling,
  viewing: CalendarClock,
  listing: Hourglass,
  reply: MessageCircle,
  nothing: FilePen,
};

/** The tasks as doors to where they are done, with what is most urgent first. */
export function TaskCards({ tasks }: { readonly tasks: readonly NextTask[] }) {
  return (
    <ol className="grid gap-3 lg:grid-cols-3 lg:gap-4">
      {tasks.map(({ key, text, title, to, wait }) => (
        <li key={key}>
          <Door to={to} icon={icons[wait.loss]} title={text}>
            {title}
            {wait.loss === 'nothing' && wait.since !== undefined && ` · since ${formatNearDay(wait.since)}`}
          </Door>
        </li>
      ))}
    </ol>
  );
}
