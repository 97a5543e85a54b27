import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod';

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).default({}),
  result: z.record(z.string(), z.unknown()).default({}),
});
const WorkerMessage = z.object({ sessionId: z.string(), message: z.string() });
const Attached = z.object({ sessionId: z.string() });

export type DebuggerParams = Readonly<Record<string, unknown>>;

/** An event of a thread, such as `Debugger.paused`. */
export interface ThreadEvent {
  readonly sessionId: string;
  readonly method: string;
  readonly params: DebuggerParams;
}

export interface DebuggerClient {
  /** The events of all threads so far, the first first. */
  readonly events: readonly ThreadEvent[];
  readonly send: (sessionId: string, method: string, params?: DebuggerParams) => Promise<DebuggerParams>;
  readonly close: () => void;
}

/** A debugger of the threads of a program that runs with `--inspect`, as editors are one. */
export async function openDebugger(url: string): Promise<DebuggerClient> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const events: ThreadEvent[] = [];
  const waiting = new Map<number, (result: DebuggerParams) => void>();
  let id = 0;
  const post = (method: string, params: DebuggerParams) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
  };
  const send: DebuggerClient['send'] = (sessionId, method, params = {}) => {
    id += 1;
    const message = JSON.stringify({ id, method, params });
    const { promise, resolve } = Promise.withResolvers<DebuggerParams>();
    waiting.set(id, resolve);
    post('NodeWorker.sendMessageToWorker', { sessionId, message });
    return promise;
  };
  socket.on('message', (text: Buffer) => {
    const { method, params } = Message.parse(JSON.parse(text.toString()));
    if (method === 'NodeWorker.attachedToWorker')
      void send(Attached.parse(params).sessionId, 'Debugger.enable');
    if (method !== 'NodeWorker.receivedMessageFromWorker') return;
    const { sessionId, message } = WorkerMessage.parse(params);
    const answer = Message.parse(JSON.parse(message));
    if (answer.method !== undefined) events.push({ sessionId, method: answer.method, params: answer.params });
    else if (answer.id !== undefined) waiting.get(answer.id)?.(answer.result);
  });
  post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return { events, send, close: () => socket.close() };
}
