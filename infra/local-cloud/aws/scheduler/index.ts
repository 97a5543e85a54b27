import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/database.ts';
import type { CloudModel } from '../../template/model.ts';
import { createBusEvent, type BusEvent } from '../eventbridge/event.ts';
import type { Iam } from '../iam/index.ts';
import { AwsError } from '../json-protocol.ts';
import type { QueueSender } from '../lambda/async-invoke.ts';
import { answerRest, type RestCall } from '../rest-protocol.ts';
import type { LocalService } from '../service.ts';
import { createSchedulerOperations, createTargetCheck, type SchedulerOperations } from './operations.ts';
import { createRoleCheck } from './roles.ts';
import { createSchedulerStore, type StoredSchedule } from './store.ts';

/** A schedule that was made at run time, as the local cloud's pages show it. */
export interface PendingSchedule {
  readonly name: string;
  readonly group: string;
  readonly at: string;
  readonly detailType: string;
  readonly detail: unknown;
}

export type Scheduler = Pick<LocalService, 'handle'> & {
  /** The schedules that have not fired yet, the next one first. */
  readonly pending: () => readonly PendingSchedule[];
  /** Fires a schedule now, whatever its time; false if no pending one has that name. */
  readonly trigger: (name: string) => boolean;
  /** Fires all overdue schedules, and from now on each one when it is due. */
  readonly start: () => void;
  readonly stop: () => void;
};

export interface SchedulerOptions {
  readonly model: Pick<CloudModel, 'resources' | 'buses'>;
  readonly clock: Clock;
  readonly state: Database;
  readonly iam: Pick<Iam, 'refuseRole'>;
  /** Puts an event on a bus, as part of the transaction under way. */
  readonly put: (bus: string, event: BusEvent) => void;
  readonly send: QueueSender;
}

const longestTimer = 2 ** 31 - 1;
const groupType = 'AWS::Scheduler::ScheduleGroup';

/** EventBridge Scheduler for one-time schedules with a bus as target; fires each in one transaction. */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { model, clock, state } = options;
  const store = createSchedulerStore(state);
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  const trigger = (stored: StoredSchedule) =>
    state.transaction(() => {
      if (stored.schedule.ActionAfterCompletion === 'DELETE') store.remove(stored.group, stored.name);
      else store.rest(stored);
      deliverEvent(options, stored);
    });
  const tellDue = () => {
    clearTimeout(timer);
    if (!running) return;
    for (const stored of store.waiting(clock.now())) trigger(stored);
    const next = store.nextDue();
    if (next !== undefined)
      timer = setTimeout(tellDue, Math.min(Math.max(next - clock.now(), 1), longestTimer)).unref();
  };
  clock.onChange(tellDue);

  const operations = createSchedulerOperations({
    store,
    clock,
    groups: ['default', ...model.resources.of(groupType).map(({ name }) => name)],
    checkTarget: createTargetCheck(
      (arn) => model.buses.includes(toBusName(arn)),
      createRoleCheck(model.resources),
    ),
    onChange: tellDue,
  });
  return {
    handle: (request, response) => answerRest(request, response, (call) => answerCall(operations, call)),
    pending: () => store.waiting().map(toPendingSchedule),
    trigger(name) {
      const stored = store
        .waiting()
        .find(
          (storedSchedule) =>
            storedSchedule.name === name || `${storedSchedule.group}/${storedSchedule.name}` === name,
        );
      if (stored) trigger(stored);
      return stored !== undefined;
    },
    start() {
      running = true;
      tellDue();
    },
    stop() {
      running = false;
      clearTimeout(timer);
    },
  };
}

const toBusName = (arn: string) => arn.split(':event-bus/')[1] ?? '';

/**
 * Puts the event with the schedule's role. One for a bus that no longer exists, or that the role may not put, goes
 * to the dead letter queue, which needs the role as well.
 */
function deliverEvent(options: SchedulerOptions, { schedule: { Target } }: StoredSchedule): void {
  const { model, iam, put, send, clock } = options;
  const { Arn, RoleArn, EventBridgeParameters: parameters, Input, DeadLetterConfig } = Target;
  const bus = toBusName(Arn);
  const detail: unknown = JSON.parse(Input);
  const refusal = iam.refuseRole(RoleArn, [{ action: 'events:PutEvents', resource: Arn }]);
  const isKnown = model.buses.includes(bus);
  if (isKnown && !refusal)
    put(
      bus,
      createBusEvent(parameters.Source, parameters.DetailType, detail, { resources: [], time: clock.now() }),
    );
  else if (
    DeadLetterConfig &&
    !iam.refuseRole(RoleArn, [{ action: 'sqs:SendMessage', resource: DeadLetterConfig.Arn }])
  )
    send(DeadLetterConfig.Arn, Input, {
      ERROR_CODE: isKnown ? 'AccessDeniedException' : 'ResourceNotFoundException',
      ...(refusal && { ERROR_MESSAGE: refusal.message }),
      TARGET_ARN: Arn,
    });
}

function answerCall(operations: SchedulerOperations, { method, path, query, body }: RestCall): unknown {
  const [collection, name] = path;
  const group = query.get('groupName') ?? undefined;
  const input = (): unknown => JSON.parse(body.toString() || '{}');
  if (collection === 'schedules' && name === undefined && method === 'GET') return operations.list(query);
  if (collection === 'schedules' && name !== undefined) {
    if (method === 'POST') return operations.create(name, input());
    if (method === 'PUT') return operations.update(name, input());
    if (method === 'GET') return operations.get(name, group);
    if (method === 'DELETE') return operations.remove(name, group);
  }
  if (collection === 'schedule-groups' && method === 'GET')
    return name === undefined ? operations.groups() : operations.group(name);
  throw new AwsError('UnknownOperationException', `${method} /${path.join('/')} is not run here`, 404);
}

const toPendingSchedule = ({ name, group, due, schedule: { Target } }: StoredSchedule): PendingSchedule => ({
  name,
  group,
  at: new Date(due).toISOString(),
  detailType: Target.EventBridgeParameters.DetailType,
  detail: JSON.parse(Target.Input),
});
