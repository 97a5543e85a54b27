import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useUser } from '../../../entities/account/user.ts';
import { formatCounted, formatName, formatClock } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { formatActName } from '../parts/act-names.ts';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { taskPaths } from '../task-paths.ts';
import { type DoneTask, doneTasksQuery } from './api.ts';
import { nameTask } from './task-name.ts';

/** What was finished today, by the whole team or by whoever looks. */
export function DoneList({ who }: { readonly who: 'me' | 'team' }) {
  return (
    <QuerySection
      query={useQuery(doneTasksQuery(who))}
      what="load what is done"
      skeleton={<RowSkeletons what="what is done" />}
    >
      {({ tasks, counts }) => (
        <>
          <FilterChoices
            label="Done by"
            chosen={who}
            choices={[
              {
                value: 'team',
                label: <Counted name="The team" count={counts.team} />,
                to: '/staff?show=done',
              },
              { value: 'me', label: <Counted name="You" count={counts.me} />, to: '/staff?show=done&who=me' },
            ]}
          />
          {tasks.length === 0 && (
            <EmptyState icon={CircleCheck} title="Nothing is done yet today">
              What is decided, answered or closed today appears here until midnight.
            </EmptyState>
          )}
          <ul className="border-b border-line empty:hidden">
            {tasks.map((task) => (
              <DoneRow key={task.id} task={task} />
            ))}
          </ul>
          {counts[who] > tasks.length && (
            <p className="text-muted">{`The latest ${formatCounted(tasks.length, 'task')} of ${counts[who]}`}</p>
          )}
        </>
      )}
    </QuerySection>
  );
}

const Counted = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <>
    {name} <span className="tabular">{count}</span>
  </>
);

function DoneRow({ task }: { readonly task: DoneTask }) {
  const { kind, subjectId, doneAt, act } = task;
  const user = useUser();
  const to = taskPaths[kind]?.(subjectId);
  const name = nameTask(task);
  const who = act && (act.by.id === user?.id ? 'You' : formatName(act.by, 'A former colleague'));
  return (
    <li className="flex items-start gap-3 border-t border-line py-3.5">
      <Icon as={CircleCheck} size={20} className="mt-0.5 shrink-0 text-action" />
      <div className="grid min-w-0 grow gap-1">
        {to ? (
          <Link to={to} data-row className="link justify-self-start font-semibold">
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="text-sm text-muted">
          {act ? `${who} ${formatActName(act.action)}` : 'Settled without a decision'}
          {', '}
          <time dateTime={doneAt}>{formatClock(doneAt)}</time>
        </p>
      </div>
    </li>
  );
}
