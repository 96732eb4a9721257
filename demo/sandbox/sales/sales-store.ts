import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { OrderSchema, type Order, type SaleRecord } from './sale-record.ts';

export interface SalesStore {
  byToken(token: string): SaleRecord | undefined;
  byAttempt(attemptId: string): SaleRecord | undefined;
  byConfirmationRef(reference: string): SaleRecord | undefined;
  add(sale: NewSale): void;
  completePayment(token: string): void;
  close(): void;
}

interface NewSale {
  token: string;
  attemptId: string;
  confirmationRef: string;
  bookedAt: Date;
  order: Order;
}

const RowSchema = v.object({
  token: v.string(),
  confirmation_ref: v.string(),
  payment_status: v.picklist(['pending', 'completed']),
  order_json: v.string(),
});

/** Sales in a SQLite file, or in memory with the path `:memory:`. */
export function openSales(databasePath: string): SalesStore {
  const database = new DatabaseSync(databasePath);
  database.exec(`CREATE TABLE IF NOT EXISTS sales (
    token TEXT PRIMARY KEY,
    attempt_id TEXT NOT NULL UNIQUE,
    confirmation_ref TEXT NOT NULL,
    booked_at TEXT NOT NULL,
    payment_status TEXT NOT NULL DEFAULT 'pending',
    order_json TEXT NOT NULL
  ) STRICT`);
  const byToken = database.prepare('SELECT * FROM sales WHERE token = ?');
  const byAttempt = database.prepare('SELECT * FROM sales WHERE attempt_id = ?');
  const byReference = database.prepare('SELECT * FROM sales WHERE confirmation_ref = ?');
  const add = database.prepare(
    'INSERT INTO sales (token, attempt_id, confirmation_ref, booked_at, order_json) VALUES (?, ?, ?, ?, ?)',
  );
  const complete = database.prepare("UPDATE sales SET payment_status = 'completed' WHERE token = ?");
  return {
    byToken: (token) => toRecord(byToken.get(token)),
    byAttempt: (attemptId) => toRecord(byAttempt.get(attemptId)),
    byConfirmationRef: (reference) => toRecord(byReference.get(reference)),
    add: ({ token, attemptId, confirmationRef, bookedAt, order }) => {
      add.run(token, attemptId, confirmationRef, bookedAt.toISOString(), JSON.stringify(order));
    },
    completePayment: (token) => {
      complete.run(token);
    },
    close: () => database.close(),
  };
}

function toRecord(row: unknown): SaleRecord | undefined {
  if (row === undefined) return undefined;
  const parsed = v.parse(RowSchema, row);
  return {
    token: parsed.token,
    confirmationRef: parsed.confirmation_ref,
    paymentStatus: parsed.payment_status,
    order: v.parse(OrderSchema, JSON.parse(parsed.order_json)),
  };
}
