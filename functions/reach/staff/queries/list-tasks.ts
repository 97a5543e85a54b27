import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listOpenTasks } from '../adapters/task-repository.ts';
import {
  compareTasks,
  countTasks,
  findOldest,
  findTaskLoss,
  isClosedByHand,
  isOverdue,
  type TaskCount,
  type TaskKind,
} from '../domain/task.ts';
import type { TaskView } from '../tasks-contract.ts';
import { loadTaskSubjects, toTaskLine } from './load-task-subjects.ts';

interface TaskFilter {
  readonly kind?: TaskKind | undefined;
  readonly page: number;
  readonly per_page: number;
}
interface TaskPage {
  readonly tasks: TaskView[];
  readonly counts: TaskCount[];
  readonly oldestAt: string | null;
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** What waits, the most urgent first. Counts are of all kinds, whichever is listed. */
export async function listTasks({ kind, page, per_page }: TaskFilter, now: Date): Promise<TaskPage> {
  const open = (await listOpenTasks()).toSorted(compareTasks);
  const wanted = kind ? open.filter((task) => task.kind === kind) : open;
  const shown = wanted.slice((page - 1) * per_page, page * per_page);
  const [people, subjects] = await Promise.all([
    loadAccounts(shown.flatMap(({ takenBy }) => takenBy ?? [])),
    loadTaskSubjects(shown),
  ]);
  const tasks = shown.map((task, at) => {
    const { openedAt, dueAt, takenBy, takenAt } = task;
    const taken =
      takenBy && takenAt
        ? { id: takenBy, user_name: people.get(takenBy)?.user_name ?? null, at: takenAt }
        : null;
    return {
      ...toTaskLine(task, subjects[at]),
      loss: findTaskLoss(task),
      openedAt,
      dueAt,
      overdue: isOverdue(task, now),
      closedByHand: isClosedByHand(task),
      taken,
    };
  });
  return {
    tasks,
    counts: countTasks(open, now),
    oldestAt: findOldest(open) ?? null,
    total: wanted.length,
    page,
    per_page,
  };
}
