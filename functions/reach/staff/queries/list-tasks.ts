import { PropertyId } from '../../../../events/vocabulary.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { formatFullAddress } from '../../../listings/properties/domain/address.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listOpenTasks } from '../adapters/task-repository.ts';
import type { TaskView } from '../contract.ts';
import { formatTaskId } from '../domain/task-id.ts';
import {
  compareTasks,
  countTasks,
  isClosedByHand,
  isOverdue,
  type TaskCount,
  type TaskKind,
} from '../domain/task.ts';

interface TaskFilter {
  readonly kind?: TaskKind | undefined;
  readonly page: number;
  readonly per_page: number;
}
interface TaskPage {
  readonly tasks: TaskView[];
  readonly counts: TaskCount[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
}

/** What waits, the most urgent first. Counts are of all kinds, whichever is listed. */
export async function listTasks({ kind, page, per_page }: TaskFilter, now: Date): Promise<TaskPage> {
  const open = (await listOpenTasks()).toSorted(compareTasks);
  const wanted = kind ? open.filter((task) => task.kind === kind) : open;
  const shown = wanted.slice((page - 1) * per_page, page * per_page);
  const [people, homes] = await Promise.all([
    loadAccounts(shown.flatMap(({ takenBy }) => takenBy ?? [])),
    listProperties(shown.flatMap(({ subjectId }) => PropertyId.safeParse(subjectId).data ?? [])),
  ]);
  const tasks = shown.map((task) => {
    const { kind, subjectId, title, openedAt, dueAt, takenBy, takenAt } = task;
    const taken =
      takenBy && takenAt
        ? { id: takenBy, user_name: people.get(takenBy)?.user_name ?? null, at: takenAt }
        : null;
    const overdue = isOverdue(task, now);
    const home = homes.find(({ id }) => id === subjectId);
    return {
      id: formatTaskId(task),
      kind,
      subjectId,
      title,
      ...(home && { home: formatFullAddress(home) }),
      openedAt,
      dueAt,
      overdue,
      closedByHand: isClosedByHand(task),
      taken,
    };
  });
  return { tasks, counts: countTasks(open, now), total: wanted.length, page, per_page };
}
