import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type BenchRow, isOver, formatRows } from './bench-rows.ts';
import { parts } from './parts.ts';

/**
 * `npm run bench` measures everything that needs Node alone, `npm run bench -- search bundles` the named parts, and
 * `--homes 5000000` takes another number of homes than the part's own, and `--save FILE` keeps the figures. Exits with 1
 * over a budget.
 */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { homes: { type: 'string', multiple: true }, save: { type: 'string' } },
});
const homes = z.array(z.coerce.number().int().positive()).optional().parse(values.homes);
const unknown = asked.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const Rows = z.array(
  z.object({ name: z.string(), figure: z.number(), unit: z.string(), budget: z.number().nullable() }),
);

async function measure(name: string, size: number): Promise<BenchRow[]> {
  const child = fork(join(import.meta.dirname, 'parts.ts'), [name, String(size)]);
  const said = once(child, 'message').then(([message]) => Rows.parse(message));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} could not be measured (code ${String(code)})`);
  });
  const rows = await Promise.race([said, failed]);
  await failed.catch(() => undefined);
  return rows;
}

const rows: BenchRow[] = [];
let busiest = 0;
for (const [name, { sizes, isOnRequest = false }] of Object.entries(parts)) {
  if (asked.length > 0 ? !asked.includes(name) : isOnRequest) continue;
  for (const size of sizes ? (homes ?? sizes) : [0]) {
    const busy = (loadavg()[0] ?? 0) / availableParallelism();
    busiest = Math.max(busiest, busy);
    console.log(`\n${name}, with ${busy.toFixed(1)} programs at work per processor\n`);
    const measured = await measure(name, size);
    console.log(formatRows(measured));
    rows.push(...measured);
  }
}

if (values.save !== undefined) {
  const figures = rows.map(({ name, figure, unit }) => ({
    name,
    figure: Number(figure.toPrecision(4)),
    unit,
  }));
  const saved = { at: new Date().toISOString(), busy: Number(busiest.toFixed(1)), rows: figures };
  writeFileSync(values.save, `${JSON.stringify(saved, null, 2)}\n`);
}
const over = rows.filter(isOver);
if (over.length > 0) console.log(`\nPast their budgets:\n${formatRows(over)}`);
console.log(`\n${rows.length} figures, ${over.length} past their budgets`);
process.exitCode = over.length > 0 ? 1 : 0;
