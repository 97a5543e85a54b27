import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../../../entities/account/user.ts';
import { cx } from '../../../lib/cx.ts';
import { formatName } from '../../../lib/format.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { taskPaths } from '../task-paths.ts';
import { type StaffTask, taskCalls, useTaskAct } from './api.ts';
import { namePerson, nameTask } from './task-name.ts';

/** What people lose while nobody acts, where that is more than a reply. */
const atStake: Readonly<Partial<Record<StaffTask['loss'], string>>> = {
  safety: 'At stake: someone’s safety · ',
  sale: 'At stake: a sale or money · ',
  offer: 'At stake: an offer · ',
  viewing: 'At stake: a viewing · ',
  listing: 'At stake: a listing · ',
};

/** A task: its subject, its due time, and who works on it. */
export function TaskRow({ task }: { readonly task: StaffTask }) {
  const { id, kind, subjectId, loss, openedAt, dueAt, overdue, closedByHand, taken } = task;
  const user = useUser();
  const act = useTaskAct();
  const title = nameTask(task);
  const to = taskPaths[kind]?.(subjectId);
  const isOwn = taken !== null && taken.id === user?.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5">
      <div className="grid min-w-0 grow basis-72 gap-1">
        {to ? (
          <Link to={to} data-row className="link justify-self-start font-semibold">
            {title}
          </Link>
        ) : (
          <p className="font-semibold">{title}</p>
        )}
        <p className="text-sm text-muted">
          {task.home !== undefined && task.person && `${namePerson(task)} · `}
          {atStake[loss]}
          Received <time dateTime={openedAt}>{formatMomentName(openedAt)}</time>
          {taken && ` · ${isOwn ? 'You are' : `${formatName(taken, 'A colleague')} is`} working on it`}
        </p>
      </div>
      {overdue ? (
        <Badge tone="red">
          <Icon as={AlarmClock} size={16} />
          Was due <time dateTime={dueAt}>{formatMomentName(dueAt)}</time>
        </Badge>
      ) : (
        <span className="text-sm">
          Due <time dateTime={dueAt}>{formatMomentName(dueAt)}</time>
        </span>
      )}
      {closedByHand && <DoneButton task={task} />}
      <Button
        variant="secondary"
        size="sm"
        className={cx(!closedByHand && 'ml-auto sm:ml-0')}
        busy={act.isPending}
        aria-label={`${taken ? 'Put back' : 'Take'}: ${title}`}
        onClick={() => act.mutate({ id, act: taken ? 'releaseTask' : 'takeTask' })}
      >
        {taken ? 'Put back' : 'Take'}
      </Button>
    </li>
  );
}

/** Closes a task that has no other closing act, with a note. */
function DoneButton({ task }: { readonly task: StaffTask }) {
  const { id } = task;
  const title = nameTask(task);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="ml-auto sm:ml-0"
        aria-label={`Done: ${title}`}
        onClick={() => setOpen(true)}
      >
        Done
      </Button>
      {open && (
        <ActDialog
          title={title}
          action="Done"
          words={{ field: 'reason', label: 'What was done', hint: 'For the staff record.' }}
          done="Marked as done"
          onClose={() => setOpen(false)}
          send={(reason) => taskCalls.completeTask({ params: { id }, body: { reason } })}
        />
      )}
    </>
  );
}
