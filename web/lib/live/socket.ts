import { type LiveHint, ping, pong } from '../../../functions/people/live/domain/hint.ts';

export interface SocketListener {
  readonly onOpen: () => void;
  readonly onHint: (hint: LiveHint) => void;
  /** Called once when the connection ends, but not after `close`. */
  readonly onEnd: () => void;
}
export interface LiveSocket {
  /** Sends a ping; the connection ends without a pong. */
  readonly check: () => void;
  readonly close: () => void;
}

/** API Gateway closes a connection after ten idle minutes. */
const pingEveryMs = 4 * 60_000;
const pongWithinMs = 10_000;

/** One connection that detects a dead line. */
export function openSocket(address: string, { onOpen, onHint, onEnd }: SocketListener): LiveSocket {
  const socket = new WebSocket(address);
  let pinging: ReturnType<typeof setInterval> | undefined;
  let dying: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const alive = () => {
    clearTimeout(dying);
    dying = undefined;
  };
  const check = () => {
    if (isOver || socket.readyState === WebSocket.CONNECTING) return;
    if (socket.readyState === WebSocket.OPEN) socket.send(ping);
    dying ??= setTimeout(end, pongWithinMs);
  };
  const close = () => {
    isOver = true;
    clearInterval(pinging);
    alive();
    socket.close();
  };
  const end = () => {
    if (isOver) return;
    close();
    onEnd();
  };

  socket.addEventListener('open', () => {
    if (isOver) return;
    pinging = setInterval(check, pingEveryMs);
    onOpen();
  });
  socket.addEventListener('message', ({ data }) => {
    alive();
    const hint = isOver || data === pong ? undefined : parseHint(String(data));
    if (hint) onHint(hint);
  });
  socket.addEventListener('close', end);
  return { check, close };
}

function parseHint(text: string): LiveHint | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isHint(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

const isHint = (message: unknown): message is LiveHint =>
  typeof message === 'object' && message !== null && 'topic' in message && typeof message.topic === 'string';
