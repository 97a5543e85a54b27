import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { subscribers } from '../../functions/delivery/manifest/index.ts';

const run = promisify(execFile);

test('the manifest has every subscriber as its file declares it', { timeout: 120_000 }, async () => {
  // In a process of its own, since it loads every subscriber with variables that mean nothing.
  const { stdout } = await run(process.execPath, ['infra/generate/subscribers.ts', '--print']);
  // npm run manifest writes the list.
  expect(subscribers).toEqual(JSON.parse(stdout));
});
