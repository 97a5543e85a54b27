import * as z from 'zod';
import type { FunctionModel } from './functions.ts';
import type { Resources } from './resources.ts';

export interface ScheduleModel {
  readonly id: string;
  readonly name: string;
  readonly arn: string;
  readonly expression: string;
  readonly timezone: string;
  readonly enabled: boolean;
  readonly functionId: string;
  /** The event of the function, as JSON text. */
  readonly input: string;
}

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.string().default('ENABLED'),
  Target: z.object({ Arn: z.string(), Input: z.string().default('{}') }),
});

export function readSchedules(
  resources: Resources,
  findFunction: (reference: string) => FunctionModel,
): ScheduleModel[] {
  return resources.of('AWS::Scheduler::Schedule').map((found) => {
    const schedule = found.read(Schedule);
    return {
      id: found.id,
      name: found.name,
      arn: String(found.attribute('Arn')),
      expression: schedule.ScheduleExpression,
      timezone: schedule.ScheduleExpressionTimezone,
      enabled: schedule.State !== 'DISABLED',
      functionId: findFunction(schedule.Target.Arn).id,
      input: schedule.Target.Input,
    };
  });
}
