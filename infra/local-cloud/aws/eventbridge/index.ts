import * as z from 'zod';
import { aheadHeader } from '../../base/ahead-header.ts';
import type { Chaos } from '../../base/chaos.ts';
import type { Clock } from '../../base/clock.ts';
import { account } from '../../template/assembly.ts';
import type { RuleModel, TargetModel } from '../../template/events.ts';
import type { CloudModel } from '../../template/model.ts';
import type { Iam } from '../iam/index.ts';
import { answerJson, AwsError, type JsonOperation } from '../json-protocol.ts';
import type { InvocationAttempt, QueueSender } from '../lambda/async-invoke.ts';
import type { LocalService, ServiceEvent } from '../service.ts';
import type { Archives } from './archives.ts';
import { PutEventsEntry, toBusEvent, createBusEvent, type BusEvent } from './event.ts';
import { buildTargetInput } from './input.ts';
import { createEventLog, type DeliveryEntry, type EventLog } from './log.ts';
import { PatternError } from './operators.ts';
import { isPatternMatch } from './pattern.ts';
import { createReplayOperations } from './replay-operations.ts';

export interface BusOptions {
  readonly model: Pick<CloudModel, 'buses' | 'rules' | 'sources'>;
  readonly iam: Pick<Iam, 'refuseService'>;
  readonly clock: Clock;
  readonly archives: Archives;
  /** Queues an asynchronous invocation, which is stored when this returns. */
  readonly invokeLater: (
    functionId: string,
    event: unknown,
    trail: string,
    delayMilliseconds: number,
  ) => void;
  readonly send: QueueSender;
  /** Runs writes in one transaction. */
  readonly runInTransaction: (work: () => void) => void;
  /** Whether an event does not start a function. Default: it starts every function. */
  readonly isResting?: ((functionId: string, event: BusEvent) => boolean) | undefined;
  /**
   * Milliseconds by which the clock of an event's functions is ahead of the cloud's, which is at `now`. Default: none for
   * every event.
   */
  readonly readAhead?: ((event: BusEvent, now: number) => number) | undefined;
  readonly chaos?: Chaos | undefined;
}

export type Bus = Pick<LocalService, 'handle'> & {
  readonly log: EventLog;
  /** Puts an event on a bus, as part of a transaction of the caller. */
  readonly put: (bus: string, event: BusEvent) => void;
  /** Puts an event of an AWS service on the default bus. */
  readonly publish: (event: ServiceEvent) => void;
  /** Lets PutEvents refuse every entry, as in an outage of the service, until it is ended. */
  readonly setOutage: (outage: boolean) => void;
  /** Records the outcome of an asynchronous invocation in the event log. */
  readonly onDelivery: (delivery: InvocationAttempt) => void;
};

const maxEntries = 10;
const maxBytes = 1024 * 1024;

/** EventBridge: buses with rules, whose deliveries are stored before PutEvents answers. */
export function createBus(options: BusOptions): Bus {
  const { model, clock, archives, runInTransaction } = options;
  const log = createEventLog();
  const deliver = createDeliver(options, (bus, event) => put(bus, event));

  const put = (bus: string, event: BusEvent) => {
    archives.add(bus, event);
    run(
      bus,
      model.rules.filter((rule) => rule.bus === bus),
      event,
    );
  };

  const run = (bus: string, candidates: readonly RuleModel[], event: BusEvent) => {
    const rules = candidates.filter(
      ({ enabled, pattern }) => enabled && pattern !== undefined && isPatternMatch(pattern, event),
    );
    log.add({
      id: event.id,
      bus,
      time: event.time,
      source: event.source,
      detailType: event['detail-type'],
      detail: event.detail,
      deliveries: rules.flatMap((rule) => rule.targets.map((target) => deliver(rule, target, event))),
    });
  };

  let outage = false;
  const replays = createReplayOperations({ model, archives, run, runInTransaction });
  const operations = {
    ...replays,
    ...createBusOperations(model.buses, clock, (accepted) => {
      if (outage) return false;
      runInTransaction(() => {
        for (const { bus, event } of accepted) put(bus, event);
      });
      return true;
    }),
  };
  return {
    log,
    put,
    setOutage(value) {
      outage = value;
    },
    handle: (request, response) => answerJson(request, response, operations),
    publish: ({ source, detailType, detail, resources = [] }) =>
      runInTransaction(() =>
        put('default', createBusEvent(source, detailType, detail, { resources, time: clock.now() })),
      ),
    onDelivery: (delivery) => noteDelivery(log, delivery),
  };
}

type Deliver = (rule: RuleModel, target: TargetModel, event: BusEvent) => DeliveryEntry;

/** Delivers an event to a target of a rule; `put` forwards it to another bus. */
function createDeliver(
  { model, iam, invokeLater, isResting, readAhead, chaos, ...options }: BusOptions,
  put: (bus: string, event: BusEvent) => void,
): Deliver {
  const maySend = (rule: RuleModel, queueArn: string) => isSendAllowed(iam, rule, queueArn);
  const send =
    (rule: RuleModel): QueueSender =>
    (arn, body, attributes) => {
      if (maySend(rule, arn)) options.send(arn, body, attributes);
    };
  return (rule, target, event) => {
    const input = buildTargetInput(target, event);
    const { destination } = target;
    const delivery = { rule: rule.name, target: destination.arn, attempts: 0 };
    const permitted = destination.kind === 'queue' ? maySend(rule, destination.arn) : target.permitted;
    if (!permitted) return { ...delivery, ...createRefusal(send(rule), rule, target, event) };
    if (destination.kind === 'function') {
      if (isResting?.(destination.functionId, event) === true)
        return { ...delivery, state: 'rested' as const };
      const given = moveClock(input, readAhead?.(event, options.clock.now()) ?? 0);
      startFunction({ invokeLater, chaos }, destination.functionId, given, createTrail(event, rule));
      return { ...delivery, state: 'pending' as const };
    }
    const reader = model.sources.find(({ sourceArn }) => sourceArn === destination.arn);
    if (reader && isResting?.(reader.functionId, event) === true)
      return { ...delivery, state: 'rested' as const };
    if (destination.kind === 'queue') options.send(destination.arn, JSON.stringify(input));
    else put(destination.name, event);
    return { ...delivery, state: 'delivered' as const, attempts: 1 };
  };
}

function noteDelivery(log: EventLog, { trail, state, attempts, error }: InvocationAttempt): void {
  if (trail === undefined) return;
  const [eventId, rule] = z.tuple([z.string(), z.string()]).parse(JSON.parse(trail));
  const entry = log.delivery(eventId, rule);
  if (entry) Object.assign(entry, { state, attempts, ...(error !== undefined && { error }) });
}

/** Whether a queue's policy lets EventBridge send to it for a rule. */
const isSendAllowed = (iam: Pick<Iam, 'refuseService'>, rule: RuleModel, queueArn: string): boolean =>
  iam.refuseService('events.amazonaws.com', {
    action: 'sqs:SendMessage',
    resource: queueArn,
    context: () => ({ 'aws:SourceArn': rule.arn, 'aws:SourceAccount': account }),
  }) === undefined;

/** An input whose function's clock is ahead by so many milliseconds. */
const moveClock = (input: unknown, ahead: number): unknown =>
  ahead === 0 || typeof input !== 'object' ? input : { ...input, headers: { [aheadHeader]: String(ahead) } };

const createTrail = (event: BusEvent, rule: RuleModel) => JSON.stringify([event.id, rule.name]);

/** Queues one invocation, or as many as the faults of a test ask for. */
function startFunction(
  { invokeLater, chaos }: Pick<BusOptions, 'invokeLater' | 'chaos'>,
  functionId: string,
  input: unknown,
  trail: string,
): void {
  for (const delay of chaos?.listDelays() ?? [0]) invokeLater(functionId, input, trail, delay);
}

/** Without permission EventBridge does not retry: the event goes to the target's dead letter queue. */
function createRefusal(send: QueueSender, rule: RuleModel, target: TargetModel, event: BusEvent) {
  const error = `the policy of ${target.destination.arn} does not let ${rule.name} start it`;
  if (target.deadLetter === undefined) return { state: 'lost' as const, error };
  send(target.deadLetter, JSON.stringify(event), {
    RULE_ARN: rule.arn,
    TARGET_ARN: target.destination.arn,
    ERROR_CODE: 'NO_PERMISSIONS',
    ERROR_MESSAGE: error,
  });
  return { state: 'dead-lettered' as const, error };
}

interface Accepted {
  readonly bus: string;
  readonly event: BusEvent;
}

const failure = { ErrorCode: 'InternalFailure', ErrorMessage: 'Unexpected Internal Failure' };

function createBusOperations(
  buses: readonly string[],
  clock: Clock,
  accept: (accepted: readonly Accepted[]) => boolean,
): Record<string, JsonOperation> {
  return {
    PutEvents(input) {
      const { Entries } = z.object({ Entries: z.array(PutEventsEntry).min(1).max(maxEntries) }).parse(input);
      if (Buffer.byteLength(JSON.stringify(Entries)) > maxBytes)
        throw new AwsError(
          'ValidationException',
          'Total size of the entries in the request is over the limit.',
        );
      const accepted: Accepted[] = [];
      const answers = Entries.map((entry) => {
        const event = toBusEvent(entry, clock.now());
        if ('ErrorCode' in event) return event;
        const bus = entry.EventBusName.split('/').at(-1) ?? 'default';
        // EventBridge accepts and drops an event for an unknown bus; here it is refused, to reveal typos.
        if (!buses.includes(bus))
          throw new AwsError('ResourceNotFoundException', `Event bus ${bus} does not exist.`);
        accepted.push({ bus, event });
        return { EventId: event.id };
      });
      if (!accept(accepted)) return { FailedEntryCount: Entries.length, Entries: Entries.map(() => failure) };
      return { FailedEntryCount: answers.filter((answer) => 'ErrorCode' in answer).length, Entries: answers };
    },
    TestEventPattern(input) {
      const { EventPattern, Event } = z.object({ EventPattern: z.string(), Event: z.string() }).parse(input);
      const pattern = z.record(z.string(), z.unknown()).parse(JSON.parse(EventPattern));
      try {
        return { Result: isPatternMatch(pattern, JSON.parse(Event)) };
      } catch (error) {
        if (error instanceof PatternError) throw new AwsError('InvalidEventPatternException', error.message);
        throw error;
      }
    },
  };
}
