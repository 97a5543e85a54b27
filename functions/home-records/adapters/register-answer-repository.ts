import type * as z from 'zod';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { daySeconds, toUnixSeconds } from '../../kernel/time.ts';

/** Registers, with the days for which an answer is kept; they are updated once a month, or when a home is sold. */
const keptDays = { sold_prices: 7, energy: 1, energy_details: 30, council_tax: 30 } as const;
type Register = keyof typeof keptDays;

const RegisterAnswerRow = defineRow('register-answer', {
  columns: { register: text, place: text, answer: json, expiresAt: number },
  indexes: { byPlace: rowKey(['register', 'place']) },
});

interface RegisterQuestion<T> {
  readonly register: Register;
  /** An outcode, a postcode or a certificate number. */
  readonly place: string;
  readonly schema: z.ZodType<T>;
  readonly ask: () => Promise<T>;
}

/** The kept answer of a register, or a new one, which is then kept. */
export async function loadRegisterAnswer<T>(
  { register, place, schema, ask }: RegisterQuestion<T>,
  now: Date,
): Promise<T> {
  const { data } = await RegisterAnswerRow.get({ register, place }).go();
  // DynamoDB deletes expired rows with a delay.
  const kept = data && data.expiresAt > toUnixSeconds(now) ? schema.safeParse(data.answer) : undefined;
  if (kept?.success) return kept.data;
  const answer = await ask();
  const expiresAt = toUnixSeconds(now) + keptDays[register] * daySeconds;
  const plain: unknown = JSON.parse(JSON.stringify(answer));
  await RegisterAnswerRow.put({ register, place, answer: plain, expiresAt }).go();
  return answer;
}
