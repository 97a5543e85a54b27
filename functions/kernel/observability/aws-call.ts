import { now } from '../clock.ts';
import { type AwsCall, traceCall } from './trace.ts';

type Next = (args: never) => Promise<unknown>;
interface CallContext {
  readonly clientName?: string;
  readonly commandName?: string;
}
interface AwsClient {
  readonly middlewareStack: {
    add(
      middleware: (next: Next, context: CallContext) => Next,
      options: { readonly step: 'initialize'; readonly name: string; readonly override: true },
    ): void;
    remove(name: string): boolean;
  };
}

const failed = new WeakMap<object, AwsCall>();

/** The call in which the SDK threw an error, which the error itself does not name. */
export function findFailedCall(error: object): AwsCall | undefined {
  return failed.get(error);
}

/** The SDK's middleware that copies each input and output for a logger, whether or not there is one. */
const copiesForLogger = 'loggerMiddleware';

/**
 * Returns the client, whose calls are named in logged errors, and are parts of the trace of a sampled run. It has no
 * logger of the SDK: for none, each call spent a twentieth of its processor time.
 */
export function observeCalls<Client extends AwsClient>(client: Client): Client {
  client.middlewareStack.remove(copiesForLogger);
  client.middlewareStack.add(
    (next, { clientName = '', commandName = '' }) =>
      async (args) => {
        const call = {
          service: clientName.replace(/Client$/, ''),
          operation: commandName.replace(/Command$/, ''),
        };
        const startedAt = now().getTime();
        try {
          const result = await next(args);
          traceCall(call, { startedAt, endedAt: now().getTime(), failed: false });
          return result;
        } catch (error) {
          traceCall(call, { startedAt, endedAt: now().getTime(), failed: true });
          if (typeof error === 'object' && error !== null) failed.set(error, call);
          throw error;
        }
      },
    { step: 'initialize', name: 'observeCalls', override: true },
  );
  return client;
}
