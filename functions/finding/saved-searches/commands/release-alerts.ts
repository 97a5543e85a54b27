import { SearchAlertDue } from '../../../../events/saved-search.ts';
import { commit, ignoreStale } from '../../../kernel/data/table.ts';
import { alertShards, buildAlertMove, listDueAlerts } from '../adapters/alert-repository.ts';

/** Alerts that one shard releases at a time. */
const alertsAtOnce = 25;

/** Puts the alerts that are due into the queue of mails, until `endsAt`; the next run goes on. */
export async function releaseAlerts(now: Date, isOver: () => boolean): Promise<void> {
  await Promise.all(alertShards.map((shard) => releaseShard(shard, now, isOver)));
}

async function releaseShard(shard: number, now: Date, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const due = await listDueAlerts(shard, now, alertsAtOnce);
    await Promise.all(
      due.map((alert) =>
        ignoreStale(commit([buildAlertMove(alert, 'due')], [SearchAlertDue.of({ alertId: alert.id })])),
      ),
    );
    if (due.length < alertsAtOnce) return;
  }
}
