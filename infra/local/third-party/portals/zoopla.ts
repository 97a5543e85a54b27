import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { type ProviderContext, readJson, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import type * as z from 'zod';
import { waitForFault } from './faults.ts';
import { type HomeStore, openHomeStore } from './home-store.ts';
import { answerPortalPages } from './pages.ts';
import { DeletedListing, ListedBranch, UpdatedListing } from './zoopla-schema.ts';

const client = 'zoopla-client';
const branch = 'gable-local';
const schemas = 'http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas/listing';

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
interface Problem {
  readonly message: string;
  readonly path: string;
}

/**
 * An emulator of Zoopla's real-time listings 1.2: `POST /<sandbox or live>/v1/listing/<update, delete or list>`, each a
 * store of its own. A message has to name its schema in its media type and to keep to it.
 */
export function openZoopla({ dataFile, clock }: ProviderContext): StandIn {
  const store = openHomeStore(dataFile);
  const answerCall = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const [, place = '', , , call = ''] = url.pathname.split('/');
    const answer = calls[call];
    if (store.fault() === 'error') return { status: 500, body: { message: 'Internal Server Error' } };
    if (request.method !== 'POST' || !answer || !/^\/(sandbox|live)\/v1\/listing\/\w+$/.test(url.pathname))
      return { status: 404, body: { message: 'Not found' } };
    if (findName(request) !== client) return { status: 403, body: { message: 'Unknown certificate' } };
    const profile = /profile="?([^";]+)/.exec(request.headers['content-type'] ?? '')?.[1];
    if (profile !== `${schemas}/${call}.json`)
      return refuse('missing_or_unknown_profile', 'Name the schema in the profile of Content-Type');
    if (store.fault() === 'refuse' && call === 'update')
      return refuse('json_does_not_validate', 'An image cannot be used', [
        { message: 'image cannot be used', path: '/content/0/url' },
      ]);
    const etag = request.headers['zpg-listing-etag'];
    const given = { body: await readJson(request), place, etag: typeof etag === 'string' ? etag : undefined };
    return answer(store, { ...given, at: clock.now() });
  };
  return {
    answer: (request, response, url) =>
      answerPortalPages({ store, place: 'sandbox' }, request, response, url),
    api: async (request, response, url) => {
      if (store.fault() === 'away') return void request.socket.destroy();
      await waitForFault(store.fault());
      const { status, body } = await answerCall(request, url);
      store.addCall({ at: clock.now(), path: url.pathname, answer: `${status} ${JSON.stringify(body)}` });
      sendAnswer(response, status, body);
    },
    close: store.close,
    snapshot: store.snapshot,
    restore: store.restore,
  };
}

const sendAnswer = (response: ServerResponse, status: number, body: Answer['body']): void =>
  sendJson(response, status, body);

function findName({ socket }: IncomingMessage): unknown {
  return socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : undefined;
}

const refuse = (error_name: string, error_advice: string, errors: readonly Problem[] = []): Answer => ({
  status: 400,
  body: { status: 'FAILURE', error_name, error_advice, schema: schemas, errors },
});

const refuseSchema = ({ issues }: z.ZodError): Answer =>
  refuse(
    'json_does_not_validate',
    'The message does not keep to its schema',
    issues.map(({ path, message }) => ({ message, path: `/${path.join('/')}` })),
  );

interface Given {
  readonly body: unknown;
  readonly place: string;
  readonly etag: string | undefined;
  readonly at: number;
}
type Call = (store: HomeStore, given: Given) => Answer;

const toUrl = (number: number): string => `https://www.zoopla.co.uk/for-sale/details/${number}`;

const calls: Readonly<Record<string, Call | undefined>> = {
  update: (store, { body, place, etag, at }) => {
    const sent = UpdatedListing.safeParse(body);
    if (!sent.success) return refuseSchema(sent.error);
    const { listing_reference: reference, branch_reference: own } = sent.data;
    if (own !== branch) return refuse('unknown_branch', 'This branch is not known');
    const { number, isNew } = store.put({ place, reference, message: body, etag, at });
    const listing = { listing_reference: reference, listing_etag: etag, url: toUrl(number) };
    return { status: 200, body: { status: 'OK', ...listing, new_listing: isNew } };
  },
  delete: (store, { body, place }) => {
    const sent = DeletedListing.safeParse(body);
    if (!sent.success) return refuseSchema(sent.error);
    const { listing_reference: reference } = sent.data;
    if (!store.remove(place, reference)) return refuse('listing_not_found', 'This listing is not known');
    return { status: 200, body: { status: 'OK', listing_reference: reference } };
  },
  list: (store, { body, place }) => {
    const sent = ListedBranch.safeParse(body);
    if (!sent.success) return refuseSchema(sent.error);
    const listings = store.list(place).map(({ reference, number, etag }) => ({
      listing_reference: reference,
      listing_etag: etag,
      url: toUrl(number),
    }));
    return { status: 200, body: { status: 'OK', branch_reference: branch, listings } };
  },
};
