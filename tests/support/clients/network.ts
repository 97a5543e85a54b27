import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { apis } from '../../../functions/delivery/manifest/index.ts';
import { marketplaceGroups } from '../../../functions/delivery/openapi.ts';
import { OriginSecret, originHeader } from '../../../functions/kernel/http/origin-header.ts';
import type { TestCloud } from '../test-cloud.ts';

const Reply = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.coerce.string()).default({}),
  body: z.string().default('{}'),
});

interface Sent {
  /** The address that the CDN would have seen. */
  readonly ip: string;
  /** By default the present one. */
  readonly secret?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let addresses = 0;
/** An address of a network that no other test uses. */
export function createNetworkAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Calls from any network: to the functions of the API, as the CDN makes them. */
export function createNetworkClient(cloud: TestCloud) {
  const functionOf = (entry: string): string => {
    const found = cloud.model.functions.find((one) => one.entry.endsWith(entry));
    if (!found) throw new Error(`The stacks have no function for ${entry}`);
    return found.id;
  };

  async function readOriginSecret(): Promise<OriginSecret> {
    const sdk = new SecretsManagerClient(cloud.aws);
    const { SecretString = '' } = await sdk.send(new GetSecretValueCommand({ SecretId: 'gable/dev/origin' }));
    sdk.destroy();
    return OriginSecret.parse(JSON.parse(SecretString));
  }

  /** Calls a route without authorizer, such as `POST /oauth/token`. */
  async function callPastCdn(routeKey: string, { ip, secret, body, headers }: Sent) {
    const [group] =
      Object.entries(marketplaceGroups).find(([, routes]) =>
        Object.values(routes).some(({ method, path }) => `${method} ${path}` === routeKey),
      ) ?? [];
    const entry = Object.entries(apis).find(([name]) => name === group)?.[1].entry ?? '';
    const reply = Reply.parse(
      await cloud.invoke(functionOf(entry), {
        version: '2.0',
        routeKey,
        rawPath: routeKey.split(' ')[1],
        rawQueryString: '',
        headers: {
          'content-type': 'application/json',
          'true-client-ip': ip,
          [originHeader]: secret ?? (await readOriginSecret()).current,
          ...headers,
        },
        requestContext: {
          requestId: 'direct',
          http: { method: 'POST', sourceIp: '192.0.2.9', userAgent: '' },
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        isBase64Encoded: false,
      }),
    );
    const document = z.record(z.string(), z.unknown()).parse(JSON.parse(reply.body));
    return { status: reply.statusCode, headers: reply.headers, body: document };
  }

  return { callPastCdn, functionOf, readOriginSecret };
}
