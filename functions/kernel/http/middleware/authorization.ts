import type { MiddlewareObj } from '@middy/core';
import { type ApiEvent, type ApiResponse, getOperation } from '../api-event.ts';
import { assertAdmitted, assertStaying } from '../authentication.ts';

/**
 * Refuses callers that the route's `access` does not admit, and changes by people who asked for the deletion of their
 * account. @throws 401 and 403 of `assertAdmitted` and `assertStaying`
 */
export function authorization(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: ({ event }) => {
      const { route } = getOperation(event);
      assertAdmitted(event.caller, route.access);
      assertStaying(event.caller, route);
    },
  };
}
