import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../base/database.ts';
import type { LocalClock } from '../../base/http.ts';
import { Mail, listRecipients, type NewMail } from './mail.ts';

const schema = `CREATE TABLE IF NOT EXISTS mails (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS unpublished (id TEXT PRIMARY KEY);`;

const maxMails = 2000;

export type MailStore = ReturnType<typeof openMailStore>;

/** All sent mails, on disk; keeps the newest 2000. */
export function openMailStore(file: string, clock: LocalClock) {
  const db = openDatabase(file, schema);
  const readers = new Set<(mail: Mail) => void>();
  const read = (row: Record<string, unknown>): Mail => Mail.parse(JSON.parse(String(row['mail'])));
  const find = (wanted: (mail: Mail) => boolean): Mail | undefined =>
    db
      .all('SELECT mail FROM mails ORDER BY position DESC')
      .map(read)
      .find((mail) => wanted(mail));
  return {
    add(mail: NewMail): Mail {
      const sent = { ...mail, id: randomUUID(), at: new Date(clock.now()).toISOString() };
      db.transaction(() => {
        db.run('INSERT INTO mails (id, mail) VALUES (?, ?)', [sent.id, JSON.stringify(sent)]);
        db.run('INSERT INTO unpublished (id) VALUES (?)', [sent.id]);
        db.run('DELETE FROM mails WHERE position <= (SELECT max(position) FROM mails) - ?', [maxMails]);
      });
      for (const reader of readers) reader(sent);
      return sent;
    },
    /** Mails whose events were not published before this program ended. */
    listUnpublished: (): Mail[] => db.all('SELECT mail FROM mails JOIN unpublished USING (id)').map(read),
    setPublished: (id: string): void => void db.run('DELETE FROM unpublished WHERE id = ?', [id]),
    /** Newest first; `to` is one recipient's address. */
    list(to?: string): Mail[] {
      const all = db.all('SELECT mail FROM mails ORDER BY position DESC').map(read);
      const wanted = to?.toLowerCase();
      if (wanted === undefined) return all;
      return all.filter((mail) => listRecipients(mail).some((address) => address.toLowerCase() === wanted));
    },
    get(id: string): Mail | undefined {
      const row = db.get('SELECT mail FROM mails WHERE id = ?', [id]);
      return row && read(row);
    },
    remove: (id: string): void => void db.run('DELETE FROM mails WHERE id = ?', [id]),
    clear: (): void => void db.run('DELETE FROM mails'),
    /** The newest matching mail, or the next one; rejects after `patience` milliseconds. */
    waitFor(wanted: (mail: Mail) => boolean, patience = 5000): Promise<Mail> {
      const present = find(wanted);
      if (present) return Promise.resolve(present);
      return new Promise((resolve, reject) => {
        const stop = () => {
          readers.delete(reader);
          clearTimeout(timer);
        };
        const reader = (mail: Mail) => {
          if (!wanted(mail)) return;
          stop();
          resolve(mail);
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`no such mail came within ${patience} ms`));
        }, patience);
        readers.add(reader);
      });
    },
    snapshot: (to: string) => db.snapshot(to),
    restore: (from: string) => db.restore(from),
    close: () => db.close(),
  };
}
