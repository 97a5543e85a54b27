import * as z from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/database.ts';
import type { ArchiveModel } from '../../template/archives.ts';
import { BusEvent } from './event.ts';
import { isPatternMatch } from './pattern.ts';

export const archiveSchema = `
CREATE TABLE IF NOT EXISTS archived (archive TEXT NOT NULL, time INTEGER NOT NULL, event TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS archived_by_time ON archived (archive, time);
`;

const dayMs = 86_400_000;
const Row = z.object({ event: z.string() });

/** The archives of the template with their events. */
export interface Archives {
  readonly list: readonly ArchiveModel[];
  /** Adds an event to the archives of its bus, as part of a transaction of the caller. */
  readonly add: (bus: string, event: BusEvent) => void;
  /** The events from `from` until before `to`, in milliseconds since 1970, that an archive still has. */
  readonly listBetween: (archive: ArchiveModel, from: number, to: number) => BusEvent[];
}

export function createArchives(list: readonly ArchiveModel[], db: Database, clock: Clock): Archives {
  const firstKept = ({ retentionDays }: ArchiveModel) =>
    retentionDays === undefined ? 0 : clock.now() - retentionDays * dayMs;
  return {
    list,
    add(bus, event) {
      for (const archive of list) {
        if (archive.bus !== bus || (archive.pattern && !isPatternMatch(archive.pattern, event))) continue;
        db.run('INSERT INTO archived (archive, time, event) VALUES (?, ?, ?)', [
          archive.arn,
          Date.parse(event.time),
          JSON.stringify(event),
        ]);
      }
    },
    listBetween: (archive, from, to) =>
      db
        .all('SELECT event FROM archived WHERE archive = ? AND time >= ? AND time < ? ORDER BY time, rowid', [
          archive.arn,
          Math.max(from, firstKept(archive)),
          to,
        ])
        .map((row) => BusEvent.parse(JSON.parse(Row.parse(row).event))),
  };
}
