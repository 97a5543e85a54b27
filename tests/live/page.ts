import * as z from 'zod';
import { WebSocket } from 'ws';
import type { TestCloud } from '../support/boot.ts';

const Config = z.object({ liveUrl: z.string() });

/** The live connection of an open page, for tests. */
export interface Page {
  /** All messages received, oldest first. */
  readonly heard: readonly unknown[];
  /** The next message that matches `wanted`; rejects after ten seconds. */
  next(wanted?: (message: unknown) => boolean): Promise<unknown>;
  say(text: string): void;
  /** Resolves with the close code. */
  readonly ended: Promise<number>;
  close(): void;
}

/** The WebSocket URL in the site's configuration. */
export async function liveUrlOf(cloud: Pick<TestCloud, 'api'>): Promise<string> {
  return Config.parse((await cloud.api('/config.json')).body).liveUrl;
}

/** Connects; rejects with the HTTP status if the connection is refused. */
export function openPage(url: string): Promise<Page> {
  const socket = new WebSocket(url);
  const heard: unknown[] = [];
  const waiting = new Set<() => void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => {
    heard.push(parsed(data.toString()));
    for (const look of waiting) look();
  });
  socket.on('close', end);
  const next = (wanted: (message: unknown) => boolean = () => true) =>
    new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`heard only ${JSON.stringify(heard)}`)), 10_000);
      const look = () => {
        const found = heard.find(wanted);
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
      resolve({ heard, next, ended, say: (text) => socket.send(text), close: () => socket.close() }),
    );
    socket.on('unexpected-response', (_request, { statusCode }) => {
      reject(new Error(`refused with ${statusCode}`));
      socket.terminate();
    });
    socket.on('error', reject);
  });
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
