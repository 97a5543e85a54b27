import { MessagePort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** Reads pages for `pages.ts`, which waits for them. */
const { done, port } = z
  .object({ done: z.instanceof(SharedArrayBuffer), port: z.instanceof(MessagePort) })
  .parse(workerData);
const signal = new Int32Array(done);

async function readPage(url: string): Promise<string> {
  try {
    return await (await fetch(url)).text();
  } catch (error) {
    return String(error);
  }
}

async function answer(url: string): Promise<void> {
  port.postMessage(await readPage(url));
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

port.on('message', (url) => void answer(String(url)));
