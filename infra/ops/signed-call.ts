import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { SignatureV4 } from '@smithy/signature-v4';

export interface ServiceCall {
  /** As it signs and names its host: `sqs`, `ssm`. */
  readonly service: string;
  readonly method?: 'GET' | 'PUT' | 'POST';
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export type SignedCall = (call: ServiceCall) => Promise<Response>;

/**
 * Calls services of a region that the project has no SDK client of, with the credentials of the AWS command line;
 * `endpoint` replaces AWS's own.
 */
export function createSignedCall(region: string, endpoint: string | undefined): SignedCall {
  const { credentials, sha256 } = new EventBridgeClient({ region }).config;
  return async ({ service, method = 'POST', path, headers = {}, body }) => {
    const url = new URL(path, endpoint ?? `https://${service}.${region}.amazonaws.com`);
    const signer = new SignatureV4({ service, region, credentials, sha256 });
    const signed = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host },
      ...(body !== undefined && { body }),
    });
    return fetch(url, { method, headers: signed.headers, ...(body !== undefined && { body }) });
  };
}
