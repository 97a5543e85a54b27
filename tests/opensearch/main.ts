import { spawnSync } from 'node:child_process';
import { findLack, startSearchNode } from './search-node.ts';

/** `npm run test:opensearch`: the search engine's tests against OpenSearch itself. */
const lack = findLack();
if (lack !== undefined) {
  console.log(`Skipped: OpenSearch runs on Java 17 and is fetched by Maven, and ${lack}.`);
  process.exit(0);
}
const since = performance.now();
const node = await startSearchNode();
console.log(`OpenSearch answers at ${node.url} after ${((performance.now() - since) / 1000).toFixed(1)} s`);
const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/opensearch/vitest.config.ts'];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, OPENSEARCH_URL: node.url, NODE_NO_WARNINGS: '1' },
});
node.close();
process.exit(status ?? 1);
