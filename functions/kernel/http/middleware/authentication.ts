import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod';
import { type ApiEvent, type ApiResponse, getOperation } from '../api-event.ts';
import { type Caller, Claims, findCaller, findVerifiedClaims } from '../authentication.ts';
import type { Access } from '../contract.ts';

/** Adds the caller to the event: the person of the bearer token, or `undefined` for a visitor. */
export function authentication(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: async ({ event }) => {
      event.caller = await identifyCaller(event, getOperation(event).route.access);
    },
  };
}

async function identifyCaller(event: APIGatewayProxyEventV2, access: Access): Promise<Caller | undefined> {
  const token = /^Bearer (.+)$/i.exec(event.headers['authorization'] ?? '')?.[1];
  if (access === 'public' || !token) return undefined;
  // The gateway verifies tokens on every route but those that a visitor may call, too.
  const claims =
    access === 'anyone' ? await findVerifiedClaims(token) : Claims.safeParse(gatewayClaims(event)).data;
  return claims && findCaller(claims, token);
}

const Authorized = z.object({
  authorizer: z.object({ jwt: z.object({ claims: z.record(z.string(), z.unknown()) }) }),
});
const gatewayClaims = (event: APIGatewayProxyEventV2) =>
  Authorized.safeParse(event.requestContext).data?.authorizer.jwt.claims;
