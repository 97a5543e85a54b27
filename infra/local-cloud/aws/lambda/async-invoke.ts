import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import type { Chaos } from '../../base/chaos.ts';
import type { Clock } from '../../base/clock.ts';
import type { TaskOutcome, Task, Tasks } from '../../base/tasks.ts';
import type { FunctionModel } from '../../template/functions.ts';
import type { Iam } from '../iam/index.ts';
import { FunctionError } from './function-error.ts';

/** The outcome of one attempt of an asynchronous invocation. */
export interface InvocationAttempt {
  /** The `trail` given to `createAsyncInvoke`, which identifies the invocation. */
  readonly trail: string | undefined;
  readonly state: 'delivered' | 'retried' | 'dead-lettered' | 'lost';
  readonly attempts: number;
  readonly error?: string;
}

export type QueueSender = (
  queueArn: string,
  body: string,
  attributes?: Readonly<Record<string, string>>,
) => void;

interface AsyncInvokeOptions {
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly findFunction: (id: string) => FunctionModel;
  readonly send: QueueSender;
  readonly iam: Pick<Iam, 'refuse'>;
  readonly retryMilliseconds: (attempt: number) => number;
  readonly chaos?: Chaos | undefined;
  readonly onDelivery: (delivery: InvocationAttempt) => void;
  readonly log: (line: string) => void;
}

const Body = z.object({ functionId: z.string(), event: z.unknown(), trail: z.string().optional() });

/**
 * Lambda's asynchronous invocation: stored, retried, then sent to the destination for failures.
 */
export function createAsyncInvoke(options: AsyncInvokeOptions) {
  const { tasks, clock, onDelivery } = options;
  const fail = (fn: FunctionModel, task: Task, error: FunctionError): TaskOutcome => {
    const { event, trail } = Body.parse(task.body);
    const attempts = task.attempt + 1;
    const { retries, maxAgeSeconds } = fn.asynchronous;
    const tooOld = clock.now() - task.createdAt > maxAgeSeconds * 1000;
    const about = { trail, attempts, error: error.message };
    if (task.attempt < retries && !tooOld) {
      onDelivery({ ...about, state: 'retried' });
      return { retryInMilliseconds: options.retryMilliseconds(task.attempt) };
    }
    const kept = discardEvent(options, fn, event, { error, attempts, tooOld });
    onDelivery({ ...about, state: kept ? 'dead-lettered' : 'lost' });
    if (!kept) options.log(`${fn.id} lost an event after ${attempts} attempts: ${error.message}`);
    return 'done';
  };
  tasks.register('invocation', async (task) => {
    const { functionId, event, trail } = Body.parse(task.body);
    // The service that accepted the event answers its own caller first.
    await turn();
    const end = options.chaos?.onAttempt(task.attempt);
    try {
      await options.invoke(functionId, event);
      if (options.chaos?.isResultLost(task.attempt) === true) throw createLostResult();
      onDelivery({ trail, state: 'delivered', attempts: task.attempt + 1 });
      return 'done';
    } catch (error) {
      if (!(error instanceof FunctionError)) throw error;
      return fail(options.findFunction(functionId), task, error);
    } finally {
      end?.();
    }
  });
  return (functionId: string, event: unknown, trail?: string, delayMilliseconds = 0): void =>
    tasks.add('invocation', { functionId, event, trail }, delayMilliseconds);
}

const createLostResult = () =>
  new FunctionError(
    { errorType: 'Runtime.ExitError', errorMessage: 'the function exited after its work', trace: [] },
    '',
  );

/**
 * Sends the event to the function's failure destination and dead letter queue with the function's own role; false if
 * it has neither that it may send to.
 */
function discardEvent(
  { send, iam, clock }: AsyncInvokeOptions,
  fn: FunctionModel,
  event: unknown,
  { error, attempts, tooOld }: { error: FunctionError; attempts: number; tooOld: boolean },
): boolean {
  const permitted = (queueArn: string | undefined) =>
    queueArn !== undefined && iam.refuse(fn.id, [{ action: 'sqs:SendMessage', resource: queueArn }])
      ? undefined
      : queueArn;
  const onFailure = permitted(fn.asynchronous.onFailure);
  const deadLetter = permitted(fn.asynchronous.deadLetter);
  if (onFailure !== undefined)
    send(
      onFailure,
      JSON.stringify({
        version: '1.0',
        timestamp: new Date(clock.now()).toISOString(),
        requestContext: {
          requestId: error.requestId,
          functionArn: `${fn.arn}:$LATEST`,
          condition: tooOld ? 'EventAgeExceeded' : 'RetriesExhausted',
          approximateInvokeCount: attempts,
        },
        requestPayload: event,
        responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
        responsePayload: error.payload(),
      }),
    );
  if (deadLetter !== undefined)
    send(deadLetter, JSON.stringify(event), {
      RequestID: error.requestId,
      ErrorCode: '200',
      ErrorMessage: error.message.slice(0, 1024),
    });
  return onFailure !== undefined || deadLetter !== undefined;
}
