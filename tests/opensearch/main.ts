import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findObstacle, startSearchNode } from '../../infra/local/opensearch/search-node.ts';

/**
 * `npm run test:opensearch`: the search engine's tests against OpenSearch itself, then the tests of the search's calls on
 * a cloud whose searches it answers. Where OpenSearch cannot run, it states the reason and passes, or fails with `CI` set.
 */
const obstacle = findObstacle();
if (obstacle !== undefined) {
  console.log(`Skipped: ${obstacle}.`);
  // A workflow that skips would look as if it had tested.
  process.exit(process.env['CI'] === undefined ? 0 : 1);
}

/** The data and the log of the node; a run empties it. */
const folder = resolve(import.meta.dirname, '../../.gable/opensearch/tests');

function runVitest(url: string, args: readonly string[]): number {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, OPENSEARCH_URL: url, NODE_NO_WARNINGS: '1' },
  });
  return status ?? 1;
}

const runs = [
  ['--config', 'tests/opensearch/vitest.config.ts', ...process.argv.slice(2)],
  // Its files share one cluster, so that they run one after the other.
  ['--project', 'api', '--maxWorkers', '1', 'tests/search/'],
];
let failures = 0;
for (const args of runs) {
  const since = performance.now();
  const node = await startSearchNode({ folder });
  console.log(`OpenSearch answers at ${node.url} after ${((performance.now() - since) / 1000).toFixed(1)} s`);
  failures += runVitest(node.url, args);
  node.close();
}
process.exit(failures === 0 ? 0 : 1);
