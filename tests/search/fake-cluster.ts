import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the cluster answers: with homes, with an HTTP status, with text that is no JSON, or not at all. */
export type ClusterMood = 'answer' | 'hang' | 'babble' | number;

export interface FakeCluster {
  readonly url: string;
  mood: ClusterMood;
  /** Requests since the start. */
  readonly requests: () => number;
  /** Refuses connections. */
  readonly stop: () => Promise<void>;
  /** Answers again at the same address. */
  readonly restart: () => Promise<void>;
}

/** What OpenSearch answers to a search that finds one home. */
const found = {
  hits: {
    total: { value: 1 },
    hits: [
      { _id: 'prp_cluster', fields: { lat: [51.5], lng: [-0.1], price: [1], position: [1] }, sort: [1] },
    ],
  },
};

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });

const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** A server that answers as a cluster of OpenSearch does, well or badly. */
export async function startFakeCluster(): Promise<FakeCluster> {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    const { mood } = cluster;
    if (mood === 'hang') return;
    const isError = typeof mood === 'number';
    response.writeHead(isError ? mood : 200, { 'content-type': 'application/json', connection: 'close' });
    response.end(
      mood === 'babble' ? '{"hits":' : JSON.stringify(isError ? { error: { type: 'fake' } } : found),
    );
  });
  await listen(server, 0);
  const address = server.address();
  if (!isAddress(address)) throw new Error('The fake cluster has no port');
  const { port } = address;
  const cluster: FakeCluster = {
    url: `http://127.0.0.1:${port}`,
    mood: 'answer',
    requests: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: () => listen(server, port),
  };
  return cluster;
}
