import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';

/**
 * `npm run soak` lets people make offers, book viewings, write and pay for ten minutes while functions are killed and
 * deliveries are late, repeated and out of order, and fails where a rule of the market is broken afterwards.
 * `npm run soak -- --minutes 2` takes less, `--seed 7` draws the same actions and faults; the timing of threads differs.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const { minutes, seed } = z
  .object({ minutes: z.coerce.number().positive().max(60), seed: z.coerce.number().int() })
  .parse(values);

process.env['NODE_NO_WARNINGS'] = '1';
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
process.env['TZ'] = 'UTC';
// The cloud boots when it is imported.
const { cloud } = await import('../support/cloud.ts');
const { chaos, createRandom, injected, canKill } = await import('../support/chaos.ts');
const { checkEnd, plantDeadLetter } = await import('./end-checks.ts');
const { payments, playWorld, totals } = await import('./play-world.ts');
const { listPortalProblems, switchPortalsOn, portalTotals } = await import('./portal-play.ts');
const { listPending, waitUntilSettled } = await import('./settle.ts');

console.log(`soak for ${minutes} minutes, seed ${seed}`);
cloud.wakeAll();
const random = createRandom(seed);
const faults = createRandom(seed + 1);
const functions = cloud.model.functions.map(({ id }) => id);
let kills = 0;

/** Kills run while people act, and rest while the rules are checked. */
const storm = { isOn: false, isOver: false };
async function killNow(): Promise<void> {
  while (!storm.isOver) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await delay(500 + faults() * 3_000);
    if (!storm.isOn || !canKill()) continue;
    kills += 1;
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await cloud.kill(functions[Math.floor(faults() * functions.length)] ?? '');
  }
}

const begin = () => {
  storm.isOn = true;
  chaos.begin(faults);
};
const endKills = () => {
  storm.isOn = false;
};
const end = () => {
  endKills();
  chaos.end();
};

/** Ends a run that hangs, with what it waits for: a moment of a world takes some seconds, and `settle` has its own end. */
const timeoutMs = 150_000;
const progress = { count: 0, at: Date.now() };
setInterval(() => {
  const count = totals.calls + totals.payments + totals.worlds;
  if (count !== progress.count) Object.assign(progress, { count, at: Date.now() });
  if (Date.now() - progress.at < timeoutMs) return;
  console.error(['no progress', JSON.stringify(totals), ...listPending()].join('\n'));
  console.log(`failed: npm run soak -- --seed ${seed}`);
  process.exit(1);
}, 5_000).unref();

const killing = killNow();
const until = Date.now() + minutes * 60_000;
const broken: string[] = [];
try {
  await plantDeadLetter();
  await switchPortalsOn();
  while (Date.now() < until && broken.length === 0)
    // oxlint-disable-next-line no-await-in-loop -- one world at a time, as the clock is shared
    broken.push(...(await playWorld({ random, begin, endKills, end, until })));
  storm.isOver = true;
  await killing;
  await waitUntilSettled();
  broken.push(...(await listPortalProblems()), ...(await checkEnd(payments)));
} finally {
  storm.isOver = true;
  end();
  await cloud.close();
}
console.log(JSON.stringify({ ...totals, kills, ...injected, portal: portalTotals }));
for (const line of broken) console.error(line);
console.log(broken.length > 0 ? `failed: npm run soak -- --seed ${seed}` : 'all rules hold');
process.exit(broken.length > 0 ? 1 : 0);
