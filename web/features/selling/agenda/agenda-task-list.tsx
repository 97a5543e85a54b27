import {
  FileText,
  CalendarClock,
  ChevronRight,
  CircleAlert,
  FilePen,
  Handshake,
  Hourglass,
  type LucideIcon,
  MessageCircle,
  PencilLine,
  PoundSterling,
} from 'lucide-react';
import type { AgendaTask } from '../../../entities/own-home/agenda-tasks.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

const icons: Readonly<Record<AgendaTask['kind'], LucideIcon>> = {
  changes: PencilLine,
  offers: PoundSterling,
  reports: FileText,
  viewings: CalendarClock,
  times: CalendarClock,
  messages: MessageCircle,
  sale: Handshake,
  package: Hourglass,
  relist: CircleAlert,
  details: CircleAlert,
  draft: FilePen,
};

/** The seller's tasks over all homes, each with the home that it is about. */
export function AgendaTaskList({ tasks }: { readonly tasks: readonly AgendaTask[] }) {
  return tasks.length === 0 ? (
    <p className="text-muted">Nothing needs doing. We’ll tell you under the bell when something does.</p>
  ) : (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {tasks.map(({ key, kind, text, title, to }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex min-h-14 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-sunk"
          >
            <Icon as={icons[kind]} size={20} className="text-action" />
            <span className="min-w-0 grow">
              <span className="block font-semibold">{text}</span>
              <span className="block text-sm text-muted">{title}</span>
            </span>
            <Icon as={ChevronRight} size={18} className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
