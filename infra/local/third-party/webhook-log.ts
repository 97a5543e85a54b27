import type { Database } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';

export const webhookLogSchema = `
CREATE TABLE IF NOT EXISTS webhook_events (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, body TEXT NOT NULL,
  at INTEGER NOT NULL, held INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS webhook_attempts (
  event TEXT NOT NULL, url TEXT NOT NULL, at INTEGER NOT NULL, status INTEGER NOT NULL, answer TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS webhook_attempts_by_event ON webhook_attempts (event);
CREATE TABLE IF NOT EXISTS webhook_hold (only INTEGER PRIMARY KEY CHECK (only = 1));`;

/** One attempt at one URL; status 0 without an answer. */
const WebhookAttempt = z.object({ url: z.string(), at: z.number(), status: z.number(), answer: z.string() });
export type WebhookAttempt = z.output<typeof WebhookAttempt>;

const Event = z.object({
  id: z.string(),
  type: z.string(),
  body: z.string(),
  at: z.number(),
  held: z.number().transform((held) => held === 1),
});

/** An event with all attempts to deliver it, oldest first. */
export type WebhookDelivery = z.output<typeof Event> & { readonly attempts: readonly WebhookAttempt[] };

/** The number of events in `list`, newest first. */
const maxListed = 200;

/** A provider's webhook events and the attempts to deliver them. */
export function openWebhookLog(db: Database) {
  return {
    add: (event: z.output<typeof Event>): void =>
      void db.run('INSERT INTO webhook_events (id, type, body, at, held) VALUES (?, ?, ?, ?, ?)', [
        event.id,
        event.type,
        event.body,
        event.at,
        Number(event.held),
      ]),
    bodyOf(id: string): string | undefined {
      const row = db.get('SELECT body FROM webhook_events WHERE id = ?', [id]);
      return row && String(row['body']);
    },
    typeOf: (id: string): string =>
      String(db.get('SELECT type FROM webhook_events WHERE id = ?', [id])?.['type']),
    addAttempt: ({ event, url, at, status, answer }: WebhookAttempt & { readonly event: string }): void =>
      void db.run('INSERT INTO webhook_attempts (event, url, at, status, answer) VALUES (?, ?, ?, ?, ?)', [
        event,
        url,
        at,
        status,
        answer,
      ]),
    setHeld: (id: string, held: boolean): void =>
      void db.run('UPDATE webhook_events SET held = ? WHERE id = ?', [Number(held), id]),
    /** Ids of held events, oldest first. */
    held: (): string[] =>
      db
        .all('SELECT id FROM webhook_events WHERE held = 1 ORDER BY position')
        .map((row) => String(row['id'])),
    holding: (): boolean => db.get('SELECT 1 FROM webhook_hold') !== undefined,
    setHolding: (on: boolean): void =>
      void db.run(on ? 'INSERT OR IGNORE INTO webhook_hold VALUES (1)' : 'DELETE FROM webhook_hold'),
    list: (): WebhookDelivery[] =>
      db
        .all('SELECT * FROM webhook_events ORDER BY position DESC LIMIT ?', [maxListed])
        .map((row) => Event.parse(row))
        .map((event) => ({
          ...event,
          attempts: db
            .all('SELECT * FROM webhook_attempts WHERE event = ? ORDER BY rowid', [event.id])
            .map((row) => WebhookAttempt.parse(row)),
        })),
  };
}
