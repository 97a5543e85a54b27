import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';

interface FakeDocument {
  readonly version: number;
  readonly source: Readonly<Record<string, unknown>>;
}

interface FakeIndex {
  readonly documents: Map<string, FakeDocument>;
  readonly aliases: Set<string>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The parts of OpenSearch that the writer and the keeper of homes use: aliases, versions, bulk requests. */
export interface FakeIndexes {
  readonly url: string;
  readonly indexes: Map<string, FakeIndex>;
  /** Homes that every index refuses, with the status of the refusal. */
  readonly refusals: Map<string, number>;
  /** How many of the next requests are answered with 503. */
  outages: number;
  /** Is called before each bulk request. */
  onBulk: () => Promise<void> | void;
  /** The homes of the index that searches read, without those off the market. */
  readonly listSearched: () => string[];
  readonly close: () => Promise<void>;
}

const Action = z.object({
  index: z.object({ _id: z.string(), version: z.int(), version_type: z.literal('external') }),
});
const Document = z.record(z.string(), z.unknown());
const Created = z.object({ aliases: z.record(z.string(), z.unknown()) });
const Actions = z.object({
  actions: z.array(
    z.union([
      z.object({ add: z.object({ index: z.string(), alias: z.string() }) }),
      z.object({ remove_index: z.object({ index: z.string() }) }),
    ]),
  ),
});

const answer = (status: number, body: object = {}): Answer => ({ status, body });
const missing = (index: string) => answer(404, { error: { type: 'index_not_found_exception', index } });
const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** Starts a server that keeps indexes in memory as OpenSearch does. */
export async function startFakeIndexes(): Promise<FakeIndexes> {
  const server = createServer((request, response) => {
    void respond(fake, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!isAddress(address)) throw new Error('The fake indexes have no port');
  const indexes = new Map<string, FakeIndex>();
  const fake: FakeIndexes = {
    url: `http://127.0.0.1:${address.port}`,
    indexes,
    refusals: new Map(),
    outages: 0,
    onBulk: () => undefined,
    listSearched: () =>
      [...indexes.values()]
        .filter(({ aliases }) => aliases.has(homesAlias))
        .flatMap(({ documents }) =>
          [...documents].flatMap(([id, { source }]) => (source['status'] === 'off' ? [] : id)),
        )
        .toSorted(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

async function respond(fake: FakeIndexes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await answerRequest(fake, request);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function answerRequest(fake: FakeIndexes, request: IncomingMessage): Promise<Answer> {
  const body = await text(request);
  if (fake.outages > 0) {
    fake.outages -= 1;
    return answer(503, { error: { type: 'fake' } });
  }
  const { pathname, searchParams } = new URL(request.url ?? '/', fake.url);
  const [first = '', action = '', name = ''] = pathname.slice(1).split('/').map(decodeURIComponent);
  if (action === '_bulk') {
    await fake.onBulk();
    return saveDocuments(fake, first, body);
  }
  if (first === '_alias') return listAliased(fake, action);
  if (first === '_aliases') return changeAliases(fake, Actions.parse(JSON.parse(body)));
  if (action === '_doc') return answerDocument(fake, request.method, searchParams, body);
  const index = fake.indexes.get(first);
  if (request.method === 'PUT' && action === '') {
    const aliases = new Set(Object.keys(Created.parse(JSON.parse(body)).aliases));
    fake.indexes.set(first, { documents: new Map(), aliases });
    return answer(200);
  }
  if (!index) return missing(first);
  if (action === '_alias') index.aliases.add(name);
  if (action === '_search') return countHomes(index);
  return answer(200);
}

function listAliased({ indexes }: FakeIndexes, alias: string): Answer {
  const found = [...indexes].filter(([, { aliases }]) => aliases.has(alias)).map(([name]) => [name, {}]);
  return found.length === 0 ? answer(404) : answer(200, Object.fromEntries(found));
}

function changeAliases({ indexes }: FakeIndexes, { actions }: z.output<typeof Actions>): Answer {
  for (const one of actions)
    if ('add' in one) indexes.get(one.add.index)?.aliases.add(one.add.alias);
    else indexes.delete(one.remove_index.index);
  return answer(200);
}

function saveDocuments({ indexes, refusals }: FakeIndexes, alias: string, body: string): Answer {
  const index = [...indexes.values()].find(({ aliases }) => aliases.has(alias));
  const lines = body.split('\n').filter((line) => line !== '');
  const items = lines.flatMap((line, nth) => {
    if (nth % 2 === 1) return [];
    const { _id, version } = Action.parse(JSON.parse(line)).index;
    const source = Document.parse(JSON.parse(lines[nth + 1] ?? ''));
    const status = saveDocument(index, refusals.get(_id), _id, { version, source });
    return [{ index: { _id, status, ...(status >= 300 && { error: { type: 'fake' } }) } }];
  });
  return answer(200, { items });
}

function saveDocument(
  index: FakeIndex | undefined,
  refusal: number | undefined,
  id: string,
  document: FakeDocument,
): number {
  if (!index) return 404;
  if (refusal !== undefined) return refusal;
  if ((index.documents.get(id)?.version ?? -1) >= document.version) return 409;
  index.documents.set(id, document);
  return 201;
}

/** A document by its id, whose condition is the version that it was read in. */
function answerDocument(
  { indexes }: FakeIndexes,
  method: string | undefined,
  parameters: URLSearchParams,
  body: string,
): Answer {
  const index = indexes.get('homes-fill') ?? { documents: new Map(), aliases: new Set() };
  indexes.set('homes-fill', index);
  const found = index.documents.get('fill');
  const wanted = parameters.get('if_seq_no');
  if (method === 'GET')
    return found
      ? answer(200, { _source: found.source, _seq_no: found.version, _primary_term: 1 })
      : answer(404, { found: false });
  const isRefused = wanted === null ? found !== undefined : Number(wanted) !== found?.version;
  if (isRefused) return answer(409, { error: { type: 'version_conflict_engine_exception' } });
  if (method === 'DELETE') {
    index.documents.delete('fill');
    return answer(200);
  }
  const version = (found?.version ?? 0) + 1;
  index.documents.set('fill', { version, source: Document.parse(JSON.parse(body)) });
  return answer(200, { _seq_no: version, _primary_term: 1 });
}

function countHomes({ documents }: FakeIndex): Answer {
  const value = [...documents.values()].filter(({ source }) => source['status'] !== 'off').length;
  return answer(200, { hits: { total: { value } }, aggregations: { position: { value: null } } });
}
