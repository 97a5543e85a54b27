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

function listFields(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'properties' && typeof part === 'object' && part !== null
      ? [...Object.keys(part), ...Object.values(part).flatMap(listFields)]
      : listFields(part),
  );
}

/** Names that say that a key, a file or an account at a bank may be behind them. */
const suspicious =
  /url$|token|secret|key$|iban|sort_?code|account_?(no|number)|passport|licen[cs]e|document/i;

/** Of these, the ones that are neither: names of steps, and pictures that everybody can see. */
const harmless = new Set(['key', 'url']);

describe('the answers that are kept', () => {
  test.each(Object.entries(results))('of the %s have no key, file or bank account', (_, schema) => {
    const fields = listFields(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }));
    expect(fields.length).toBeGreaterThan(5);
    const risky = [...new Set(fields)].filter((name) => suspicious.test(name) && !harmless.has(name));
    expect(toKept(Object.fromEntries(risky.map((name) => [name, 'x'])))).toEqual({});
  });
});
