import {
  CalendarClock,
  ChevronRight,
  FileText,
  Handshake,
  MessageCircle,
  PencilLine,
  PoundSterling,
} from 'lucide-react';
import type { OwnListing } from '../../../entities/own-home/api.ts';
import { type HomeTask, listHomeTasks, listSaleLines } from '../../../entities/own-home/home-task.ts';
import { cx } from '../../../lib/cx.ts';
import { formatNearMoment } from '../../../lib/near-date.ts';
import { paths } from '../../../site/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';

const icons = {
  changes: PencilLine,
  offers: PoundSterling,
  reports: FileText,
  viewings: CalendarClock,
  times: CalendarClock,
  messages: MessageCircle,
} as const;

type TaskHome = Pick<OwnListing, 'id' | 'waiting' | 'nextViewing' | 'saleWith' | 'saleStep' | 'dispute'>;
export function hasTasks({ waiting, nextViewing, saleWith, dispute }: TaskHome): boolean {
  return waiting.length > 0 || (nextViewing ?? saleWith ?? dispute) !== undefined;
}

const row =
  'flex min-h-11 items-center gap-3 rounded-md border px-3 py-2 hover:border-action hover:bg-action-soft';

const ownTask = 'border-action/60 bg-action-soft/50 font-semibold';

/** The seller's tasks for a property, and upcoming dates. */
export function HomeTasks({ home }: { readonly home: TaskHome }) {
  const tasks = listHomeTasks(home.id, home.waiting);
  return (
    <ul className="grid gap-2">
      <TaskLines tasks={tasks.filter(({ kind }) => kind !== 'messages')} />
      <SaleLines home={home} />
      <TaskLines tasks={tasks.filter(({ kind }) => kind === 'messages')} />
      {home.nextViewing !== undefined && (
        <li>
          <Link to={paths.ownViewings(home.id)} className={`${row} border-line`}>
            <Icon as={CalendarClock} size={18} className="text-muted" />
            <span className="tabular grow">{`Next viewing: ${formatNearMoment(home.nextViewing)}`}</span>
            <Icon as={ChevronRight} size={18} className="text-muted" />
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The next step of a sale, else the way to it; one of the seller's own looks like their other tasks. */
const SaleLines = ({ home }: { readonly home: TaskHome }) =>
  listSaleLines(home).map(({ key, text, to, wait }) => (
    <li key={key}>
      <Link to={to} className={cx(row, wait?.isOwn === true ? ownTask : 'border-line')}>
        <Icon as={Handshake} size={18} className="text-action" />
        <span className="grow">{text}</span>
        <Icon as={ChevronRight} size={18} className="text-muted" />
      </Link>
    </li>
  ));

const TaskLines = ({ tasks }: { readonly tasks: readonly HomeTask[] }) =>
  tasks.map(({ kind, text, to }) => (
    <li key={kind}>
      <Link to={to} className={cx(row, ownTask)}>
        <Icon as={icons[kind]} size={18} className="text-action" />
        <span className="grow">{text}</span>
        <Icon as={ChevronRight} size={18} className="text-muted" />
      </Link>
    </li>
  ));
