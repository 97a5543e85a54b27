import type { Request } from '../../../functions/kernel/http/contract.ts';
import type { reportRoutes } from '../../../functions/trust/cases/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof reportRoutes, 'report'>;

export const reports = createClient<Calls>({ report: 'POST /api/report' });

type Body = Extract<Request<Calls['report']>['body'], { type: 'report' | 'both' }>;
type Id<Name extends keyof Body> = NonNullable<Body[Name]>;
export type ReportCategory = Body['category'];
export type ReportAttachment = NonNullable<Body['attachments']>[number];

/** Before every list of the reader's own reports. */
export const filedReportsKey = ['filed-reports'] as const;

/** The subject of a report, with its name in the dialog. */
export type ReportSubject =
  | { readonly kind: 'home'; readonly propertyId: Id<'propertyId'> }
  | { readonly kind: 'comment'; readonly commentId: Id<'commentId'> }
  | {
      readonly kind: 'person';
      /** Missing for a person who left: only what they wrote can be reported. */
      readonly userId: string | undefined;
      readonly name: string;
      /** Whether the reporter can block them as well. */
      readonly canBlock: boolean;
      /** The message around which the evidence of a thread is taken. */
      readonly messageId?: Id<'messageId'> | undefined;
    };
