import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { SignatureV4 } from '@smithy/signature-v4';
import type * as z from 'zod';
import { Refusal } from './site.ts';

/** What operators do at AWS with their own credentials. */
export interface Aws {
  /** Calls an operation of SQS. @throws Refusal with AWS's own message */
  readonly sqs: <Answer extends z.ZodType>(
    operation: string,
    input: object,
    answer: Answer,
  ) => Promise<z.output<Answer>>;
  /** Invokes a function asynchronously. @throws Refusal with AWS's own message */
  readonly invokeLater: (functionArn: string, event: unknown) => Promise<void>;
  /** Puts an event on a bus by its name or ARN; `detail` is JSON text. @throws Refusal if the bus refuses it */
  readonly putEvent: (event: BusEntry) => Promise<void>;
}

export interface BusEntry {
  readonly bus: string;
  readonly source: string;
  readonly detailType: string;
  readonly detail: string;
}

/** The services of a region, with the credentials of the AWS command line; `endpoint` replaces AWS's own. */
export function awsOf(region: string, endpoint: string | undefined): Aws {
  const bridge = new EventBridgeClient({ region, ...(endpoint !== undefined && { endpoint }) });
  const call = async (service: string, path: string, headers: Record<string, string>, body: string) => {
    const url = new URL(path, endpoint ?? `https://${service}.${region}.amazonaws.com`);
    const { credentials, sha256 } = bridge.config;
    const signer = new SignatureV4({ service, region, credentials, sha256 });
    const signed = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { ...headers, host: url.host },
      body,
    });
    const response = await fetch(url, { method: 'POST', headers: signed.headers, body });
    const text = await response.text();
    if (!response.ok) throw new Refusal(`${service} answered ${response.status}: ${text}`);
    return text;
  };
  return {
    async sqs(operation, input, answer) {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `AmazonSQS.${operation}`,
      };
      const text = await call('sqs', '/', headers, JSON.stringify(input));
      return answer.parse(JSON.parse(text || '{}'));
    },
    async invokeLater(functionArn, event) {
      const path = `/2015-03-31/functions/${encodeURIComponent(functionArn)}/invocations`;
      await call('lambda', path, { 'x-amz-invocation-type': 'Event' }, JSON.stringify(event));
    },
    async putEvent({ bus, source, detailType, detail }) {
      const Entries = [{ EventBusName: bus, Source: source, DetailType: detailType, Detail: detail }];
      const answer = await bridge.send(new PutEventsCommand({ Entries }));
      const reason = answer.Entries?.[0]?.ErrorMessage;
      if (reason !== undefined) throw new Refusal(reason);
    },
  };
}
