import type { MiddlewareObj } from '@middy/core';
import { type ApiEvent, type ApiResponse, getOperation } from '../api-event.ts';
import { assertAdmitted } from '../authentication.ts';

/** Refuses callers that the route's `access` does not admit. @throws 401 and 403 of `assertAdmitted` */
export function authorization(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: ({ event }) => assertAdmitted(event.caller, getOperation(event).route.access),
  };
}
