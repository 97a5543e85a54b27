import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { favouriteRoutes } from '../../../functions/deals/favourites/contract.ts';
import { messageRoutes } from '../../../functions/deals/messages/contract.ts';
import { saleRoutes } from '../../../functions/deals/sales/contract.ts';
import { viewingRoutes } from '../../../functions/deals/viewings/contract.ts';
import { accountRoutes } from '../../../functions/people/accounts/contract.ts';
import { toKept } from '../../../web/lib/kept/kept-rules.ts';

/** The answers that are kept. */
const results = {
  account: accountRoutes.currentUser.result,
  homes: favouriteRoutes.favourites.result,
  viewings: viewingRoutes.myViewings.result,
  threads: messageRoutes.threads.result,
  chats: messageRoutes.chat.result,
  sales: saleRoutes.sale.result,
};

interface Field {
  readonly name: string;
  /** With the field that it is in. */
  readonly path: string;
}

function listFields(schema: unknown, within = ''): readonly Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, part]) => {
    if (word !== 'properties' || typeof part !== 'object' || part === null) return listFields(part, within);
    return Object.entries(part).flatMap(([name, field]) => [
      { name, path: within ? `${within}.${name}` : name },
      ...listFields(field, name),
    ]);
  });
}

const toFields = (schema: z.ZodType) =>
  listFields(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }));

/** Names that say that a key, a file or an account at a bank may be behind them. */
const suspicious =
  /url$|token|secret|key$|iban|sort_?code|account_?(no|number)|passport|licen[cs]e|document/i;

/** Of these, the ones that are neither: names of steps, and pictures that everybody can see. */
const harmless = new Set(['picture.url', 'steps.key', 'next.key', 'todo.key', 'moment.key', 'handover.key']);

/** The paths of suspicious fields that would be kept. */
const listRisks = (schema: z.ZodType): readonly string[] => [
  ...new Set(
    toFields(schema).flatMap(({ name, path }) =>
      suspicious.test(name) && !harmless.has(path) && name in Object(toKept({ [name]: 'x' })) ? [path] : [],
    ),
  ),
];

describe('the answers that are kept', () => {
  test.each(Object.entries(results))('of the %s have no key, file or bank account', (_, schema) => {
    expect(toFields(schema).length).toBeGreaterThan(5);
    expect(listRisks(schema)).toEqual([]);
  });

  test.each([
    ['a new address', z.object({ survey: z.object({ url: z.string() }) }), ['survey.url']],
    ['a key in a list', z.object({ links: z.array(z.object({ key: z.string() })) }), ['links.key']],
    ['a bank account', z.object({ sortCode: z.string().optional() }), ['sortCode']],
    ['what is left out', z.object({ pdfUrl: z.string() }), []],
  ])('%s would be found', (_, schema, risks) => {
    expect(listRisks(schema)).toEqual(risks);
  });
});
