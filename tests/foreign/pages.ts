import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

const timeoutMs = 10_000;

/**
 * Reads a page without waiting, as tests read mails and events of the local cloud: a thread makes the request.
 * @throws what is no JSON
 */
export function createPageReader(): (url: string) => unknown {
  const done = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const signal = new Int32Array(done);
  const { port1: port, port2: readersPort } = new MessageChannel();
  const reader = new Worker(new URL('page-reader.ts', import.meta.url), {
    workerData: { done, port: readersPort },
    transferList: [readersPort],
  });
  reader.unref();
  return (url) => {
    Atomics.store(signal, 0, 0);
    port.postMessage(url);
    Atomics.wait(signal, 0, 0, timeoutMs);
    const received: { message: unknown } | undefined = receiveMessageOnPort(port);
    const page: unknown = JSON.parse(String(received?.message));
    return page;
  };
}
