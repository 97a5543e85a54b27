import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import { type Database, openDatabase } from '../../base/database.ts';
import { escapeHtml, readBody, sendBody, parseRequestUrl } from '../../base/http.ts';
import type { DistributionModel, OriginModel } from '../../template/distributions.ts';
import type { LocalService } from '../service.ts';

export interface DistributionApiOptions {
  readonly distributions: readonly DistributionModel[];
  readonly dataFile: string;
  /** Resolves the dynamic references of a text, as CloudFormation does at a deployment. */
  readonly resolve: (text: string) => string;
}

/** CloudFront's own API, for the headers that a distribution sends to its origins, and for its caches. */
export type DistributionApi = LocalService & {
  readonly originHeaders: (distributionId: string, originId: string) => Readonly<Record<string, string>>;
  /** The paths that were removed from the caches, which the local cloud does not have; newest last. */
  readonly listInvalidated: () => readonly string[];
};

const schema = `CREATE TABLE IF NOT EXISTS distributions (
  id TEXT PRIMARY KEY, headers TEXT NOT NULL, version INTEGER NOT NULL);`;

/** By origin, then by name. */
const Headers = z.record(z.string(), z.record(z.string(), z.string()));
type Headers = z.output<typeof Headers>;
const Row = z.object({
  headers: z.string().transform((text) => Headers.parse(JSON.parse(text))),
  version: z.number(),
});

/** The headers of distributions and their versions; kept in memory, as every request of the CDN needs them. */
function createHeaderStore(db: Database, { distributions, resolve }: DistributionApiOptions) {
  const known = new Map<string, z.output<typeof Row>>();
  return {
    find(id: string) {
      const kept = known.get(id);
      if (kept) return kept;
      const row = db.get('SELECT headers, version FROM distributions WHERE id = ?', [id]);
      const found = row && Row.parse(row);
      if (found) known.set(id, found);
      return found;
    },
    save(id: string, headers: Headers) {
      db.run('UPDATE distributions SET headers = ?, version = version + 1 WHERE id = ?', [
        JSON.stringify(headers),
        id,
      ]);
      known.delete(id);
    },
    /** Forgets what was read, and adds distributions and origins that are new. */
    reload() {
      known.clear();
      for (const { id, behaviours } of distributions) {
        const origins = behaviours.flatMap(({ origin, fallback }) => [
          origin,
          ...(fallback ? [fallback.origin] : []),
        ]);
        const headers = Object.fromEntries(
          origins.map((origin) => [origin.id, resolveHeaders(origin, resolve)]),
        );
        const kept = Row.optional().parse(
          db.get('SELECT headers, version FROM distributions WHERE id = ?', [id]),
        );
        db.run('INSERT OR REPLACE INTO distributions (id, headers, version) VALUES (?, ?, ?)', [
          id,
          JSON.stringify({ ...headers, ...kept?.headers }),
          kept?.version ?? 1,
        ]);
      }
    },
  };
}

/**
 * Reads distributions and changes the headers to their origins; any other change is ignored. A distribution is
 * deployed at once, and keeps its headers over a restart.
 */
export function createDistributionApi(options: DistributionApiOptions): DistributionApi {
  const db = openDatabase(options.dataFile, schema);
  const store = createHeaderStore(db, options);
  store.reload();
  const batches = new Map<string, readonly string[]>();
  const invalidate = (response: ServerResponse, id: string, xml: string) => {
    const [, reference = ''] = /<CallerReference>([^<]+)</.exec(xml) ?? [];
    const paths = [...xml.matchAll(/<Path>([^<]+)<\/Path>/g)].map(([, path = '']) => path);
    if (reference === '' || paths.length === 0) return sendError(response, 400, 'InvalidArgument');
    // CloudFront answers a repeat of a reference with the first batch of it.
    if (!batches.has(reference)) batches.set(reference, paths);
    return sendBody(response, 201, `<Invalidation><Id>${id}</Id><Status>InProgress</Status></Invalidation>`, {
      'content-type': 'text/xml',
    });
  };
  const copy = (directory: string) => join(directory, 'cloudfront.sqlite');
  return {
    originHeaders: (distributionId, originId) => store.find(distributionId)?.headers[originId] ?? {},
    listInvalidated: () => [...batches.values()].flat(),
    async handle(request, response) {
      const [, id = ''] =
        /^\/2020-05-31\/distribution\/(\w+)(?:\/(?:config|invalidation))?$/.exec(
          parseRequestUrl(request).pathname,
        ) ?? [];
      const found = store.find(id);
      if (!found) return sendError(response, 404, 'NoSuchDistribution');
      if (request.method === 'POST') return invalidate(response, id, await readBodyText(request));
      const etag = `E${found.version}`;
      if (request.method === 'GET') return sendConfiguration(response, id, found.headers, etag);
      if (request.headers['if-match'] !== etag) return sendError(response, 412, 'PreconditionFailed');
      const headers = readHeaders(await readBodyText(request));
      store.save(id, { ...found.headers, ...headers });
      sendConfiguration(response, id, headers, `E${found.version + 1}`);
    },
    close: async () => db.close(),
    snapshot: async (directory) => db.snapshot(copy(directory)),
    async restore(directory) {
      db.restore(copy(directory));
      store.reload();
    },
  };
}

const resolveHeaders = ({ headers }: OriginModel, resolve: (text: string) => string) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, resolve(value)]));

const readBodyText = async (request: IncomingMessage): Promise<string> =>
  (await readBody(request)).toString();

const toHeaderXml = ([name, value]: [string, string]) =>
  `<OriginCustomHeader><HeaderName>${name}</HeaderName><HeaderValue>${escapeHtml(value)}</HeaderValue></OriginCustomHeader>`;

function sendConfiguration(response: ServerResponse, id: string, headers: Headers, etag: string): void {
  const origins = Object.entries(headers).map(
    ([origin, values]) =>
      `<Origin><Id>${origin}</Id><CustomHeaders><Quantity>${Object.keys(values).length}</Quantity><Items>${Object.entries(values).map(toHeaderXml).join('')}</Items></CustomHeaders></Origin>`,
  );
  const config = `<DistributionConfig><Origins><Quantity>${origins.length}</Quantity><Items>${origins.join('')}</Items></Origins></DistributionConfig>`;
  const xml = `<?xml version="1.0"?>\n<Distribution xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${id}</Id><Status>Deployed</Status>${config}</Distribution>`;
  sendBody(response, 200, xml, { 'content-type': 'text/xml', etag });
}

function readHeaders(xml: string): Headers {
  const origins = [...xml.matchAll(/<Origin><Id>([^<]+)<\/Id>(.*?)<\/Origin>/gs)];
  return Object.fromEntries(
    origins.map(([, id = '', inside = '']) => {
      const pairs = [
        ...inside.matchAll(/<HeaderName>([^<]+)<\/HeaderName>\s*<HeaderValue>([^<]*)<\/HeaderValue>/g),
      ];
      return [id, Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]))];
    }),
  );
}

const sendError = (response: ServerResponse, status: number, code: string): void =>
  sendBody(response, status, `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`, {
    'content-type': 'text/xml',
  });
