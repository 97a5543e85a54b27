import type * as z from 'zod';
import { defineRow, json, number, rowKey, text } from '../../../kernel/data/row.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';

/** Registers, with the days for which an answer is kept; they are updated once a month, or when a home is sold. */
const keptDays = {
  sold_prices: 7,
  sold_years: 7,
  energy: 1,
  energy_details: 30,
  council_tax: 30,
  schools: 14,
  stations: 30,
  broadband: 30,
  flood: 30,
  crime: 7,
  travel_area: 14,
} as const;
type Register = keyof typeof keptDays;

const RegisterAnswerRow = defineRow('register-answer', {
  columns: { register: text, place: text, answer: json, expiresAt: number },
  indexes: { byPlace: rowKey(['register', 'place']) },
});

interface RegisterQuestion<T> {
  readonly register: Register;
  /** An outcode or several, a postcode, a position of the street, a certificate number or a journey. */
  readonly place: string;
  readonly schema: z.ZodType<T>;
  readonly ask: () => Promise<T>;
}

export interface DatedAnswer<T> {
  readonly answer: T;
  /** When the register gave it. */
  readonly askedAt: Date;
}

/** The kept answer of a register, or a new one, which is then kept. */
export async function loadRegisterAnswer<T>(question: RegisterQuestion<T>, now: Date): Promise<T> {
  return (await loadDatedAnswer(question, now)).answer;
}

/** The kept answer of a register, or a new one, which is then kept, with the time at which it was given. */
export async function loadDatedAnswer<T>(
  { register, place, schema, ask }: RegisterQuestion<T>,
  now: Date,
): Promise<DatedAnswer<T>> {
  const keptSeconds = keptDays[register] * daySeconds;
  const { data } = await RegisterAnswerRow.get({ register, place }).go();
  // DynamoDB deletes expired rows with a delay.
  const kept = data && data.expiresAt > toUnixSeconds(now) ? schema.safeParse(data.answer) : undefined;
  if (data && kept?.success)
    return { answer: kept.data, askedAt: new Date((data.expiresAt - keptSeconds) * 1_000) };
  const answer = await ask();
  const plain: unknown = JSON.parse(JSON.stringify(answer));
  await RegisterAnswerRow.put({
    register,
    place,
    answer: plain,
    expiresAt: toUnixSeconds(now) + keptSeconds,
  }).go();
  return { answer, askedAt: now };
}
