import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatMoment, formatName } from '../../../lib/format.ts';
import { useUser } from '../../../entities/account/user.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { taskPaths } from '../task-paths.ts';
import { type StaffTask, taskCalls, useTaskAct } from './api.ts';
import * as words from './words.ts';
import { fillText, fillNodes } from '../../../lib/fill.ts';

/** A task: its subject, its due time, and who works on it. */
export function TaskRow({ task }: { readonly task: StaffTask }) {
  const { id, kind, subjectId, title, openedAt, dueAt, overdue, closedByHand, taken } = task;
  const user = useUser();
  const act = useTaskAct();
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
          {fillNodes(words.receivedOpenedAtTakenPart, {
            openedAt: <time dateTime={openedAt}>{formatMoment(openedAt)}</time>,
            takenPart:
              taken &&
              fillText(words.isOwnPartWorkingOnIt, {
                isOwnPart: isOwn
                  ? words.youAre
                  : fillText(words.takenIs, { taken: formatName(taken, words.aColleague) }),
              }),
          })}
        </p>
      </div>
      {overdue ? (
        <Badge tone="red">
          <Icon as={AlarmClock} size={16} />
          {fillNodes(words.wasDueDueAt, { dueAt: <time dateTime={dueAt}>{formatMoment(dueAt)}</time> })}
        </Badge>
      ) : (
        <span className="text-sm">
          {fillNodes(words.dueDueAt, { dueAt: <time dateTime={dueAt}>{formatMoment(dueAt)}</time> })}
        </span>
      )}
      {closedByHand && <DoneButton task={task} />}
      <Button
        variant="secondary"
        size="sm"
        className={cx(!closedByHand && 'ml-auto sm:ml-0')}
        busy={act.isPending}
        aria-label={`${taken ? words.putBack : words.take}: ${title}`}
        onClick={() => act.mutate({ id, act: taken ? 'releaseTask' : 'takeTask' })}
      >
        {taken ? words.putBack : words.take}
      </Button>
    </li>
  );
}

/** Closes a task that has no other closing act, with a note. */
function DoneButton({ task: { id, title } }: { readonly task: StaffTask }) {
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
        {words.done}
      </Button>
      {open && (
        <ActDialog
          title={title}
          action={words.closeTask}
          words={{ field: 'reason', label: words.whatWasDone, hint: words.forTheStaffRecord }}
          done={words.taskClosed}
          onClose={() => setOpen(false)}
          send={(reason) => taskCalls.completeTask({ params: { id }, body: { reason } })}
        />
      )}
    </>
  );
}
