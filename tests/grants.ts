import { mergeGrants, readGrants, recordedGrants } from './support/grants.ts';

/**
 * `npm run test:grants`: lists what functions are granted and the last run of the whole api layer did not need. An
 * entry is a grant to take away, or a path that no test takes.
 */
const parts = mergeGrants(readGrants(recordedGrants));
if (parts.length === 0) throw new Error('No grants are recorded; run npm run test:api first.');
const idle = parts.filter(({ used }) => !used);
for (const [functionId, all] of Map.groupBy(idle, (part) => part.functionId)) {
  console.log(functionId);
  for (const [statement, unused] of Map.groupBy(all, (part) => part.statement))
    console.log(`  ${unused.map(({ part }) => part).join(', ')}\n    of ${statement}`);
}
console.log(`\n${idle.length} of ${parts.length} granted actions and resources were not needed`);
