import { writeFileSync } from 'node:fs';
import { stageNames } from '../../infra/stages.ts';
import { getStageStacks } from '../support/assembly.ts';
import { listStatefulIds } from './stateful-ids.ts';

/**
 * Prints the logical ids of everything stateful, or pins them with `--write`. A diff of the file shows what a deployment
 * would replace: before anything is deployed write it freely, afterwards only for what is meant to be new.
 */
const ids: Record<string, unknown> = {};
for (const stage of stageNames) ids[stage] = listStatefulIds(await getStageStacks(stage));
const text = `${JSON.stringify(ids, undefined, 2)}\n`;
if (process.argv.includes('--write')) writeFileSync(new URL('logical-ids.json', import.meta.url), text);
else process.stdout.write(text);
