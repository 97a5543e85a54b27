import { WebSocket } from 'ws';
import * as z from 'zod';
import type { TestCloud } from '../test-cloud.ts';

const Config = z.object({ liveUrl: z.string() });

/** The live connection of an open page, for tests. */
export interface LivePage {
  /** All messages received, oldest first. */
  readonly received: readonly unknown[];
  /** The next message that matches `wanted`; rejects after ten seconds. */
  waitForMessage(wanted?: (message: unknown) => boolean): Promise<unknown>;
  send(text: string): void;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
}

/** The WebSocket URL in the site's configuration. */
export async function getLiveUrl(cloud: Pick<TestCloud, 'api'>): Promise<string> {
  return Config.parse((await cloud.api('/config.json')).body).liveUrl;
}

/** Connects; rejects with the HTTP status if the connection is refused. */
export function openLivePage(url: string): Promise<LivePage> {
  const socket = new WebSocket(url);
  const received: unknown[] = [];
  const waiting = new Set<() => void>();
  const { promise: closed, resolve: close } = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => {
    received.push(parseJson(data.toString()));
    for (const look of waiting) look();
  });
  socket.on('close', close);
  const waitForMessage = (wanted: (message: unknown) => boolean = () => true) =>
    new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`received only ${JSON.stringify(received)}`)), 10_000);
      const look = () => {
        const found = received.find(wanted);
        if (found === undefined) return;
        clearTimeout(late);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return new Promise((resolve, reject) => {
    socket.on('open', () =>
      resolve({
        received,
        waitForMessage,
        closed,
        send: (text) => socket.send(text),
        close: () => socket.close(),
      }),
    );
    socket.on('unexpected-response', (_request, { statusCode }) => {
      reject(new Error(`refused with ${statusCode}`));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
