import type { MiddlewareObj } from '@middy/core';
import { AppError } from '../../errors.ts';
import type { ApiEvent, ApiResponse } from '../api-event.ts';
import { originHeader } from '../origin-header.ts';
import { isOriginSecret } from '../origin-secret.ts';

/**
 * Refuses calls that do not come through the CDN, which alone may say who calls. The secret goes no further.
 * @throws 403 `not_through_site`
 */
export function siteOrigin(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: async ({ event }) => {
      const { [originHeader]: sent, ...headers } = event.headers;
      if (!(await isOriginSecret(sent)))
        throw new AppError('not_through_site', 'Call the API at the address of the site.');
      event.headers = headers;
    },
  };
}
