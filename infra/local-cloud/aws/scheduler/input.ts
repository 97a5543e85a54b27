import * as z from 'zod';
import { parseTimetable } from '../eventbridge-schedules/expression.ts';
import { AwsError } from '../json-protocol.ts';

/** The supported input of CreateSchedule and UpdateSchedule. */
export const Schedule = z.object({
  ScheduleExpression: z.string().min(1).max(256),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  FlexibleTimeWindow: z.object({ Mode: z.literal('OFF') }),
  ActionAfterCompletion: z.enum(['NONE', 'DELETE']).default('NONE'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Description: z.string().max(512).optional(),
  GroupName: z.string().default('default'),
  Target: z.object({
    Arn: z.string(),
    RoleArn: z.string(),
    Input: z.string().default('{}'),
    EventBridgeParameters: z.object({
      DetailType: z.string().min(1).max(128),
      Source: z.string().regex(/^(?!aws\.)[.\-_A-Za-z0-9/]+$/),
    }),
    DeadLetterConfig: z.object({ Arn: z.string() }).optional(),
    RetryPolicy: z
      .object({
        MaximumRetryAttempts: z.int().min(0).max(185).optional(),
        MaximumEventAgeInSeconds: z.int().min(60).max(86_400).optional(),
      })
      .optional(),
  }),
});
export type Schedule = z.output<typeof Schedule>;

export const ScheduleName = z.string().regex(/^[0-9a-zA-Z-_.]{1,64}$/);

export function createValidationError(message: string): AwsError {
  return new AwsError('ValidationException', message);
}

/**
 * When a one-time schedule is due, in milliseconds since 1970.
 * @throws AwsError ValidationException for other expressions: recurring ones come from the template only
 */
export function parseDueTime({ ScheduleExpression, ScheduleExpressionTimezone: zone }: Schedule): number {
  const refused = createValidationError(`Invalid Schedule Expression ${ScheduleExpression}.`);
  if (!/^at\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\)$/.test(ScheduleExpression)) throw refused;
  try {
    const due = parseTimetable(ScheduleExpression, zone, 0).next(0);
    if (due !== undefined) return due;
  } catch {
    // No such day, or no such zone.
  }
  throw refused;
}
