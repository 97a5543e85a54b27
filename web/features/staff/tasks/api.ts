import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes, TaskView } from '../../../../functions/reach/staff/contract.ts';
import { describeError } from '../../../lib/api-error.ts';
import { createClient } from '../../../lib/client.ts';
import { toast } from '../../../lib/toast.ts';

type Routes = Pick<typeof staffRoutes, 'tasks' | 'takeTask' | 'releaseTask' | 'completeTask'>;
export const taskCalls = createClient<Routes>({
  tasks: 'GET /api/staff/tasks',
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
const refreshMs = 60_000;

export function tasksQuery(query: { readonly kind?: TaskView['kind'] | undefined; readonly page: number }) {
  return queryOptions({
    queryKey: [...tasksKey, query],
    queryFn: ({ signal }) => taskCalls.tasks({ query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
}

export const taskCountsQuery = queryOptions({
  queryKey: [...tasksKey, 'counts'],
  queryFn: async ({ signal }) => (await taskCalls.tasks({ query: { per_page: 1 }, signal })).counts,
  refetchInterval: refreshMs,
});

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
