import * as z from 'zod';
import type { ClientCertificate } from '../../../kernel/certified-post.ts';
import type { PortalRemark } from '../domain/portal-advert.ts';
import type { ZooplaContract } from '../domain/portal-contract.ts';
import { findRemarkSubject } from '../domain/remark-subject.ts';
import { buildZooplaMessage, buildZooplaRemoval } from '../domain/zoopla-message.ts';
import { createMessageDigest } from './message-digest.ts';
import { postPortalMessage } from './portal-client.ts';
import type { PortalGateway } from './portal-port.ts';

const Refused = z.object({
  status: z.literal('FAILURE'),
  error_name: z.string(),
  error_advice: z.string().nullish(),
  errors: z.array(z.object({ message: z.string(), path: z.string().nullish() })).nullish(),
});
const Updated = z.object({ status: z.literal('OK'), url: z.string().nullish() });
const Deleted = z.object({ status: z.literal('OK') });
const Listed = z.object({
  status: z.literal('OK'),
  listings: z.array(z.object({ listing_reference: z.string(), listing_etag: z.string().nullish() })),
});

interface ZooplaOptions {
  readonly url: string;
  readonly contract: ZooplaContract;
  readonly keys: ClientCertificate;
}

/** The schemas are named with http, whatever they are fetched by. */
const schemas = 'http://realtime-listings.webservices.zpg.co.uk/docs/v1.2/schemas';

/** Zoopla's real-time listings 1.2. Each message names its schema, and a listing carries our sign of its message. */
export function createZooplaGateway({ url, contract, keys }: ZooplaOptions): PortalGateway {
  const post = <T>(call: string, message: object, schema: z.ZodType<T>, etag?: string) =>
    postPortalMessage({
      portal: 'zoopla',
      url: new URL(`/${contract.mode}/v1/listing/${call}`, url),
      keys,
      headers: {
        'content-type': `application/json; profile=${schemas}/listing/${call}.json`,
        ...(etag !== undefined && { 'zpg-listing-etag': etag }),
      },
      message,
      schema,
      refusalStatus: 400,
    });
  return {
    build: (home) => {
      const body = buildZooplaMessage(home, contract);
      return { body, digest: createMessageDigest(body) };
    },
    show: async ({ body, digest }) => {
      const answer = await post('update', body, z.union([Updated, Refused]), digest);
      if (answer.kind === 'away') return answer;
      return answer.data.status === 'OK'
        ? { kind: 'shown', url: answer.data.url ?? undefined, warnings: [] }
        : { kind: 'refused', reasons: toReasons(answer.data) };
    },
    remove: async (reference, why) => {
      const answer = await post('delete', buildZooplaRemoval(reference, why), z.union([Deleted, Refused]));
      if (answer.kind === 'away') return answer;
      // A listing that Zoopla does not know is off, as it should be.
      if (answer.data.status === 'OK' || answer.data.error_name === 'listing_not_found')
        return { kind: 'removed' };
      return { kind: 'refused', reasons: toReasons(answer.data) };
    },
    list: async () => {
      const answer = await post('list', { branch_reference: contract.branch }, Listed);
      if (answer.kind === 'away') return answer;
      return answer.data.listings.map(({ listing_reference: reference, listing_etag: digest }) => ({
        reference,
        digest: digest ?? undefined,
      }));
    },
  };
}

function toReasons({ error_name: code, error_advice, errors }: z.output<typeof Refused>): PortalRemark[] {
  const listed = (errors ?? []).map(({ message, path }) => ({
    code,
    text: path ? `${message} (${path})` : message,
    subject: findRemarkSubject(path ?? undefined, message),
  }));
  if (listed.length > 0) return listed;
  const text = error_advice ?? '';
  return [{ code, text, subject: findRemarkSubject(code, text) }];
}
