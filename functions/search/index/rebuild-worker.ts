import { Worker } from 'node:worker_threads';
import { createBase, type Outline } from './base.ts';
import type { IndexDraft } from './draft.ts';
import type { SearchIndex } from './index.ts';
import { adoptState } from './rebuild.ts';
import { applyHomeChange } from './store.ts';

export interface RebuildJob {
  readonly bytes: Uint8Array;
  readonly outline: Outline;
  /** A copy, because the base's own changes while the thread reads. */
  readonly status: Uint8Array;
  readonly draft: IndexDraft;
}

export interface RebuildResult {
  readonly bytes: Uint8Array;
  readonly outline: Outline;
}

const threadValue = new URL('rebuild-thread.ts', import.meta.url);

const build = (job: RebuildJob, thread: URL | string): Promise<RebuildResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: job });
    worker.once('message', (result: RebuildResult) => resolve(result));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended without a result')));
  });

/**
 * Rebuilds in a thread while searches and changes continue here; shared memory keeps the hand-over small. A
 * second call meanwhile does nothing. `thread` names the bundled rebuild-thread when sources are not
 * available.
 */
export async function rebuildInWorker(index: SearchIndex, thread: URL | string = threadValue): Promise<void> {
  const { state } = index;
  if (state.log !== null || state.changes === 0) return;
  state.log = [];
  try {
    const { bytes, outline } = state.base;
    const status = new Uint8Array(state.base.columns.status);
    const built = await build({ bytes, outline, status, draft: state.delta.draft }, thread);
    const log = state.log ?? [];
    adoptState(state, createBase(built.bytes, built.outline));
    for (const change of log) applyHomeChange(state, change);
  } finally {
    state.log = null;
  }
}
