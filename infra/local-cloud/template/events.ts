import * as z from 'zod';
import type { FunctionModel } from './functions.ts';
import { readPermissions } from './permissions.ts';
import type { Resources } from './resources.ts';

/** The destination of an event: a function of the template, a queue or another bus, by ARN. */
type Destination =
  | { readonly kind: 'function'; readonly functionId: string; readonly arn: string }
  | { readonly kind: 'queue'; readonly arn: string }
  | { readonly kind: 'bus'; readonly name: string; readonly arn: string };

export interface TargetModel {
  readonly id: string;
  readonly destination: Destination;
  /** Whether the function's policy lets the rule start it; if not, EventBridge gives up without retries. */
  readonly permitted: boolean;
  /** ARN of the queue for events that could not be delivered; a function's own failures go elsewhere. */
  readonly deadLetter: string | undefined;
  /** The input that the rule defines for the target in place of the event. */
  readonly input:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'path'; readonly path: string }
    | {
        readonly kind: 'template';
        readonly paths: Readonly<Record<string, string>>;
        readonly template: string;
      }
    | undefined;
}

export interface RuleModel {
  readonly id: string;
  readonly name: string;
  readonly arn: string;
  readonly bus: string;
  readonly pattern: Readonly<Record<string, unknown>> | undefined;
  readonly schedule: string | undefined;
  readonly enabled: boolean;
  readonly targets: readonly TargetModel[];
}

const Target = z.object({
  Id: z.string(),
  Arn: z.string(),
  DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
  Input: z.string().optional(),
  InputPath: z.string().optional(),
  InputTransformer: z
    .object({ InputPathsMap: z.record(z.string(), z.string()).default({}), InputTemplate: z.string() })
    .optional(),
});

const Rule = z.object({
  EventBusName: z.string().default('default'),
  EventPattern: z.record(z.string(), z.unknown()).optional(),
  ScheduleExpression: z.string().optional(),
  State: z.string().default('ENABLED'),
  Targets: z.array(Target).default([]),
});

export function readBuses(resources: Resources): string[] {
  return ['default', ...resources.of('AWS::Events::EventBus').map((found) => found.name)];
}

/** Reads the rules of every bus, those with an event pattern and those with a schedule. */
export function readRules(
  resources: Resources,
  findFunction: (reference: string) => FunctionModel,
): RuleModel[] {
  const mayInvoke = readPermissions(resources);
  return resources.of('AWS::Events::Rule').map((found) => {
    const rule = found.read(Rule);
    const arn = String(found.attribute('Arn'));
    const permitted = ({ kind, arn: target }: Destination) =>
      kind !== 'function' || mayInvoke('events.amazonaws.com', arn, target);
    return {
      id: found.id,
      name: found.name,
      arn,
      bus: rule.EventBusName.split('/').at(-1) ?? 'default',
      pattern: rule.EventPattern,
      schedule: rule.ScheduleExpression,
      enabled: rule.State !== 'DISABLED',
      targets: rule.Targets.map((target) => {
        const destination = toDestination(target.Arn, findFunction);
        return {
          id: target.Id,
          destination,
          permitted: permitted(destination),
          deadLetter: target.DeadLetterConfig?.Arn,
          input: toTargetInput(target),
        };
      }),
    };
  });
}

/** The kind of destination of a target's ARN; throws for unsupported kinds. */
function toDestination(arn: string, findFunction: (reference: string) => FunctionModel): Destination {
  const [, , service, , , ...rest] = arn.split(':');
  if (service === 'lambda') return { kind: 'function', functionId: findFunction(arn).id, arn };
  if (service === 'sqs') return { kind: 'queue', arn };
  if (service === 'events') return { kind: 'bus', name: rest.join(':').replace('event-bus/', ''), arn };
  throw new Error(`${arn} cannot be a target here`);
}

function toTargetInput(target: z.output<typeof Target>): TargetModel['input'] {
  if (target.Input !== undefined) return { kind: 'text', text: target.Input };
  if (target.InputPath !== undefined) return { kind: 'path', path: target.InputPath };
  const transformer = target.InputTransformer;
  return (
    transformer && { kind: 'template', paths: transformer.InputPathsMap, template: transformer.InputTemplate }
  );
}
