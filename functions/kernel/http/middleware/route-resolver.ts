import type { MiddlewareObj } from '@middy/core';
import { AppError } from '../../errors.ts';
import type { ApiEvent, ApiResponse, RouteOperation } from '../api-event.ts';

/**
 * Finds the operation of an event by its route key, such as `GET /api/offers/{id}`.
 * @throws 404 `not_found` for a route key that the group does not have
 */
export function routeResolver(
  operations: ReadonlyMap<string, RouteOperation>,
): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: ({ event }) => {
      const operation = operations.get(event.routeKey);
      if (!operation) throw new AppError('not_found', 'We can’t find that call.');
      event.operation = operation;
    },
  };
}
