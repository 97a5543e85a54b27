import type { Database } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';

export const documensoSchema = `
CREATE TABLE IF NOT EXISTS documenso_envelopes (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, file BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS documenso_fault (status INTEGER NOT NULL);`;

const Recipient = z.object({
  id: z.number(),
  token: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  signingOrder: z.number().nullable(),
  hasField: z.boolean(),
  signingStatus: z.enum(['NOT_SIGNED', 'SIGNED', 'REJECTED']),
  signedAt: z.iso.datetime().nullable(),
  rejectionReason: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type Recipient = z.output<typeof Recipient>;

export const DocumensoEnvelope = z.object({
  id: z.string(),
  externalId: z.string().nullable(),
  title: z.string(),
  status: z.enum(['DRAFT', 'PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED']),
  itemId: z.string(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** Milliseconds in which it can be signed, from when it is distributed. */
  openMs: z.number(),
  recipients: z.array(Recipient),
});
export type DocumensoEnvelope = z.output<typeof DocumensoEnvelope>;

const Fault = z.object({ status: z.number() });

export type DocumensoStore = ReturnType<typeof openDocumensoStore>;

/** Envelopes with the file of each, and the status that the API fails with, if it does. */
export function openDocumensoStore(db: Database) {
  const read = (row: Record<string, unknown>): DocumensoEnvelope =>
    DocumensoEnvelope.parse(JSON.parse(String(row['body'])));
  const all = (): DocumensoEnvelope[] =>
    db.all('SELECT body FROM documenso_envelopes ORDER BY position DESC').map(read);
  return {
    add: (envelope: DocumensoEnvelope, file: Buffer): void =>
      void db.run('INSERT INTO documenso_envelopes (id, body, file) VALUES (?, ?, ?)', [
        envelope.id,
        JSON.stringify(envelope),
        file,
      ]),
    save: (envelope: DocumensoEnvelope): void =>
      void db.run('UPDATE documenso_envelopes SET body = ? WHERE id = ?', [
        JSON.stringify(envelope),
        envelope.id,
      ]),
    remove: (id: string): void => void db.run('DELETE FROM documenso_envelopes WHERE id = ?', [id]),
    find(id: string): DocumensoEnvelope | undefined {
      const row = db.get('SELECT body FROM documenso_envelopes WHERE id = ?', [id]);
      return row && read(row);
    },
    /** The latest first. */
    all,
    findByItem: (itemId: string) => all().find((envelope) => envelope.itemId === itemId),
    findByToken: (token: string) =>
      all().find(({ recipients }) => recipients.some((recipient) => recipient.token === token)),
    fileOf(id: string): Buffer {
      const row = db.get('SELECT file FROM documenso_envelopes WHERE id = ?', [id]);
      return Buffer.from(z.instanceof(Uint8Array).parse(row?.['file']));
    },
    fault(): number | undefined {
      const row = db.get('SELECT status FROM documenso_fault');
      return row && Fault.parse(row).status;
    },
    setFault(status: number | undefined): void {
      db.run('DELETE FROM documenso_fault');
      if (status !== undefined) db.run('INSERT INTO documenso_fault VALUES (?)', [status]);
    },
  };
}
