import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  findEntry,
  type LocalClock,
  openDatabase,
  type ProviderContext,
  readJson,
  sendJson,
  type StandIn,
} from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { purchases } from './purchases.ts';
import { ecologiSchema, openPurchaseStore, type PurchaseStore } from './store.ts';

interface EcologiContext {
  readonly store: PurchaseStore;
  readonly clock: LocalClock;
  readonly apiKey: string;
  readonly username: string;
}
interface EcologiAnswer {
  readonly status: number;
  readonly body: unknown;
}

const createRefusal = (status: number, message: string | readonly string[]): EcologiAnswer => ({
  status,
  body: { statusCode: status, message },
});

/**
 * An emulator of Ecologi: trees and carbon are bought below `/impact` and counted at `/users/<name>/impact`.
 * Purchases fail from `POST /control/fail {"status"}` until `POST /control/recover`. The root lists the
 * purchases.
 */
export function openEcologi({ dataFile, clock, secret }: ProviderContext): StandIn {
  const { apiKey = '', username = '' } = secret;
  const db = openDatabase(dataFile, ecologiSchema);
  const context = { store: openPurchaseStore(db), clock, apiKey, username };
  return {
    async answer(request, response, url) {
      const { status, body } = await answerCall(context, request, url.pathname);
      sendAnswer(response, status, body);
    },
    close: async () => db.close(),
    snapshot: async (file) => db.snapshot(file),
    restore: async (file) => db.restore(file),
  };
}

const sendAnswer = (response: ServerResponse, status: number, body: unknown): void =>
  sendJson(response, status, body, { 'cache-control': 'no-store' });

async function answerCall(
  context: EcologiContext,
  request: IncomingMessage,
  path: string,
): Promise<EcologiAnswer> {
  const { store, username } = context;
  const [, area = '', name = '', what = ''] = path.split('/');
  const body = await readJson(request);
  if (request.method === 'POST' && area === 'impact') return buyUnits(context, request, name, body);
  if (request.method === 'POST' && area === 'control') return runControl(store, name, body);
  if (area === 'users' && what === 'impact') {
    if (decodeURIComponent(name) !== username) return createRefusal(404, 'User not found');
    const { trees, tonnes } = store.total();
    return { status: 200, body: { trees: trees ?? 0, carbonOffset: tonnes ?? 0 } };
  }
  if (area === '') return { status: 200, body: { failure: store.failure(), purchases: store.all() } };
  return createRefusal(404, 'Not Found');
}

function buyUnits(
  { store, clock, apiKey, username }: EcologiContext,
  request: IncomingMessage,
  kind: string,
  body: unknown,
) {
  const read = findEntry(purchases, kind);
  if (!read) return createRefusal(404, 'Not Found');
  if (request.headers.authorization !== `Bearer ${apiKey}`) return createRefusal(401, 'Unauthorized');
  const failure = store.failure();
  if (failure !== undefined) return createRefusal(failure, 'Switched to fail');
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' ? header : null;
  const before = key === null ? undefined : store.withKey(key);
  if (before) return { status: 201, body: before.answer };
  try {
    const bought = read(body, username);
    store.add({ ...bought, key, at: clock.now() });
    return { status: 201, body: bought.answer };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return createRefusal(
      422,
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
}

const Failure = z.object({ status: z.int().min(400).max(599).default(503) });

function runControl(store: PurchaseStore, name: string, body: unknown): EcologiAnswer {
  const failure = Failure.safeParse(body ?? {});
  if (name === 'fail' && failure.success) store.setFailure(failure.data.status);
  else if (name === 'recover') store.setFailure(undefined);
  else return createRefusal(404, 'POST fail {"status": 400 to 599} or recover');
  return { status: 200, body: { failure: store.failure() ?? null } };
}
