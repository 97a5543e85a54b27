import * as z from 'zod';
import type { Database } from '../../base/database.ts';
import type { CloudModel } from '../../template/model.ts';

export const checkpointSchema =
  'CREATE TABLE IF NOT EXISTS checkpoints (source TEXT PRIMARY KEY, position TEXT NOT NULL);';

/** The last acknowledged position of each reader of a stream. */
export interface Checkpoints {
  get(source: string): string | undefined;
  set(source: string, position: string): void;
}

const Row = z.object({ position: z.string() });

export function createCheckpoints(db: Database): Checkpoints {
  return {
    get: (source) =>
      Row.optional().parse(db.get('SELECT position FROM checkpoints WHERE source = ?', [source]))?.position,
    set: (source, position) =>
      void db.run(
        'INSERT INTO checkpoints VALUES (?, ?) ON CONFLICT (source) DO UPDATE SET position = excluded.position',
        [source, position],
      ),
  };
}

/** By table, the last record that every reader of its stream has processed. */
export function listProcessedPositions(
  db: Database,
  model: Pick<CloudModel, 'sources' | 'tables'>,
): Map<string, string> {
  const checkpoints = createCheckpoints(db);
  const positions = new Map<string, string>();
  for (const table of model.tables) {
    const readers = model.sources.filter(({ sourceArn }) => sourceArn === table.streamArn);
    const read = readers.map(({ id }) => BigInt(checkpoints.get(id) ?? 0));
    const [first] = read.sort((a, b) => (a < b ? -1 : 1));
    if (first !== undefined) positions.set(table.name, String(first));
  }
  return positions;
}
