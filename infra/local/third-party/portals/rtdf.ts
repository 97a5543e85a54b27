import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { type ProviderContext, readJson, sendJson, type StandIn } from '@gable/local-cloud/stand-ins';
import type * as z from 'zod';
import { waitForFault } from './faults.ts';
import { formatFeedTime } from './feed-time.ts';
import { type HomeStore, openHomeStore } from './home-store.ts';
import { listUnfetched } from './media.ts';
import { answerPortalPages } from './pages.ts';
import { RemovedHome, RtdfSender, SentHome } from './rtdf-schema.ts';

interface RtdfPlace {
  /** Where homes are shown, for the addresses that are answered. */
  readonly site: string;
  /** The branches of each network. */
  readonly networks: Readonly<Record<number, readonly number[]>>;
}

interface Problem {
  readonly code: string;
  readonly text: string;
  readonly value?: string;
}
type Answer = Readonly<Record<string, unknown>>;

/** The network that a certificate was issued to. */
const networksOfClients: Readonly<Record<string, number>> = {
  'rightmove-client': 41,
  'onthemarket-client': 52,
};

/**
 * An emulator of Rightmove's Real Time Data Feed, and of its twin at OnTheMarket. A certificate belongs to a network,
 * and a network has its branches; anything else is 403. A home that breaks the feed's schema is answered with
 * `success: false`; a photo that cannot be fetched is warned of.
 */
export function openRtdf(place: RtdfPlace) {
  return ({ dataFile, clock }: ProviderContext): StandIn => {
    const store = openHomeStore(dataFile);
    const [branch = 0] = Object.values(place.networks).flat();
    const pages = { store, place: String(branch) };
    const calls = createCalls(store, place, () => clock.now());
    const answer = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
      const fault = store.fault();
      if (fault === 'away') return void request.socket.destroy();
      await waitForFault(fault);
      const body = await readJson(request);
      const call = calls[url.pathname.slice('/v1/property/'.length)];
      const sender = RtdfSender.safeParse(body).data;
      const log = (text: string) => store.addCall({ at: clock.now(), path: url.pathname, answer: text });
      const refuse = (status: number, message: string) => {
        log(`${status} ${message}`);
        sendJson(response, status, { message });
      };
      if (fault === 'error') return refuse(500, 'Internal Server Error');
      if (request.method !== 'POST' || !call) return refuse(404, 'Not found');
      if (!sender) return refuse(400, 'No network or branch');
      const { network, branch: from } = sender;
      const isOwn = network.network_id === findNetwork(request);
      if (!isOwn || place.networks[network.network_id]?.includes(from.branch_id) !== true)
        return refuse(403, 'This certificate may not send for this branch');
      const result =
        fault === 'refuse'
          ? createRefusal([{ code: 'MEDIA_NOT_ACCEPTED', text: 'The image at media_url cannot be used' }])
          : await call(body, from.branch_id);
      log(JSON.stringify(result));
      sendJson(response, 200, withTimes(result, clock.now()));
    };
    return {
      answer: (request, response, url) => answerPortalPages(pages, request, response, url),
      api: answer,
      close: store.close,
      snapshot: store.snapshot,
      restore: store.restore,
    };
  };
}

function findNetwork({ socket }: IncomingMessage): number | undefined {
  const name: unknown = socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : undefined;
  return typeof name === 'string' ? networksOfClients[name] : undefined;
}

const withTimes = (answer: Answer, at: number): Answer => {
  const time = formatFeedTime(at);
  return { request_id: String(at), request_timestamp: time, response_timestamp: time, ...answer };
};

function createRefusal(problems: readonly Problem[]): Answer {
  return {
    success: false,
    message: 'The request was not accepted',
    errors: problems.map(({ code, text, value }) => ({
      error_code: code,
      error_description: text,
      error_value: value,
    })),
    warnings: [],
  };
}

/** An error of the schema as the feed words it: with the field's path, and a code made of it. */
const toProblems = ({ issues }: z.ZodError): Problem[] =>
  issues.map(({ path, message }) => ({
    code: `${String(path.at(-1)).toUpperCase()}_INVALID`,
    text: `${path.join('.')}: ${message}`,
  }));

type Call = (body: unknown, branch: number) => Promise<Answer>;

function createCalls(
  store: HomeStore,
  { site }: RtdfPlace,
  now: () => number,
): Readonly<Record<string, Call | undefined>> {
  return {
    sendpropertydetails: async (body, branch) => {
      const sent = SentHome.safeParse(body);
      if (!sent.success) return createRefusal(toProblems(sent.error));
      const { agent_ref: reference, media } = sent.data.property;
      const files = media.filter(({ media_type: type }) => type !== 4).map(({ media_url: url }) => url);
      const unfetched = await listUnfetched(files);
      const { number, isNew } = store.put({ place: String(branch), reference, message: body, at: now() });
      return {
        success: true,
        message: 'The property was accepted',
        errors: [],
        warnings: unfetched.map((url) => ({
          warning_code: 'MEDIA_NOT_FETCHED',
          warning_description: 'The image at media_url could not be fetched',
          warning_value: url,
        })),
        property: {
          agent_ref: reference,
          rightmove_id: number,
          rightmove_url: `${site}/${number}`,
          change_type: isNew ? 'CREATE' : 'UPDATE',
        },
      };
    },
    removeproperty: async (body, branch) => {
      const sent = RemovedHome.safeParse(body);
      if (!sent.success) return createRefusal(toProblems(sent.error));
      const { agent_ref: reference } = sent.data.property;
      if (!store.remove(String(branch), reference))
        return createRefusal([
          { code: 'PROPERTY_UNKNOWN', text: 'The property was not found', value: reference },
        ]);
      return {
        success: true,
        message: 'The property was removed',
        errors: [],
        warnings: [],
        property: { agent_ref: reference, change_type: 'DELETE' },
      };
    },
    getbranchpropertylist: async (_body, branch) => listHomesOfBranch(store, branch),
  };
}

const listHomesOfBranch = (store: HomeStore, branch: number): Answer => ({
  success: true,
  message: 'OK',
  errors: [],
  warnings: [],
  branch: { branch_id: branch, channel: 1 },
  property: store.list(String(branch)).map(({ reference, number, at }) => ({
    rightmove_id: number,
    agent_ref: reference,
    update_date: formatFeedTime(at),
    channel: 1,
  })),
});
