import type { reportRoutes } from '../../../functions/cases/contract.ts';
import type { Request } from '../../../functions/kernel/http/contract.ts';
import { client } from '../../lib/client.ts';

type Calls = Pick<typeof reportRoutes, 'report'>;

export const reports = client<Calls>({ report: 'POST /api/report' });

type Body = Extract<Request<Calls['report']>['body'], { type: 'report' | 'both' }>;
type Id<Name extends keyof Body> = NonNullable<Body[Name]>;
export type Category = Body['category'];

/** What a report is about, with what the dialog calls it. */
export type Reported =
  | { readonly kind: 'home'; readonly propertyId: Id<'propertyId'> }
  | { readonly kind: 'comment'; readonly commentId: Id<'commentId'> }
  | {
      readonly kind: 'person';
      readonly userId: string;
      readonly name: string;
      /** Of a conversation: the message that the evidence is taken around. */
      readonly messageId?: Id<'messageId'> | undefined;
    };
