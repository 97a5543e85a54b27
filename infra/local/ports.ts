import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const loopback = '127.0.0.1';

/** Listens on loopback alone and answers the port. Rejects with the system's error, such as EADDRINUSE. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.off('error', reject);
      resolve(portOf(server));
    });
  });
}

const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;

function portOf(server: Server): number {
  const address = server.address();
  if (!isAddress(address)) throw new Error('the server has no port');
  return address.port;
}

/** A port that was free a moment ago, for a child process that wants to be told one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
