import type { DraftData, Obstacle } from '../api.ts';

type Obstacles = readonly Obstacle[];

/** Nobody who goes on to the next step waits longer. */
const longestMs = 5_000;

let worker: Worker | undefined;
/** The drafts whose answer is awaited. */
const waiting = new Set<(found: Obstacles) => void>();

/** A script that can't be loaded or hangs answers nobody; the next draft tries again with another worker. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting) answer([]);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module', name: 'texts' });
  started.addEventListener('error', giveUp);
  return started;
}

/**
 * The forbidden passages in a draft's texts, found in a worker, as the rules take a slow phone a third of a second when
 * they first read. Without them the server, which has the last word, reports a forbidden text after the draft was saved.
 */
export async function findForbiddenTexts(data: DraftData): Promise<Obstacles> {
  if (Object.keys(data).length === 0) return [];
  const { promise, resolve } = Promise.withResolvers<Obstacles>();
  const { port1: mine, port2: its } = new MessageChannel();
  waiting.add(resolve);
  const timer = setTimeout(giveUp, longestMs);
  mine.addEventListener('message', ({ data: found }: MessageEvent<Obstacles>) => resolve(found));
  mine.start();
  try {
    (worker ??= startWorker()).postMessage(data, [its]);
  } catch {
    giveUp();
  }
  return promise.finally(() => {
    clearTimeout(timer);
    waiting.delete(resolve);
    mine.close();
  });
}
