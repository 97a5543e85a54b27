import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type * as z from 'zod';
import { createSignedCall, type ServiceCall } from './signed-call.ts';
import { Refusal } from './site.ts';

/** What operators do at AWS with their own credentials. */
export interface AwsClients {
  /** What an SDK's client takes. */
  readonly config: { readonly region: string; readonly endpoint?: string };
  /** Calls an operation of SQS. @throws Refusal with AWS's own message */
  readonly sqs: <Answer extends z.ZodType>(
    operation: string,
    input: object,
    answer: Answer,
  ) => Promise<z.output<Answer>>;
  /** Calls an operation of AWS Backup. @throws Refusal with AWS's own message */
  readonly backup: <Answer extends z.ZodType>(
    method: 'GET' | 'PUT',
    path: string,
    input: object | undefined,
    answer: Answer,
  ) => Promise<z.output<Answer>>;
  /** Invokes a function asynchronously. @throws Refusal with AWS's own message */
  readonly invokeLater: (functionArn: string, event: unknown) => Promise<void>;
  /** Invokes a function and returns its result. @throws Refusal with AWS's message, or with the function's own error */
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  /** Puts an event on a bus by its name or ARN; `detail` is JSON text. @throws Refusal if the bus refuses it */
  readonly putEvent: (event: BusEntry) => Promise<void>;
}

/** The stage that a command works on, at AWS. */
export interface StageAccess {
  readonly stage: string;
  readonly aws: AwsClients;
}

export interface BusEntry {
  readonly bus: string;
  readonly source: string;
  readonly detailType: string;
  readonly detail: string;
}

/** The services of a region, with the credentials of the AWS command line; `endpoint` replaces AWS's own. */
export function createAwsClients(region: string, endpoint: string | undefined): AwsClients {
  const config = { region, ...(endpoint !== undefined && { endpoint }) };
  const bridge = new EventBridgeClient(config);
  const send = createSignedCall(region, endpoint);
  const call = async (serviceCall: ServiceCall) => {
    const response = await send(serviceCall);
    const text = await response.text();
    if (!response.ok) throw new Refusal(`${serviceCall.service} answered ${response.status}: ${text}`);
    if (response.headers.has('x-amz-function-error')) throw new Refusal(`The function failed: ${text}`);
    return text;
  };
  const invoke = (functionArn: string, type: 'Event' | 'RequestResponse', event: unknown) => {
    const path = `/2015-03-31/functions/${encodeURIComponent(functionArn)}/invocations`;
    const headers = { 'x-amz-invocation-type': type };
    return call({ service: 'lambda', path, headers, body: JSON.stringify(event) });
  };
  return {
    config,
    async sqs(operation, input, answer) {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `AmazonSQS.${operation}`,
      };
      const text = await call({ service: 'sqs', path: '/', headers, body: JSON.stringify(input) });
      return answer.parse(JSON.parse(text || '{}'));
    },
    async backup(method, path, input, answer) {
      const headers = { 'content-type': 'application/json' };
      const body = input === undefined ? undefined : JSON.stringify(input);
      const text = await call({ service: 'backup', method, path, headers, body });
      return answer.parse(JSON.parse(text || '{}'));
    },
    async invokeLater(functionArn, event) {
      await invoke(functionArn, 'Event', event);
    },
    async invoke(functionArn, event) {
      return parseResult(await invoke(functionArn, 'RequestResponse', event));
    },
    async putEvent({ bus, source, detailType, detail }) {
      const Entries = [{ EventBusName: bus, Source: source, DetailType: detailType, Detail: detail }];
      const answer = await bridge.send(new PutEventsCommand({ Entries }));
      const reason = answer.Entries?.[0]?.ErrorMessage;
      if (reason !== undefined) throw new Refusal(reason);
    },
  };
}

function parseResult(text: string): unknown {
  return JSON.parse(text || 'null');
}
