import { connect, createServer, type Socket } from 'node:net';

/** What becomes of the messages of a wire. */
export interface WireEnds {
  /** Where the database answers now. */
  readonly endpoint: () => Promise<string>;
  /** Called with a request, before it is passed on; what it returns is called before the answer is. */
  readonly onRequest: (head: string, message: Buffer) => (() => void) | undefined;
}

/** A port whose calls go to the database as they come. */
export interface Wire {
  readonly address: string;
  /** Says where calls go; until then they wait. */
  readonly serve: (ends: WireEnds) => void;
  readonly close: () => Promise<void>;
}

/**
 * Functions call the database more often than all else, and reading each call's HTTP to write it again would be half of
 * what it costs. So each connection has one of its own to the database, and of what passes only the frames are read.
 * One that breaks ends its other half: SDKs try again.
 */
export async function openWire(): Promise<Wire> {
  const { promise: ends, resolve: serve } = Promise.withResolvers<WireEnds>();
  const callers = new Set<Socket>();
  const server = createServer({ noDelay: true }, (caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller)).on('error', () => caller.destroy());
    void ends.then((known) => join(caller, known)).catch(() => caller.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the wire has no port');
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

async function join(caller: Socket, { endpoint, onRequest }: WireEnds): Promise<void> {
  const { hostname, port } = new URL(await endpoint());
  // It may have given up meanwhile, and would not close again.
  if (caller.destroyed) return;
  const database = connect({ host: hostname, port: Number(port), noDelay: true });
  const after: (undefined | (() => void))[] = [];
  const passOn = framed((head, message) => {
    after.push(onRequest(head, message));
    database.write(message);
  });
  const passBack = framed((_head, message) => {
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

/** Cuts a stream into HTTP messages, whose bodies are as long as their heads say; SDKs and the database send no others. */
export function framed(onMessage: (head: string, message: Buffer) => void): (chunk: Buffer) => void {
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
