import { monotonicFactory } from 'ulid';
import { now } from '../clock.ts';

const next = monotonicFactory();

/** A new prefixed ULID, e.g. `newId('prp')`; ids of one process increase even within a millisecond. */
export function newId<const Prefix extends string>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${next(now().getTime())}`;
}
