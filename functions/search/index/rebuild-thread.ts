import { parentPort, workerData } from 'node:worker_threads';
import { createBase } from './base.ts';
import { buildBase } from './build.ts';
import type { RebuildJob, RebuildResult } from './rebuild-worker.ts';

const job: RebuildJob = workerData;
const old = createBase(job.bytes, job.outline);
const base = buildBase({ ...old, columns: { ...old.columns, status: job.status } }, job.draft);
const result: RebuildResult = { bytes: base.bytes, outline: base.outline };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(result);
