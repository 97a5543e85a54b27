import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { openDatabase } from '../../runtime/database.ts';
import { type LocalClock, findEntry, readJson, sendJson } from '../../runtime/http.ts';
import type { Neighbourhood, StandIn } from '../provider.ts';
import { purchases } from './purchases.ts';
import { ecologiSchema, openStore, type Store } from './store.ts';

interface Desk {
  readonly store: Store;
  readonly clock: LocalClock;
  readonly apiKey: string;
  readonly username: string;
}
interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const refusal = (status: number, message: string | readonly string[]): Answered => ({
  status,
  body: { statusCode: status, message },
});

/**
 * An emulator of Ecologi: trees and carbon are bought below `/impact` and counted at `/users/<name>/impact`.
 * Purchases fail from `POST /control/fail {"status"}` until `POST /control/recover`. The root lists the
 * purchases.
 */
export function openEcologi({ dataFile, clock, secret }: Neighbourhood): StandIn {
  const { apiKey = '', username = '' } = secret;
  const db = openDatabase(dataFile, ecologiSchema);
  const desk = { store: openStore(db), clock, apiKey, username };
  return {
    async answer(request, response, url) {
      const { status, body } = await answerOf(desk, request, url.pathname);
      answer(response, status, body);
    },
    close: async () => db.close(),
    snapshot: async (file) => db.snapshot(file),
    restore: async (file) => db.restore(file),
  };
}

const answer = (response: ServerResponse, status: number, body: unknown): void =>
  sendJson(response, status, body, { 'cache-control': 'no-store' });

async function answerOf(desk: Desk, request: IncomingMessage, path: string): Promise<Answered> {
  const { store, username } = desk;
  const [, area = '', name = '', what = ''] = path.split('/');
  const body = await readJson(request);
  if (request.method === 'POST' && area === 'impact') return buy(desk, request, name, body);
  if (request.method === 'POST' && area === 'control') return control(store, name, body);
  if (area === 'users' && what === 'impact') {
    if (decodeURIComponent(name) !== username) return refusal(404, 'User not found');
    const { trees, tonnes } = store.total();
    return { status: 200, body: { trees: trees ?? 0, carbonOffset: tonnes ?? 0 } };
  }
  if (area === '') return { status: 200, body: { failure: store.failure(), purchases: store.all() } };
  return refusal(404, 'Not Found');
}

function buy(
  { store, clock, apiKey, username }: Desk,
  request: IncomingMessage,
  kind: string,
  body: unknown,
) {
  const read = findEntry(purchases, kind);
  if (!read) return refusal(404, 'Not Found');
  if (request.headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'Unauthorized');
  const failure = store.failure();
  if (failure !== undefined) return refusal(failure, 'Switched to fail');
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
    return refusal(
      422,
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    );
  }
}

const Failure = z.object({ status: z.int().min(400).max(599).default(503) });

function control(store: Store, name: string, body: unknown): Answered {
  const failure = Failure.safeParse(body ?? {});
  if (name === 'fail' && failure.success) store.setFailure(failure.data.status);
  else if (name === 'recover') store.setFailure(undefined);
  else return refusal(404, 'POST fail {"status": 400 to 599} or recover');
  return { status: 200, body: { failure: store.failure() ?? null } };
}
