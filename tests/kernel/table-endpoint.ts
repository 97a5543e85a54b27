import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/**
 * Points the functions' clients at a listener instead of DynamoDB. Modules load again after it, as another file of this
 * worker may have loaded the client for another endpoint.
 * @returns a function that ends it
 */
export async function startTableEndpoint(listener: RequestListener): Promise<() => void> {
  const server = createServer(listener);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a listening TCP server has an address of this form
  const { port } = server.address() as AddressInfo;
  vi.resetModules();
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('TABLE_NAME', 'table');
  return () => {
    server.close();
    vi.unstubAllEnvs();
  };
}
