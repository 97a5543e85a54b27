import * as z from 'zod';
import type { Database } from '../database.ts';

export const checkpointSchema =
  'CREATE TABLE IF NOT EXISTS checkpoints (source TEXT PRIMARY KEY, position TEXT NOT NULL);';

/** How far each reader of a stream got; a record after it has not been acknowledged. */
export type Checkpoints = {
  get(source: string): string | undefined;
  set(source: string, position: string): void;
};

const Row = z.object({ position: z.string() });

export const createCheckpoints = (db: Database): Checkpoints => ({
  get: (source) =>
    Row.optional().parse(db.get('SELECT position FROM checkpoints WHERE source = ?', [source]))?.position,
  set: (source, position) =>
    void db.run(
      'INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (source) DO UPDATE SET position = excluded.position',
      [source, position],
    ),
});
