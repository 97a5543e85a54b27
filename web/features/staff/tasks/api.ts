import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import type { TaskView } from '../../../../functions/reach/staff/tasks-contract.ts';
import { describeError } from '../../../lib/api-error.ts';
import { createClient } from '../../../lib/client.ts';
import { toast } from '../../../lib/toast.ts';

type Routes = Pick<typeof staffRoutes, 'tasks' | 'doneTasks' | 'takeTask' | 'releaseTask' | 'completeTask'>;
export const taskCalls = createClient<Routes>({
  tasks: 'GET /api/staff/tasks',
  doneTasks: 'GET /api/staff/done-tasks',
  takeTask: 'POST /api/staff/tasks/{id}/take',
  releaseTask: 'POST /api/staff/tasks/{id}/release',
  completeTask: 'POST /api/staff/tasks/{id}/done',
});

export type TaskList = Result<Routes['tasks']>;
export type StaffTask = TaskList['tasks'][number];
export type TaskCounts = TaskList['counts'];

/** Prefix of the query keys of tasks; sections invalidate it after a decision. */
export const tasksKey = ['staff', 'tasks'] as const;
/** Refetch interval in milliseconds, since colleagues work on the same list. */
/** Milliseconds after which what waits is read again. */
export const refreshMs = 60_000;

export function tasksQuery(query: { readonly kind?: TaskView['kind'] | undefined; readonly page: number }) {
  return queryOptions({
    queryKey: [...tasksKey, query],
    queryFn: ({ signal }) => taskCalls.tasks({ query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

export type DoneTask = Result<Routes['doneTasks']>['tasks'][number];

export function doneTasksQuery(who: 'me' | 'team') {
  return queryOptions({
    queryKey: [...tasksKey, 'done', who],
    queryFn: ({ signal }) => taskCalls.doneTasks({ query: { who }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

export const taskCountsQuery = queryOptions({
  queryKey: [...tasksKey, 'counts'],
  queryFn: async ({ signal }) => (await taskCalls.tasks({ query: { per_page: 1 }, signal })).counts,
  refetchInterval: refreshMs,
});

/** How many tasks of a kind wait; 0 until it is known. */
export function useWaitingCount(kind: TaskView['kind']): number {
  const { data = [] } = useQuery(taskCountsQuery);
  return data.find((count) => count.kind === kind)?.waiting ?? 0;
}

/** Takes or releases a task; refetches the changes of colleagues afterwards. */
export function useTaskAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { readonly id: string; readonly act: 'takeTask' | 'releaseTask' }) =>
      taskCalls[act]({ params: { id } }),
    onError: (error) => toast.failure(describeError(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: tasksKey }),
  });
}
