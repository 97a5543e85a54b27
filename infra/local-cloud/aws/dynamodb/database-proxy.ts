import { connect, createServer, type Socket } from 'node:net';

/** What happens to the messages of a proxy. */
export interface DatabaseProxyOptions {
  /** The database's current URL. */
  readonly endpoint: () => Promise<string>;
  /**
   * Called before a request is forwarded: answers it with a message of its own, or returns a function that runs
   * before the response is forwarded.
   */
  readonly onRequest: (head: string, message: Buffer) => Buffer | (() => void) | undefined;
}

/** A port that forwards its calls to the database unchanged. */
export interface DatabaseProxy {
  readonly address: string;
  /** Sets the options; earlier calls wait for it. */
  readonly serve: (options: DatabaseProxyOptions) => void;
  readonly close: () => Promise<void>;
}

/**
 * Opens a proxy at the level of TCP: functions call the database most of all, and parsing and writing each
 * HTTP message would double the cost. Each connection has its own to the database, and only the message
 * frames are read. If one side breaks, the other is closed, and the SDK retries.
 */
export async function openDatabaseProxy(): Promise<DatabaseProxy> {
  const { promise: options, resolve: serve } = Promise.withResolvers<DatabaseProxyOptions>();
  const callers = new Set<Socket>();
  const server = createServer({ noDelay: true }, (caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller)).on('error', () => caller.destroy());
    void options.then((known) => joinSockets(caller, known)).catch(() => caller.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    serve,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const caller of callers) caller.destroy();
      }),
  };
}

async function joinSockets(caller: Socket, { endpoint, onRequest }: DatabaseProxyOptions): Promise<void> {
  const { hostname, port } = new URL(await endpoint());
  // The caller may be closed already, and then emits no further close event.
  if (caller.destroyed) return;
  const database = connect({ host: hostname, port: Number(port), noDelay: true });
  const after: (undefined | (() => void))[] = [];
  const passOn = createMessageSplitter((head, message) => {
    const next = onRequest(head, message);
    // An SDK awaits an answer before it sends the next request over a connection.
    if (typeof next === 'object') return void caller.write(next);
    after.push(next);
    database.write(message);
  });
  const passBack = createMessageSplitter((_head, message) => {
    after.shift()?.();
    caller.write(message);
  });
  caller.on('data', passOn).on('close', () => database.destroy());
  database
    .on('data', passBack)
    .on('close', () => caller.destroy())
    .on('error', () => caller.destroy());
}

const endOfHead = '\r\n\r\n';

/** Cuts a stream into HTTP messages with a content length; SDKs and the database send no others. */
export function createMessageSplitter(
  onMessage: (head: string, message: Buffer) => void,
): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const end = rest.indexOf(endOfHead);
      if (end < 0) return;
      const head = rest.toString('latin1', 0, end);
      const length = end + endOfHead.length + Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (rest.length < length) return;
      onMessage(head, rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}
