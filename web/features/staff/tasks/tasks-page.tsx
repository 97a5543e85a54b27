import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatCounted } from '../../../lib/format.ts';
import { formatMomentName } from '../../../lib/moment-name.ts';
import { usePageHead } from '../../../lib/page-head.ts';
import { useSearchParams } from '../../../lib/router.ts';
import type { Handle } from '../../../site/head.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { FilterChoices } from '../parts/choices.tsx';
import { RowSkeletons } from '../parts/row-skeletons.tsx';
import { type TaskCounts, type TaskList, tasksQuery } from './api.ts';
import { DoneList } from './done-list.tsx';
import { kindNames } from './kinds.ts';
import { TaskRow } from './task-row.tsx';

export const handle: Handle = { head: { title: 'To do', noindex: true } };

/** /staff: all open tasks, the most urgent first, or what is done today. */
export function Component() {
  const [search] = useSearchParams();
  const isDone = search.get('show') === 'done';
  const heading = useHeadingFocus(isDone);
  usePageHead({ title: isDone ? 'Done today' : 'To do' });
  return (
    <div className="grid gap-5">
      {isDone ? <DoneTasks who={search.get('who')} heading={heading} /> : <OpenTasks heading={heading} />}
    </div>
  );
}

type Heading = RefObject<HTMLHeadingElement | null>;

/** The heading of the list, which gets the focus when the other list is chosen: only the query changes then. */
function useHeadingFocus(isDone: boolean): Heading {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isDone);
  useEffect(() => {
    if (shown.current === isDone) return;
    shown.current = isDone;
    heading.current?.focus({ preventScroll: true });
  }, [isDone]);
  return heading;
}

interface DoneProps {
  readonly who: string | null;
  readonly heading: Heading;
}

const DoneTasks = ({ who, heading }: DoneProps) => (
  <>
    <header className="grid gap-3">
      <p className="text-sm">
        <Link to="/staff" className="link">
          To do
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Done today
      </h1>
    </header>
    <DoneList who={who === 'me' ? 'me' : 'team'} />
  </>
);

function OpenTasks({ heading }: { readonly heading: Heading }) {
  const [search] = useSearchParams();
  const kind = parseKind(search.get('kind'));
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useQuery(tasksQuery({ kind, page }));
  const { data, isPlaceholderData } = query;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          To do
        </h1>
        <Link to="/staff?show=done" className="link text-sm">
          Done today
        </Link>
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
    </>
  );
}

type Kind = TaskCounts[number]['kind'];
const isKind = (value: string | null): value is Kind => value !== null && value in kindNames;
const parseKind = (value: string | null): Kind | undefined => (isKind(value) ? value : undefined);

function TaskSummary({ tasks: { counts, oldestAt } }: { readonly tasks: TaskList }) {
  const waiting = counts.reduce((sum, each) => sum + each.waiting, 0);
  const overdue = counts.reduce((sum, each) => sum + each.overdue, 0);
  return (
    <p className="tabular w-full text-muted" aria-live="polite">
      {waiting > 0 && formatCounted(waiting, 'task')}
      {oldestAt && `, the oldest since ${formatMomentName(oldestAt)}`}
      {overdue > 0 && <strong className="font-semibold text-red">{`, ${overdue} overdue`}</strong>}
      {waiting > 1 && '. By the day they’re due, then by what’s at stake.'}
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
