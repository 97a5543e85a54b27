import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '../../web/lib/live/channel.ts';
import { createQueryClient } from '../../web/lib/query-client.ts';
import { setQueryClient } from '../../web/lib/query.ts';
import { beginSession, endSession, setStanding } from '../../web/lib/session.ts';

/** A WebSocket stub that records what the page sends. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readonly address: string;
  readonly sent: string[] = [];
  readyState = 0;
  isClosed = false;
  constructor(address: string) {
    super();
    this.address = address;
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  hear(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const seconds = 1000;
const minutes = 60 * seconds;
let tickets = 0;
let ticketStatus = 201;
let end = () => {};
const onGap = vi.fn<() => void>();
const onHint = vi.fn<(hint: unknown) => void>();

const start = () => {
  end = openChannel({ onHint, onGap }).close;
};
const startLogin = () => {
  beginSession({ access: 'token' }, true);
  setStanding('active');
};

/** What the channel uses of a page. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}
let page = new FakePage();

/** Storage of a browser. */
function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

const realImmediate = setImmediate;
/** Lets pending network work continue in real time. */
const settled = () => new Promise((resolve) => realImmediate(resolve));
const passes = async (milliseconds: number) => {
  const step = Math.max(milliseconds / 60, 500);
  await settled();
  for (let passed = 0; passed < milliseconds; passed += step) {
    await vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed));
    await settled();
  }
};
/** The nth connection that the page opens. */
const line = async (nth: number): Promise<Line> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const made = Line.all[nth];
    if (made) return made;
    await passes(500);
  }
  throw new Error(`only ${Line.all.length} lines`);
};
const look = (state: DocumentVisibilityState) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  page = new FakePage();
  vi.stubGlobal('document', page);
  const stores = { localStorage: createStorage(), sessionStorage: createStorage() };
  vi.stubGlobal('window', Object.assign(new EventTarget(), stores));
  endSession();
  tickets = 0;
  ticketStatus = 201;
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (input === '/config.json') return Response.json({ liveUrl: 'wss://live.example/live' });
    if (input !== '/api/live/ticket') return Response.error();
    tickets += 1;
    return Response.json({ ticket: `t${tickets}`, expiresIn: 30 }, { status: ticketStatus });
  });
  setQueryClient(createQueryClient());
});
afterEach(() => {
  end();
  endSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onGap.mockReset();
  onHint.mockReset();
});

/** A channel with an open connection. */
async function connected(): Promise<Line> {
  startLogin();
  start();
  const made = await line(0);
  made.accept();
  return made;
}

describe('the live channel', () => {
  it('begins with a ticket after a login, and reports a gap', async () => {
    start();
    await passes(1 * minutes);
    expect(tickets).toBe(0);
    startLogin();
    const made = await line(0);
    expect(made.address).toBe('wss://live.example/live?ticket=t1');
    expect(onGap).not.toHaveBeenCalled();
    made.accept();
    expect(onGap).toHaveBeenCalledTimes(1);
  });

  it('requests a ticket only once for a blocked account', async () => {
    ticketStatus = 403;
    startLogin();
    start();
    await passes(2 * minutes);
    expect(tickets).toBe(1);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('passes on only valid hints', async () => {
    const made = await connected();
    const hint = { topic: 'messages', propertyId: 'prp_1', buyerId: 'usr_1' };
    for (const message of ['pong', 'no json', '[]', 'null', { message: 'Internal server error' }, hint])
      made.hear(message);
    expect(onHint.mock.calls).toEqual([[hint]]);
  });

  it('reconnects with a new ticket after a break, and reports a gap', async () => {
    const made = await connected();
    made.break();
    expect(onGap).toHaveBeenCalledTimes(1);
    const next = await line(1);
    expect(next.address).toContain('ticket=t2');
    next.accept();
    expect(onGap).toHaveBeenCalledTimes(2);
    made.hear({ topic: 'messages' });
    expect(onHint).not.toHaveBeenCalled();
  });

  it('waits longer after each failure, and polls every ten seconds meanwhile', async () => {
    startLogin();
    ticketStatus = 503;
    start();
    await passes(0);
    expect(tickets).toBe(1);
    await passes(1 * seconds);
    expect(tickets).toBe(2);
    await passes(2 * seconds);
    expect(tickets).toBe(3);
    expect(onGap).not.toHaveBeenCalled();
    await passes(60 * seconds);
    const asked = onGap.mock.calls.length;
    expect(asked).toBeGreaterThanOrEqual(5);
    expect(tickets).toBeLessThan(9);
    ticketStatus = 201;
    (await line(0)).accept();
    const after = onGap.mock.calls.length;
    await passes(60 * seconds);
    expect(onGap).toHaveBeenCalledTimes(after);
  });

  it('retries at once when the network is back', async () => {
    startLogin();
    ticketStatus = 503;
    start();
    await passes(60 * seconds);
    const before = tickets;
    ticketStatus = 201;
    window.dispatchEvent(new Event('online'));
    await passes(0);
    expect(tickets).toBe(before + 1);
    expect(Line.all).toHaveLength(1);
  });

  it('sends a ping every four minutes, and closes a connection without a pong', async () => {
    const made = await connected();
    await passes(4 * minutes);
    expect(made.sent).toEqual(['ping']);
    made.hear('pong');
    await passes(4 * minutes + 9 * seconds);
    expect(made.isClosed).toBe(false);
    await passes(2 * seconds);
    expect(made.isClosed).toBe(true);
    expect(await line(1)).toBeDefined();
  });

  it('survives a short look at another tab, and closes while the tab stays hidden', async () => {
    const made = await connected();
    look('hidden');
    await passes(30 * seconds);
    look('visible');
    made.hear('pong');
    await passes(31 * seconds);
    expect(made.isClosed).toBe(false);
    look('hidden');
    await passes(61 * seconds);
    expect(made.isClosed).toBe(true);
    await passes(10 * minutes);
    expect(tickets).toBe(1);
    look('visible');
    (await line(1)).accept();
    expect(onGap).toHaveBeenCalledTimes(2);
  });

  it('does not poll while the tab is hidden', async () => {
    startLogin();
    ticketStatus = 503;
    start();
    await passes(30 * seconds);
    look('hidden');
    const [asked, tried] = [onGap.mock.calls.length, tickets];
    await passes(10 * minutes);
    expect([onGap.mock.calls.length, tickets]).toEqual([asked, tried]);
  });

  it('closes at once on a logout', async () => {
    const made = await connected();
    endSession();
    expect(made.isClosed).toBe(true);
    await passes(10 * minutes);
    expect(tickets).toBe(1);
  });
});
