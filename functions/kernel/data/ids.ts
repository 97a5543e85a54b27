import { decodeTime, monotonicFactory } from 'ulid';
import { now } from '../clock.ts';

const next = monotonicFactory();

/** A new prefixed ULID, e.g. `newId('prp')`; ids of one process increase even within a millisecond. */
export function newId<const Prefix extends string>(prefix: Prefix): `${Prefix}_${string}` {
  return `${prefix}_${next(now().getTime())}`;
}

/** When an id was made, as an ISO time. @throws for a text that is no prefixed ULID */
export function readIdTime(id: `${string}_${string}`): string {
  return new Date(decodeTime(id.slice(id.indexOf('_') + 1))).toISOString();
}
