import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLack, startSearchNode } from '../../infra/local/opensearch/search-node.ts';

/**
 * `npm run test:opensearch`: the search engine's tests against OpenSearch itself, then the tests of the search's calls on
 * a cloud whose searches it answers.
 */
const lack = findLack();
if (lack !== undefined) {
  console.log(`Skipped: OpenSearch runs on Java 17 and is fetched by Maven, and ${lack}.`);
  process.exit(0);
}

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
  const folder = mkdtempSync(join(tmpdir(), 'gable-opensearch-'));
  const node = await startSearchNode({ folder });
  console.log(`OpenSearch answers at ${node.url} after ${((performance.now() - since) / 1000).toFixed(1)} s`);
  failures += runVitest(node.url, args);
  node.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
