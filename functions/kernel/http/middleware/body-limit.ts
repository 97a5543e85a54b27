import type { MiddlewareObj } from '@middy/core';
import { AppError } from '../../errors.ts';
import { type ApiEvent, type ApiResponse, getOperation } from '../api-event.ts';
import { maxBodyBytesOf } from '../contract.ts';

/**
 * Refuses a body that is larger than its route reads, before the caller is looked up and the body is parsed.
 * @throws 413 `too_large`
 */
export function bodyLimit(): MiddlewareObj<ApiEvent, ApiResponse> {
  return {
    before: ({ event }) => {
      const { route } = getOperation(event);
      if (route.body && countBodyBytes(event) > maxBodyBytesOf(route))
        throw new AppError('too_large', `Send at most ${maxBodyBytesOf(route) / 1000} kB.`);
    },
  };
}

/** Counts without decoding. */
const countBodyBytes = ({ body = '', isBase64Encoded }: ApiEvent): number =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
