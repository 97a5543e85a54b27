import { setTimeout as delay } from 'node:timers/promises';
import { countAttempts } from '../support/chaos.ts';
import { cloud } from '../support/cloud.ts';

const turnMs = 1_000;
const maxTurns = 90;
const retryMs = 61_000;

/** Waits until all work is done, and moves the clock to retries that wait for a minute. */
export async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    if (await isIdleWithin(turnMs)) return;
    // A run that the clock overtakes has timed out, and its message is delivered once more.
    if (countAttempts() === 0) cloud.clock.advance(retryMs);
  }
  throw new Error(['work never ends', ...listPending()].join('\n'));
}

/** The work that is left goes to the outbox's sweeper, which takes what is older than five minutes. */
export async function sweepOutbox(): Promise<void> {
  cloud.clock.advance(6 * 60_000);
  await cloud.schedules.run('outbox-every-five-minutes');
  await waitUntilSettled();
}

async function isIdleWithin(milliseconds: number): Promise<boolean> {
  const deadline = new AbortController();
  const late = delay(milliseconds, 'late', { signal: deadline.signal }).catch(() => 'late');
  const first = await Promise.race([cloud.idle(), late]);
  deadline.abort();
  return first !== 'late';
}

/** Deliveries and messages that are not done, and what holds the process. */
export function listPending(): string[] {
  const deliveries = cloud
    .events()
    .flatMap(({ id, detailType, deliveries: all }) =>
      all
        .filter(({ state }) => state === 'pending' || state === 'retried')
        .map(
          ({ rule, state, attempts, error = '' }) =>
            `${detailType} ${id} is ${state} at ${rule} after ${attempts}: ${error}`,
        ),
    );
  const messages = cloud.queues.list.flatMap((queue) => {
    const { visible, hidden } = cloud.queues.store.counts(queue);
    return visible + hidden > 0 ? [`${queue.name} has ${visible} messages and ${hidden} hidden ones`] : [];
  });
  const resources = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (name) => name));
  return [
    `${countAttempts()} attempts of deliveries are running`,
    ...deliveries,
    ...messages,
    resources.map(([name, all = []]) => `${all.length} ${name}`).join(', '),
  ];
}
