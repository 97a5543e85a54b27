import { now } from '../../../kernel/clock.ts';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { listOpenTasks } from '../adapters/task-repository.ts';
import { formatTaskId } from '../domain/task-id.ts';
import { staffPromiseBroken } from '../domain/task-metrics.ts';
import { isOverdue } from '../domain/task.ts';

/** Counts each task that waits longer than promised; an alarm listens for the count. */
export async function handler(): Promise<void> {
  const time = now();
  const overdue = (await listOpenTasks()).filter((task) => isOverdue(task, time));
  for (const task of overdue) {
    log.error('A promise is broken', { task: formatTaskId(task), dueAt: task.dueAt });
    countMetric(staffPromiseBroken);
  }
}
