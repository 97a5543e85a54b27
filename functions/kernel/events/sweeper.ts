import type { Context } from 'aws-lambda';
import { now } from '../clock.ts';
import { log } from '../observability/log.ts';
import { countMetric } from '../observability/metric.ts';
import { dayMs, hourMs } from '../time.ts';
import {
  findFirstOutboxDay,
  listOutboxRows,
  removeOutboxRows,
  saveFirstOutboxDay,
} from './outbox-repository.ts';
import { outboxShards } from './outbox.ts';
import { publish } from './publish.ts';
import { eventsOverdue } from './unsendable.ts';

/** The relay sends within a second; an older row is one that it did not send. */
const overdueMs = 300_000;
/** A transaction begins and ends within this time, so an older day gets no more rows. */
const openMs = hourMs;
/** Days that the first sweep of a stage looks at. */
const firstDays = 8;
/** A run ends before its time-out; the next one goes on. */
const reserveMs = 30_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Sends the events again that the relay did not send, oldest day first, and removes their rows. What the bus
 * still refuses stays for the next run.
 */
export async function handler(_event: unknown, context: Context): Promise<void> {
  const time = now().getTime();
  const first = (await findFirstOutboxDay()) ?? dayOf(time - firstDays * dayMs);
  const total = { overdue: 0, sent: 0 };
  let open = first;
  for (let day = first; day <= dayOf(time); day = nextDay(day)) {
    const { overdue, sent, finished } = await sweepDay(day, time - overdueMs, context);
    total.overdue += overdue;
    total.sent += sent;
    if (!finished) break;
    if (open === day && overdue === sent && day < dayOf(time - openMs)) open = nextDay(day);
  }
  if (open !== first) await saveFirstOutboxDay(open);
  if (total.overdue === 0) return;
  log.error('Events were overdue', total);
  countMetric(eventsOverdue);
}

const nextDay = (day: string): string => dayOf(Date.parse(day) + dayMs);

interface Swept {
  readonly overdue: number;
  readonly sent: number;
  /** False if the time of the run is over. */
  readonly finished: boolean;
}

async function sweepDay(day: string, until: number, context: Context): Promise<Swept> {
  let [overdue, sent] = [0, 0];
  for (const shard of outboxShards) {
    for (;;) {
      if (context.getRemainingTimeInMillis() < reserveMs) return { overdue, sent, finished: false };
      const due = (await listOutboxRows(day, shard)).filter(({ raisedAt }) => raisedAt <= until);
      const { settled, refused } = await publish(due);
      await removeOutboxRows(settled);
      overdue += due.length;
      sent += settled.length;
      if (due.length === 0 || refused.length > 0) break;
    }
  }
  return { overdue, sent, finished: true };
}
