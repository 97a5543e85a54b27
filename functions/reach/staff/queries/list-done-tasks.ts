import type { UserId } from '../../../../events/vocabulary.ts';
import { formatLondonDay } from '../../../kernel/london-time.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listTasksDoneOn } from '../adapters/task-repository.ts';
import { type Task, toDoneTime } from '../domain/task.ts';
import { loadTaskSubjects, toTaskLine } from './load-task-subjects.ts';

/** Of more than these the latest are listed. */
const maxDone = 100;

/** What the team has finished today in London, the latest first, each with who did what. */
export async function listDoneTasks(reader: UserId, who: 'me' | 'team', now: Date) {
  const closed = (await listTasksDoneOn(formatLondonDay(now))).flatMap(toDone).toReversed();
  const own = closed.filter(({ task }) => task.closedBy?.actorId === reader);
  const shown = (who === 'me' ? own : closed).slice(0, maxDone);
  const [people, subjects] = await Promise.all([
    loadAccounts(shown.flatMap(({ task }) => task.closedBy?.actorId ?? [])),
    loadTaskSubjects(shown.map(({ task }) => task)),
  ]);
  return {
    tasks: shown.map(({ task, doneAt }, at) => {
      const { closedBy } = task;
      const act = closedBy && {
        action: closedBy.action,
        by: { id: closedBy.actorId, user_name: people.get(closedBy.actorId)?.user_name ?? null },
      };
      return { ...toTaskLine(task, subjects[at]), doneAt, act: act ?? null };
    }),
    counts: { me: own.length, team: closed.length },
  };
}

/** Nothing of a task that was closed before the event that opens it came. */
function toDone(task: Task) {
  const doneAt = toDoneTime(task);
  return doneAt === undefined || task.title === '' ? [] : [{ task, doneAt }];
}
