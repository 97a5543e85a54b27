import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readResources, type Resources } from '../template/resources.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Mounts a service on a free port for the length of the test; answers its address. */
export async function serveOnFreePort(handle: Handle): Promise<string> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** A folder that goes away after the test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gable-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that the test moves. */
export function createTestClock(start = Date.now()) {
  let ahead = 0;
  const epoch = Date.now();
  return {
    now: () => start + (Date.now() - epoch) + ahead,
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}

/** Reads resources as the cloud reads a synthesized template. */
export function readResourcesOf(resources: Record<string, unknown>): Resources {
  return readResources({
    directory: '/nowhere',
    stacks: [{ name: 'Test', template: { Resources: resources } }],
  });
}
