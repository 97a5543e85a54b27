import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/database.ts';
import type { QueueModel } from '../../template/queues.ts';

export const queueSchema = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL,
  sent_at INTEGER NOT NULL, visible_at INTEGER NOT NULL, first_received_at INTEGER,
  received INTEGER NOT NULL DEFAULT 0, receipt TEXT);
CREATE INDEX IF NOT EXISTS messages_by_queue ON messages(queue, visible_at);`;

const MessageAttributes = z.record(
  z.string(),
  z.object({ DataType: z.string(), StringValue: z.string().optional(), BinaryValue: z.string().optional() }),
);
export type MessageAttributes = z.output<typeof MessageAttributes>;

const Row = z.object({
  id: z.string(),
  body: z.string(),
  attributes: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(MessageAttributes),
  sent_at: z.number(),
  first_received_at: z.number().nullable(),
  received: z.number(),
  receipt: z.string().nullable(),
});

export interface QueueMessage {
  readonly id: string;
  readonly body: string;
  readonly attributes: MessageAttributes;
  readonly sentAt: number;
  readonly firstReceivedAt: number;
  readonly received: number;
  readonly receipt: string;
}

export function hashMd5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Queues whose messages are on disk before they are acknowledged. */
export interface QueueStore {
  send(queue: QueueModel, body: string, attributes?: MessageAttributes, delaySeconds?: number): string;
  /**
   * Takes up to `most` visible messages and hides them; one received too often goes to the dead letter queue.
   */
  receive(queue: QueueModel, most: number, visibilitySeconds?: number): QueueMessage[];
  remove(queue: QueueModel, receipt: string): boolean;
  hide(queue: QueueModel, receipt: string, seconds: number): boolean;
  purge(queue: QueueModel): void;
  /** All messages of a queue, without receiving them. */
  peek(queue: QueueModel): { id: string; body: string; attributes: MessageAttributes }[];
  counts(queue: QueueModel): { visible: number; hidden: number };
  /** Milliseconds until the next hidden message becomes visible; undefined if no message is hidden. */
  nextVisible(queue: QueueModel): number | undefined;
}

export function createQueueStore(
  db: Database,
  clock: Clock,
  byArn: (arn: string) => QueueModel,
  onSend: (queue: QueueModel) => void,
): QueueStore {
  const send: QueueStore['send'] = (queue, body, attributes = {}, delaySeconds = queue.delaySeconds) => {
    const id = randomUUID();
    const now = clock.now();
    db.run(
      `INSERT INTO messages (id, queue, body, attributes, sent_at, visible_at) VALUES (?, ?, ?, ?, ?, ?)`,
      [id, queue.name, body, JSON.stringify(attributes), now, now + delaySeconds * 1000],
    );
    onSend(queue);
    return id;
  };

  const bury = (queue: QueueModel) => {
    if (!queue.redrive) return;
    const target = byArn(queue.redrive.deadLetterArn);
    if (moveToDeadLetters(db, queue, target, clock.now()) > 0) onSend(target);
  };

  return {
    send,
    receive: (queue, most, seconds = queue.visibilitySeconds) =>
      db.transaction(() => {
        expireMessages(db, queue, clock.now());
        bury(queue);
        return db
          .all('SELECT * FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY rowid LIMIT ?', [
            queue.name,
            clock.now(),
            most,
          ])
          .map((row) => takeMessage(db, Row.parse(row), seconds, clock.now()));
      }),
    remove: (queue, receipt) =>
      db.run('DELETE FROM messages WHERE queue = ? AND receipt = ?', [queue.name, receipt]) > 0,
    hide: (queue, receipt, seconds) =>
      db.run('UPDATE messages SET visible_at = ? WHERE queue = ? AND receipt = ?', [
        clock.now() + seconds * 1000,
        queue.name,
        receipt,
      ]) > 0,
    purge: (queue) => void db.run('DELETE FROM messages WHERE queue = ?', [queue.name]),
    peek: (queue) =>
      db
        .all('SELECT * FROM messages WHERE queue = ? ORDER BY rowid', [queue.name])
        .map((row) => Row.parse(row)),
    counts: (queue) => ({
      visible: countMessages(db, queue, '<=', clock.now()),
      hidden: countMessages(db, queue, '>', clock.now()),
    }),
    nextVisible: (queue) => getMillisecondsToNext(db, queue, clock.now()),
  };
}

const expireMessages = (db: Database, queue: QueueModel, now: number) =>
  db.run('DELETE FROM messages WHERE queue = ? AND sent_at < ?', [
    queue.name,
    now - queue.retentionSeconds * 1000,
  ]);

/** Moves the messages that were received too often. Returns how many. */
const moveToDeadLetters = (db: Database, queue: QueueModel, target: QueueModel, now: number): number =>
  db.run(
    `UPDATE messages SET queue = ?, received = 0, receipt = NULL, visible_at = ?
     WHERE queue = ? AND visible_at <= ? AND received >= ?`,
    [target.name, now, queue.name, now, queue.redrive?.maxReceiveCount ?? Number.POSITIVE_INFINITY],
  );

function getMillisecondsToNext(db: Database, queue: QueueModel, now: number): number | undefined {
  const row = db.get('SELECT MIN(visible_at) AS at FROM messages WHERE queue = ?', [queue.name]);
  const { at } = z.object({ at: z.number().nullable() }).parse(row);
  return at === null ? undefined : Math.max(0, at - now);
}

/** Hides a message from other readers and gives it a new receipt. */
function takeMessage(db: Database, row: z.output<typeof Row>, seconds: number, now: number): QueueMessage {
  const receipt = randomUUID();
  db.run(
    `UPDATE messages SET received = received + 1, receipt = ?, visible_at = ?,
     first_received_at = COALESCE(first_received_at, ?) WHERE id = ?`,
    [receipt, now + seconds * 1000, now, row.id],
  );
  return {
    id: row.id,
    body: row.body,
    attributes: row.attributes,
    sentAt: row.sent_at,
    firstReceivedAt: row.first_received_at ?? now,
    received: row.received + 1,
    receipt,
  };
}

const Count = z.object({ n: z.number() });

const countMessages = (db: Database, queue: QueueModel, comparison: '<=' | '>', now: number): number =>
  Count.parse(
    db.get(`SELECT COUNT(*) AS n FROM messages WHERE queue = ? AND visible_at ${comparison} ?`, [
      queue.name,
      now,
    ]),
  ).n;
