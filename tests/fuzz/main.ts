import { parseArgs } from 'node:util';
import * as z from 'zod';
import { getApplicationAssembly } from '../support/assembly.ts';
import { openCloud } from '../support/test-cloud.ts';
import { callerNames, prepareCallers } from './callers.ts';
import { buildDocument } from './document.ts';
import { installSchemathesis, runSchemathesis } from './schemathesis.ts';

/**
 * `npm run fuzz` sends generated calls to a local cloud as each kind of caller, and fails where an answer is a 5xx or has
 * a status that the contract does not declare. It takes ten minutes: `npm run fuzz -- --minutes 2` takes less,
 * `--as seller` calls as one of them, `--seed 7` repeats a run.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    as: { type: 'string', multiple: true, default: [...callerNames] },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const { minutes, as, seed } = z
  .object({
    minutes: z.coerce.number().positive().max(10),
    as: z.array(z.enum(callerNames)).min(1),
    seed: z.coerce.number().int(),
  })
  .parse(values);

process.env['NODE_NO_WARNINGS'] = '1';
const program = installSchemathesis();
const cloud = await openCloud({ assembly: await getApplicationAssembly(), log: console.error });
let failed: readonly string[] = [];
try {
  const { tokenOf, ids } = await prepareCallers(cloud);
  const document = buildDocument(ids);
  const seconds = (minutes * 60) / as.length;
  // One after another: staff come last, as they block people and remove homes.
  for (const name of callerNames.filter((one) => as.includes(one))) {
    console.log(`\nCalls as ${name}, seed ${seed}\n`);
    const token = await tokenOf(name);
    const passed = await runSchemathesis(program, { document, origin: cloud.origin, token, seconds, seed });
    if (!passed) failed = [...failed, name];
    await cloud.idle();
  }
} finally {
  await cloud.close();
}
console.log(failed.length > 0 ? `\nFailed as ${failed.join(', ')}` : '\nAll answers are declared');
process.exit(failed.length > 0 ? 1 : 0);
