import * as z from 'zod';
import { accountState } from '../../../events/vocabulary.ts';
import { AppError, problems } from '../../kernel/errors.ts';
import { type Caller, findCaller } from '../../kernel/http/authentication.ts';
import { log } from '../../kernel/observability/log.ts';
import { addConnection, listConnections, deleteConnectionById } from './adapters/connection-repository.ts';
import { type TicketHolder, redeemTicket } from './adapters/ticket-repository.ts';
import { pong } from './domain/hint.ts';

const SocketEvent = z.object({
  queryStringParameters: z.object({ ticket: z.string().optional() }).nullish(),
  requestContext: z.object({ routeKey: z.string(), connectionId: z.string() }),
});
type SocketEvent = z.output<typeof SocketEvent>;
interface SocketResponse {
  readonly statusCode: number;
  readonly body?: string;
}

/** Handles API Gateway's connect, disconnect and message events of live connections. */
export async function handler(given: unknown): Promise<SocketResponse> {
  const event = SocketEvent.parse(given);
  const { routeKey, connectionId } = event.requestContext;
  if (routeKey === '$connect') return openConnection(event);
  if (routeKey === '$disconnect') await deleteConnectionById(connectionId);
  return { statusCode: 200, ...(routeKey === '$default' && { body: pong }) };
}

/** The most connections of one user: enough for many tabs, but not for a flood. */
const maxConnections = 20;

async function openConnection({
  queryStringParameters,
  requestContext,
}: SocketEvent): Promise<SocketResponse> {
  try {
    const holder = await redeemTicket(queryStringParameters?.ticket ?? '');
    const { id } = await authenticateTicket(holder);
    if ((await listConnections(id)).length >= maxConnections)
      throw new AppError('too_many', 'There are too many connections.');
    await addConnection({ userId: id, connectionId: requestContext.connectionId, session: holder.session });
    return { statusCode: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info('A live connection was refused', { code: error.code });
    return { statusCode: problems[error.code].status };
  }
}

/** The user may have logged out or been blocked since the ticket was issued. */
async function authenticateTicket({ sub, session, signedInAt, tokenEnds }: TicketHolder): Promise<Caller> {
  const claims = { sub, origin_jti: session, auth_time: signedInAt, exp: tokenEnds } as const;
  const caller = await findCaller({ ...claims, token_use: 'access', 'cognito:groups': [] }, '');
  if (!caller) throw new AppError('unauthenticated', 'Log in to continue.');
  if (caller.state === accountState.blocked)
    throw new AppError('account_blocked', 'This account is blocked.');
  return caller;
}
