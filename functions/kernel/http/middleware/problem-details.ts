import type { MiddlewareObj } from '@middy/core';
import type { ApiEvent, ApiResponse } from '../api-event.ts';
import { toErrorReply } from '../response.ts';

/** Answers every error that is thrown behind it with a problem document (RFC 9457). */
export function problemDetails(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    onError: (request) => {
      request.response = toErrorReply(request.error, request.event.requestContext.requestId);
    },
  };
}
