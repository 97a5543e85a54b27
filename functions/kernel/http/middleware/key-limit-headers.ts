import type { MiddlewareObj } from '@middy/core';
import type { ApiEvent, ApiResponse } from '../api-event.ts';

export const keyCallsPerMinute = 120;
export const organisationCallsPerMinute = 600;
const callsPerMinute = { key: keyCallsPerMinute, organisation: organisationCallsPerMinute };

/** Tells a caller with a key what is left to it (draft-ietf-httpapi-ratelimit-headers-08), with a refusal, too. */
export function keyLimitHeaders(): MiddlewareObj<ApiEvent, ApiResponse> {
  const addHeaders = (request: { event: ApiEvent; response: ApiResponse | null | undefined }): void => {
    const { event, response } = request;
    if (!event.keyCalls || !response) return;
    const { of, left, endsIn } = event.keyCalls;
    response.headers = {
      ...response.headers,
      'ratelimit-policy': `"${of}";q=${callsPerMinute[of]};w=60`,
      ratelimit: `"${of}";r=${left};t=${endsIn}`,
    };
  };
  return { after: addHeaders, onError: addHeaders };
}
