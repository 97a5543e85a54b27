import { changeSub, findSignIn, makeErasureDue } from './accounts.ts';
import { type BucketPlace, copyObjects, countObjects } from './objects.ts';
import {
  addRows,
  copyRows,
  type Counts,
  countRows,
  replaceRows,
  type StoredRow,
  type TablePlace,
} from './rows.ts';
import { listSubs, type PoolPlace, restoreUsers, type UserExport } from './users.ts';

export interface RestorePlan {
  readonly from: {
    readonly table: TablePlace;
    /** Missing when the records of the stage are there. */
    readonly records?: TablePlace | undefined;
    /** Missing when AWS Backup restored the objects into the bucket of the stage. */
    readonly bucket?: BucketPlace | undefined;
    /** Missing when the pool of the stage still has its users. */
    readonly users?: UserExport | undefined;
  };
  readonly to: {
    readonly table: TablePlace;
    readonly records: TablePlace;
    readonly bucket: BucketPlace;
    readonly pool: PoolPlace;
  };
  /** Whether accounts that were erased after the backup are erased again by the next daily run. */
  readonly eraseMissing: boolean;
  readonly time: Date;
}

interface CountPair {
  readonly kind: string;
  readonly source: number;
  readonly target: number;
}

export interface RestoreReport {
  readonly users: { readonly inExport: number; readonly created: number; readonly social: number };
  readonly rows: readonly CountPair[];
  readonly objects: readonly CountPair[];
  /** Accounts of the backup whose sign-in is gone: they were erased after it. */
  readonly missing: readonly string[];
  /** Whether the target has as many rows and objects of each kind as the source. */
  readonly isComplete: boolean;
}

/** Due for longer than the hour in which an erasure can still be undone. */
const overdueMs = 2 * 3_600_000;

/**
 * Restores users, then rows, then objects into a stage, and counts both sides. Each part replaces what it finds
 * under the same key, so that a second run continues an interrupted one.
 */
export async function restoreInto({ from, to, eraseMissing, time }: RestorePlan): Promise<RestoreReport> {
  const restored = from.users && (await restoreUsers(from.users, to.pool));
  const present = from.users
    ? new Set(from.users.users.map(({ attributes, username }) => attributes.sub ?? username))
    : await listSubs(to.pool);
  const missing = new Map<string, StoredRow>();
  const copied = await copyRows(from.table, to.table, replaceRows, (row) => {
    const signIn = findSignIn(row);
    if (signIn && !present.has(signIn.sub)) missing.set(signIn.id, row);
    return restored ? changeSub(row, restored.subs) : row;
  });
  const due = new Date(time.getTime() - overdueMs);
  if (eraseMissing)
    for (const row of missing.values()) await replaceRows(to.table, [makeErasureDue(row, due)]);
  const records = from.records && (await copyRows(from.records, to.records, addRows));
  const objects = from.bucket && (await copyObjects(from.bucket, to.bucket));
  const rows = [
    ...compareCounts(copied, await countRows(to.table)),
    ...(records ? compareCounts(records, await countRows(to.records)) : []),
  ];
  const files = objects ? compareCounts(objects, await countObjects(to.bucket)) : [];
  return {
    users: {
      inExport: from.users?.users.length ?? 0,
      created: restored?.created ?? 0,
      social: restored?.social ?? 0,
    },
    rows,
    objects: files,
    missing: [...missing.keys()].toSorted(),
    isComplete: [...rows, ...files].every(({ source, target }) => source === target),
  };
}

function compareCounts(source: Counts, target: Counts): CountPair[] {
  const kinds = [...new Set([...Object.keys(source), ...Object.keys(target)])].toSorted();
  return kinds.map((kind) => ({ kind, source: source[kind] ?? 0, target: target[kind] ?? 0 }));
}

const sumCounts = (pairs: readonly CountPair[], side: 'source' | 'target'): number =>
  pairs.reduce((total, pair) => total + pair[side], 0);

/** The report as text: sums, every kind whose counts differ, and the accounts to erase again. */
export function formatReport({ users, rows, objects, missing, isComplete }: RestoreReport): string {
  const differing = [...rows, ...objects].filter(({ source, target }) => source !== target);
  return [
    `users     ${users.created} created of ${users.inExport} in the export, ${users.social} of other providers left to their next login`,
    `rows      ${sumCounts(rows, 'source')} read, ${sumCounts(rows, 'target')} in the stage, ${rows.length} kinds`,
    `objects   ${sumCounts(objects, 'source')} read, ${sumCounts(objects, 'target')} in the stage`,
    ...differing.map(
      ({ kind, source, target }) => `differs   ${kind}: ${source} read, ${target} in the stage`,
    ),
    ...(missing.length > 0
      ? [`erased    ${missing.length} accounts were erased after the backup: ${missing.join(', ')}`]
      : []),
    isComplete ? 'complete  both sides have the same counts' : 'INCOMPLETE: look at what differs',
  ].join('\n');
}
