import { randomUUID } from 'node:crypto';
import { type Database, type DatabaseRow, openDatabase } from '../../base/database.ts';
import type { LocalClock } from '../../base/http.ts';
import { Mail, listRecipients, type NewMail } from './mail.ts';

const schema = `CREATE TABLE IF NOT EXISTS mails (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS unpublished (id TEXT PRIMARY KEY);
CREATE TABLE IF NOT EXISTS recipients (
  id TEXT NOT NULL REFERENCES mails (id) ON DELETE CASCADE, address TEXT NOT NULL, PRIMARY KEY (id, address));
CREATE INDEX IF NOT EXISTS recipients_by_address ON recipients (address);`;

const maxMails = 2000;

const read = (row: DatabaseRow): Mail => Mail.parse(JSON.parse(String(row['mail'])));

function openMails(file: string): Database {
  const db = openDatabase(file, schema);
  // Files of earlier versions have mails alone.
  const unnoted = db.all('SELECT mail FROM mails WHERE id NOT IN (SELECT id FROM recipients)');
  db.transaction(() => {
    for (const mail of unnoted.map(read)) noteRecipients(db, mail);
  });
  return db;
}

function noteRecipients(db: Database, mail: Mail): void {
  for (const address of new Set(listRecipients(mail).map((given) => given.toLowerCase())))
    db.run('INSERT INTO recipients (id, address) VALUES (?, ?)', [mail.id, address]);
}

function listRows(db: Database, to: string | undefined): DatabaseRow[] {
  if (to === undefined) return db.all('SELECT mail FROM mails ORDER BY position DESC');
  const sql = 'SELECT mail FROM mails JOIN recipients USING (id) WHERE address = ? ORDER BY position DESC';
  return db.all(sql, [to.toLowerCase()]);
}

export type MailStore = ReturnType<typeof openMailStore>;

/** All sent mails, on disk; keeps the newest 2000. */
export function openMailStore(file: string, clock: LocalClock) {
  const db = openMails(file);
  const readers = new Set<(mail: Mail) => void>();
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
        noteRecipients(db, sent);
        db.run('DELETE FROM mails WHERE position <= (SELECT max(position) FROM mails) - ?', [maxMails]);
      });
      for (const reader of readers) reader(sent);
      return sent;
    },
    /** Mails whose events were not published before this program ended. */
    listUnpublished: (): Mail[] => db.all('SELECT mail FROM mails JOIN unpublished USING (id)').map(read),
    setPublished: (id: string): void => void db.run('DELETE FROM unpublished WHERE id = ?', [id]),
    /** Newest first; `to` is one recipient's address. */
    list: (to?: string): Mail[] => listRows(db, to).map(read),
    get(id: string): Mail | undefined {
      const row = db.get('SELECT mail FROM mails WHERE id = ?', [id]);
      return row && read(row);
    },
    remove: (id: string): void => void db.run('DELETE FROM mails WHERE id = ?', [id]),
    clear: (): void => void db.run('DELETE FROM mails'),
    /** The newest matching mail, or the next one; rejects after `timeout` milliseconds. */
    waitFor(wanted: (mail: Mail) => boolean, timeout = 5000): Promise<Mail> {
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
          reject(new Error(`no such mail came within ${timeout} ms`));
        }, timeout);
        readers.add(reader);
      });
    },
    snapshot: (to: string) => db.snapshot(to),
    restore: (from: string) => db.restore(from),
    close: () => db.close(),
  };
}
