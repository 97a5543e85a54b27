import { expect, vi } from 'vitest';
import type { LiveHint } from '../../functions/people/live/domain/hint.ts';
import { type Answers, siteConfig } from './app.tsx';

/** The live channel's other end: a WebSocket that opens at once. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static latest: Line | undefined;
  readonly readyState = Line.OPEN;
  constructor() {
    super();
    Line.latest = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(): void {}
  close(): void {
    if (Line.latest === this) Line.latest = undefined;
  }
}

/** The answers with which a site connects to the live channel. */
export const liveAnswers: Answers = {
  'GET /config.json': { body: { ...siteConfig, liveUrl: 'wss://live.example' } },
  'POST /api/live/ticket': { status: 201, body: { ticket: 'ticket', expiresIn: 30 } },
};

/** Connects an open site that has `liveAnswers`. @returns what sends a hint to it */
export async function connectLive(): Promise<(hint: LiveHint) => void> {
  vi.stubGlobal('WebSocket', Line);
  // The channel is kept by the page that all tests share; it tries again when the browser is back online, but not
  // while it is still at a try that began in the test before.
  const tryAgain = () => {
    window.dispatchEvent(new Event('online'));
    return Line.latest;
  };
  await expect.poll(tryAgain).toBeDefined();
  return (hint) =>
    void Line.latest?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(hint) }));
}
