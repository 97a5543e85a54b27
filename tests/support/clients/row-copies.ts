import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod';
import { dayMs } from '../../../functions/kernel/time.ts';
import type { DatabaseCall } from '../../../infra/local-cloud/aws/dynamodb/client.ts';
import type { TestCloud } from '../test-cloud.ts';
import { createDatabaseCall } from './direct-calls.ts';

type Item = Record<string, AttributeValue>;
const Item = z.custom<Item>();
const Page = z.object({ Items: z.array(Item), LastEvaluatedKey: z.unknown().optional() });

const listIds = (text: string): string[] => text.match(/\b[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}\b/g) ?? [];

/** Replaces what is no part of a longer word; keys have their values in small letters. */
function replaceInJson(text: string, from: string, to: string): string {
  const written = JSON.stringify(to).slice(1, -1);
  const find = (word: string) =>
    new RegExp(`(?<![A-Za-z0-9])${word.replaceAll(/[^\w ]/g, '\\$&')}(?![A-Za-z0-9])`, 'g');
  return text
    .replaceAll(find(from), () => written)
    .replaceAll(find(from.toLowerCase()), () => written.toLowerCase());
}

/** Moves times, unix seconds and days from one time to another, but no day before it: that is a text's version. */
function moveTimes(text: string, from: number, to: number): string {
  const days = Math.floor(to / dayMs) - Math.floor(from / dayMs);
  const today = new Date(from).toISOString().slice(0, 10);
  const move = (time: string, milliseconds: number) =>
    new Date(Date.parse(time) + milliseconds).toISOString();
  return text
    .replaceAll(/(?<!\d)\d{4}-\d\d-\d\d(?=["\\])/g, (day) =>
      day < today ? day : move(day, days * dayMs).slice(0, 10),
    )
    .replaceAll(timePattern, (time) => move(time, to - from))
    .replaceAll(
      /"N":"(\d{10})"/g,
      (_, seconds) => `"N":"${Number(seconds) + Math.floor((to - from) / 1000)}"`,
    );
}

const timePattern = /(?<!\d)\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The newest time in rows that isn't ahead: when what they say came about. */
function findNewestTime(rows: readonly string[], now: number): number {
  const times = rows.flatMap((row) => row.match(timePattern) ?? []).map((time) => Date.parse(time));
  return times.filter((time) => time <= now).toSorted((one, other) => other - one)[0] ?? now;
}

type Replacements = readonly (readonly [from: string, to: string])[];

/** A row with other values, and other ids in place of all that it has. */
function rewrite(row: string, values: Replacements, renew: (id: string) => string): string {
  const named = values.reduce((text, [from, to]) => replaceInJson(text, from, to), row);
  return [...new Set(listIds(named))].reduce((text, id) => replaceInJson(text, id, renew(id)), named);
}

async function listRows(call: DatabaseCall, TableName: string, kinds: readonly string[]): Promise<string[]> {
  const rows: string[] = [];
  const isRecorded = ({ __edb_e__: kind }: Item) => kinds.includes(kind?.S ?? '');
  let ExclusiveStartKey: unknown;
  do {
    const { Items, LastEvaluatedKey } = Page.parse(await call('Scan', { TableName, ExclusiveStartKey }));
    rows.push(...Items.filter(isRecorded).map((item) => JSON.stringify(item)));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return rows;
}

interface Recorded {
  /**
   * The kinds of row to be copied: those of the core alone, as what else there is depends on the reactions that were awake
   * when the original came about. No row of them is shared by the original and its copies.
   */
  readonly kinds: readonly string[];
  /** Takes the ids in these rows whose own rows belong to them. */
  readonly isPart?: (id: string) => boolean;
}

/**
 * Records the rows with one of the texts in them, and those of their parts. `copy` writes them again, at most 25, as if
 * they had come about now: with the given values and ids of their own.
 */
export async function recordRows(
  cloud: TestCloud,
  texts: readonly string[],
  { kinds, isPart = () => false }: Recorded,
) {
  const call = createDatabaseCall(cloud);
  const TableName = cloud.tableName('Table');
  const all = await listRows(call, TableName, kinds);
  const select = (found: readonly string[]) => all.filter((row) => found.some((text) => row.includes(text)));
  const rows = select([...texts, ...select(texts).flatMap(listIds).filter(isPart)]);
  const at = findNewestTime(rows, cloud.clock.now());

  const copy = async (values: Replacements): Promise<void> => {
    const now = cloud.clock.now();
    const successors = new Map(values.map(([, to]) => [to, to]));
    const renew = (id: string): string => {
      const next = successors.get(id) ?? `${id.slice(0, id.indexOf('_'))}_${ulid(now)}`;
      successors.set(id, next);
      return next;
    };
    const items = rows.map((row) => Item.parse(JSON.parse(moveTimes(rewrite(row, values, renew), at, now))));
    const RequestItems = { [TableName]: items.map((row) => ({ PutRequest: { Item: row } })) };
    cloud.noteIds(successors.values());
    await call('BatchWriteItem', { RequestItems });
  };
  return { rows, copy };
}
