import { DatabaseSync } from 'node:sqlite';

/**
 * Adds missing indexes to the stream log of the database file: without them each write and each read of a
 * stream scans the whole log. Drops records that every reader has processed, except each table's newest,
 * from which the next sequence number is counted.
 */
export function tuneStreamLog(file: string, oldestNeeded: ReadonlyMap<string, string>): void {
  const db = new DatabaseSync(file);
  try {
    db.exec(`PRAGMA busy_timeout = 5000;
      CREATE INDEX IF NOT EXISTS by_number ON _stream_records(table_name, CAST(sequence_number AS INTEGER));
      CREATE INDEX IF NOT EXISTS by_shard ON _stream_records(table_name, shard_id, sequence_number);
      CREATE INDEX IF NOT EXISTS by_shard_number
        ON _stream_records(table_name, shard_id, CAST(sequence_number AS INTEGER));`);
    const prune = db.prepare(`DELETE FROM _stream_records WHERE table_name = ?1
      AND CAST(sequence_number AS INTEGER) <= CAST(?2 AS INTEGER)
      AND CAST(sequence_number AS INTEGER) <
        (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?1)`);
    for (const [table, sequence] of oldestNeeded) prune.run(table, sequence);
    db.exec('ANALYZE');
  } finally {
    db.close();
  }
}
