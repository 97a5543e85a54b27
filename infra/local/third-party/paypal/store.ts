import type { Database } from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { PurchaseUnit } from './input.ts';

export const paypalSchema = `
CREATE TABLE IF NOT EXISTS paypal_records (
  position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, parent TEXT NOT NULL,
  body TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS paypal_records_by_parent ON paypal_records (kind, parent);
CREATE TABLE IF NOT EXISTS paypal_answers (
  call TEXT NOT NULL, request TEXT NOT NULL, made TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (call, request));
CREATE TABLE IF NOT EXISTS paypal_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);`;

/** Sums are in hundredths, times in milliseconds. */
const common = {
  id: z.string(),
  minor: z.number(),
  currency: z.string(),
  at: z.number(),
  changed: z.number(),
};

/** The payer's choice on the approval page. */
export const Instrument = z.enum(['good', 'declined', 'reviewed']);
export type Instrument = z.output<typeof Instrument>;

const PaypalOrder = z.object({
  ...common,
  status: z.enum(['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  /** Whether the order was made with a payment source. */
  wallet: z.boolean(),
  unit: PurchaseUnit,
  payee: z.object({ email_address: z.string().optional(), merchant_id: z.string().optional() }),
  brand: z.string().optional(),
  returnUrl: z.string().optional(),
  cancelUrl: z.string().optional(),
  instrument: Instrument.optional(),
});
export type PaypalOrder = z.output<typeof PaypalOrder>;

const Capture = z.object({
  ...common,
  orderId: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
  payee: PaypalOrder.shape.payee,
  feeMinor: z.number(),
  invoiceId: z.string().optional(),
  customId: z.string().optional(),
});
export type Capture = z.output<typeof Capture>;

const PaypalRefund = z.object({
  ...common,
  captureId: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED']),
  /** The sum of all refunds of the capture up to and including this one. */
  refundedMinor: z.number(),
  invoiceId: z.string().optional(),
  customId: z.string().optional(),
  note: z.string().optional(),
});
export type PaypalRefund = z.output<typeof PaypalRefund>;

const PaypalDispute = z.object({
  ...common,
  captureId: z.string(),
  reason: z.string(),
  outcome: z.enum(['RESOLVED_SELLER_FAVOUR', 'RESOLVED_BUYER_FAVOUR']).optional(),
});
export type PaypalDispute = z.output<typeof PaypalDispute>;

function openCollection<T extends { readonly id: string }>(
  db: Database,
  kind: string,
  schema: z.ZodType<T>,
  parentOf: (record: T) => string,
) {
  const read = (row: Record<string, unknown>): T => schema.parse(JSON.parse(String(row['body'])));
  const where = 'SELECT body FROM paypal_records WHERE kind = ?';
  return {
    get(id: string): T | undefined {
      const row = db.get(`${where} AND id = ?`, [kind, id]);
      return row && read(row);
    },
    put(record: T): T {
      db.run(
        'INSERT INTO paypal_records (id, kind, parent, body) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
        [record.id, kind, parentOf(record), JSON.stringify(record)],
      );
      return record;
    },
    /** Oldest first. */
    of: (parent: string): T[] =>
      db.all(`${where} AND parent = ? ORDER BY position`, [kind, parent]).map(read),
    /** Oldest first. */
    all: (): T[] => db.all(`${where} ORDER BY position`, [kind]).map(read),
  };
}

export type PaypalStore = ReturnType<typeof openPaypalStore>;

export function openPaypalStore(db: Database) {
  return {
    orders: openCollection(db, 'order', PaypalOrder, () => ''),
    captures: openCollection(db, 'capture', Capture, ({ orderId }) => orderId),
    refunds: openCollection(db, 'refund', PaypalRefund, ({ captureId }) => captureId),
    disputes: openCollection(db, 'dispute', PaypalDispute, ({ captureId }) => captureId),
    setting(name: string): string | undefined {
      const row = db.get('SELECT value FROM paypal_settings WHERE name = ?', [name]);
      return row && String(row['value']);
    },
    set: (name: string, value: string): void =>
      void db.run('INSERT OR REPLACE INTO paypal_settings VALUES (?, ?)', [name, value]),
    /** The id of the object that a call with this request id has created since a time. */
    made(call: string, request: string, since: number): string | undefined {
      const sql = 'SELECT made FROM paypal_answers WHERE call = ? AND request = ? AND at > ?';
      const row = db.get(sql, [call, request, since]);
      return row && String(row['made']);
    },
    remember: (call: string, request: string, made: string, at: number): void =>
      void db.run('INSERT OR REPLACE INTO paypal_answers VALUES (?, ?, ?, ?)', [call, request, made, at]),
  };
}
