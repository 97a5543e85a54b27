import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '../../errors.ts';
import { type ApiEvent, type ApiResponse, getOperation } from '../api-event.ts';
import { hasApiKey, isLikeApiKey, isLikeOrganisationKey } from '../api-key-text.ts';
import { type Caller, Claims, findCaller, findVerifiedClaims } from '../authentication.ts';
import { isCheckedByGateway, type Route } from '../contract.ts';
import type { KeyGate } from '../key-gate.ts';

/**
 * Adds the caller to the event: the person of the bearer token, the account of an API key, or `undefined` for a visitor.
 * @param gate lets keys make the calls that have a scope; without it no call takes one
 * @throws 422 `invalid` for a key in the address, 403 `scope_missing` where no key belongs, and what the gate throws
 */
export function authentication(gate?: KeyGate): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: async ({ event }) => {
      event.caller = await identifyCaller(event, getOperation(event).route, gate);
    },
  };
}

async function identifyCaller(
  event: ApiEvent,
  route: Route,
  gate: KeyGate | undefined,
): Promise<Caller | undefined> {
  assertNoKeyInAddress(event);
  const token = /^Bearer (.+)$/i.exec(event.headers['authorization'] ?? '')?.[1];
  if (token && isLikeOrganisationKey(token)) return admitOrganisation(event, { route, token }, gate);
  if (route.access === 'public' || !token) return undefined;
  if (isLikeApiKey(token)) {
    if (!gate?.admit || route.scope === undefined)
      throw new AppError('scope_missing', 'This call takes no API keys. A person has to make it.');
    return gate.admit(event, token, route.scope);
  }
  const claims = isCheckedByGateway(route)
    ? Claims.safeParse(gatewayClaims(event)).data
    : await findVerifiedClaims(token, route.access, new Date(event.requestContext.timeEpoch));
  return claims && findCaller(claims, token);
}

/** A key of an organisation stands for no person: what it may call is answered as to a visitor. */
async function admitOrganisation(
  event: ApiEvent,
  { route, token }: { readonly route: Route; readonly token: string },
  gate: KeyGate | undefined,
): Promise<undefined> {
  const { access, organisationScope: scope } = route;
  if (gate && scope !== undefined) await gate.admitOrganisation(event, token, scope);
  // Others that are public are open to everybody, like any call without a login.
  else if (access !== 'public')
    throw new AppError(
      'scope_missing',
      'This call takes no keys of organisations. A person or their own key has to make it.',
    );
}

/** Addresses are kept in logs and histories, so that a key that works in one would leak. */
function assertNoKeyInAddress({ rawPath, rawQueryString }: APIGatewayProxyEventV2): void {
  if (hasApiKey(rawPath) || hasApiKey(rawQueryString))
    throw new AppError(
      'invalid',
      'Send an API key in the Authorization header. End this one, as addresses are kept in logs.',
    );
}

const Authorized = z.object({
  authorizer: z.object({ jwt: z.object({ claims: z.record(z.string(), z.unknown()) }) }),
});
const gatewayClaims = (event: APIGatewayProxyEventV2) =>
  Authorized.safeParse(event.requestContext).data?.authorizer.jwt.claims;
