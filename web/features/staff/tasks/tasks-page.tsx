import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { formatCounted, formatMoment } from '../../../lib/format.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type TaskCounts, type TaskList, tasksQuery } from './api.ts';
import { kindNames } from './kinds.ts';
import { TaskRow } from './task-row.tsx';

export const handle: Handle = { head: { title: 'To do', noindex: true } };

/** /staff: all open tasks, the most urgent first. */
export function Component() {
  const [search] = useSearchParams();
  const kind = parseKind(search.get('kind'));
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(tasksQuery({ kind, page }));
  const { data, isPlaceholderData } = query;
  return (
    <div className="grid gap-5">
      <header>
        <h1 className="text-2xl">To do</h1>
        {data && <TaskSummary tasks={data} />}
      </header>
      {data && <KindFilter counts={data.counts} chosen={kind} />}
      <QuerySection query={query} what="load the tasks" skeleton={<RowSkeletons what="the tasks" />}>
        {({ tasks, total, per_page: perPage }) => (
          <>
            {total === 0 && (
              <EmptyState icon={CircleCheck} title="Nothing to do">
                Anything that needs a decision or a reply will appear here.
              </EmptyState>
            )}
            {total > 0 && (
              <ul className={cx(isPlaceholderData && 'opacity-60')}>
                {tasks.map((task) => (
                  <TaskRow key={task.id} task={task} />
                ))}
              </ul>
            )}
            <Pagination page={page} perPage={perPage} total={total} />
          </>
        )}
      </QuerySection>
    </div>
  );
}

type Kind = TaskCounts[number]['kind'];
const isKind = (value: string | null): value is Kind => value !== null && value in kindNames;
const parseKind = (value: string | null): Kind | undefined => (isKind(value) ? value : undefined);

function TaskSummary({ tasks: { counts, oldestAt } }: { readonly tasks: TaskList }) {
  const waiting = counts.reduce((sum, each) => sum + each.waiting, 0);
  const overdue = counts.reduce((sum, each) => sum + each.overdue, 0);
  return (
    <p className="tabular text-muted" aria-live="polite">
      {waiting > 0 && formatCounted(waiting, 'task')}
      {oldestAt && `, the oldest since ${formatMoment(oldestAt)}`}
      {overdue > 0 && <strong className="font-semibold text-red">{`, ${overdue} overdue`}</strong>}
    </p>
  );
}

/** Kinds with open tasks, as filter links. */
function KindFilter({ counts, chosen }: { readonly counts: TaskCounts; readonly chosen: Kind | undefined }) {
  const some = counts.filter(({ kind, waiting }) => waiting > 0 || kind === chosen);
  if (some.length < 2 && !chosen) return null;
  const choices = some.map(({ kind, waiting }) => ({
    value: kind,
    label: (
      <>
        {kindNames[kind]} <span className="tabular">{waiting}</span>
      </>
    ),
    to: `/staff?kind=${kind}`,
  }));
  return (
    <FilterChoices
      label="Kinds of task"
      chosen={chosen}
      choices={[{ value: undefined, label: 'All', to: '/staff' }, ...choices]}
    />
  );
}
